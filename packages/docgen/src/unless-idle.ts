import process from 'node:process';

/**
 * Waits for a promise, and says so when it can never settle: a process without anything left to do
 * ends, in the middle of an `await` and without a word.
 *
 * @param failure - Makes the error for that.
 * @throws What the promise is rejected with; the error when the process has nothing left to do.
 */
export async function unlessIdle<T>(promise: Promise<T>, failure: () => unknown): Promise<T> {
  let onIdle = (): void => {};
  const idle = new Promise<never>((_, reject) => {
    let seen: readonly unknown[] = [];
    onIdle = () => {
      const listeners = process.listeners('beforeExit');
      // Who else listens may know how to go on, such as by giving up a module of an author's.
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
