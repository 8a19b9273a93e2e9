import process from 'node:process';
import { AuthorTimeout } from './author-errors.ts';

/**
 * Waits for a promise that may never settle.
 *
 * It is given up after a time, or at once when the process has nothing left to do that could
 * settle it.
 *
 * @throws What the promise is rejected with; `AuthorTimeout` when it is given up.
 */
export async function settleWithin<T>(seconds: number, promise: Promise<T>): Promise<T> {
  let giveUp = (): void => {};
  const never = new Promise<never>((_, reject) => {
    giveUp = () => reject(new AuthorTimeout('waits', seconds));
  });
  // The timer by itself is nothing that the process would have to wait for.
  const timer = setTimeout(giveUp, seconds * 1000).unref();
  process.once('beforeExit', giveUp);
  try {
    return await Promise.race([promise, never]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', giveUp);
  }
}
