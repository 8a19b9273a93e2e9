import { escapeInvisible } from '@docgen/core/escape-invisible';

/**
 * Writes what would steer a terminal as escapes. Texts quote what users wrote and named; their line
 * breaks are meant.
 */
export function printableLines(text: string): string {
  return text.split('\n').map(escapeInvisible).join('\n');
}
