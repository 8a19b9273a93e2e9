import type { Text } from './texts.ts';

/** The text that says how many entries a group has; `{0}` is the number. */
export function entriesText(count: number): Text {
  return count === 1 ? '1 entry' : '{0} entries';
}
