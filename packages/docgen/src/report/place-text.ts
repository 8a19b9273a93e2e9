import type { Place } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';

/**
 * Formats a place for editors and terminals: `file:line:column`, or `file (Type.field)`. Control
 * characters in file names are escaped.
 */
export function placeText({ file, line, column, coordinate }: Place): string {
  const place = [escapeInvisible(file), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
  return coordinate === undefined ? place : `${place} (${escapeInvisible(coordinate)})`;
}
