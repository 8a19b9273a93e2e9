/**
 * For a promise that is awaited later: Node ends the process on a rejection that nothing handles
 * yet, so this handles it.
 *
 * @returns The promise itself, which still rejects where it is awaited.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
