/**
 * Asserts a condition that only a bug in docgen can violate.
 *
 * @param detail - Describes the violation, for the reader of the stack trace.
 * @throws Error `Invariant failed: <detail>`.
 */
export function invariant(condition: unknown, detail?: string): asserts condition {
  if (condition) return;
  throw new Error(detail === undefined ? 'Invariant failed' : `Invariant failed: ${detail}`);
}
