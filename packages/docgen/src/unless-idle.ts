import process from 'node:process';

/**
 * Awaits a promise, and rejects if it can never settle: a process that has nothing left to do ends
 * silently in the middle of an `await`.
 *
 * @param failure - Creates the error for this case.
 * @throws The promise's rejection, or the error of `failure` when the process has nothing left to
 *   do.
 */
export async function unlessIdle<T>(promise: Promise<T>, failure: () => unknown): Promise<T> {
  let onIdle = (): void => {};
  const idle = new Promise<never>((_, reject) => {
    let seen: readonly unknown[] = [];
    onIdle = () => {
      const listeners = process.listeners('beforeExit');
      // Other listeners may resume the process, such as by aborting a module of the site that never
      // loads.
      if (listeners.every((listener) => seen.includes(listener))) reject(failure());
      else setImmediate(() => {});
      seen = listeners;
    };
    process.on('beforeExit', onIdle);
  });
  try {
    return await Promise.race([promise, idle]);
  } finally {
    process.off('beforeExit', onIdle);
  }
}
