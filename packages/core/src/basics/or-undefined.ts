/**
 * Returns what a function returns, or `undefined` if it throws. For questions that any failure
 * answers with no, such as whether a file can be accessed.
 */
export function orUndefined<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
