import type { Place } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/escape-invisible';

/**
 * Writes a place as editors and terminals understand it: `file:line:column`. Names of files may hold
 * control characters, which are written as escapes.
 */
export function placeText({ file, line, column }: Place): string {
  return [escapeInvisible(file), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}
