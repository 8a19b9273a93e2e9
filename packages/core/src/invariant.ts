/**
 * Asserts what only a bug in docgen can break.
 *
 * @param condition - What has to hold.
 * @param detail - What was broken, for the person who reads the stack.
 * @throws Error `Invariant failed: <detail>` (specification, section 8).
 */
export function invariant(condition: unknown, detail?: string): asserts condition {
  if (condition) return;
  throw new Error(detail === undefined ? 'Invariant failed' : `Invariant failed: ${detail}`);
}
