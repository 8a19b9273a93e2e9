import type { Place } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/escape-invisible';

/**
 * Formats a place for editors and terminals: `file:line:column`. Control characters in file names
 * are escaped.
 */
export function placeText({ file, line, column }: Place): string {
  return [escapeInvisible(file), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}
