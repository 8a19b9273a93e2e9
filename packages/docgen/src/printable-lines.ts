import { escapeInvisible } from '@docgen/core/strings/escape-invisible';

/**
 * Escapes control characters for terminals, because texts may quote input. Line breaks are kept.
 */
export function printableLines(text: string): string {
  return text.split('\n').map(escapeInvisible).join('\n');
}
