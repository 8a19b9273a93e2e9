/**
 * What a function returns, and `undefined` when it throws: for questions to which every failure is
 * the answer no, such as whether a file can be looked at.
 */
export function orUndefined<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
