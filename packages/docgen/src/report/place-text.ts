import type { Place } from '@docgen/core/diagnostic';

/** Writes a place as editors and terminals understand it: `file:line:column`. */
export function placeText({ file, line, column }: Place): string {
  return [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}
