import process from 'node:process';
import { AuthorTimeout } from './author-errors.ts';

/**
 * Waits for a promise that may never settle. Gives up after the given time, or as soon as the
 * process has nothing left to do that could settle it.
 *
 * @throws The reason of the rejection; `AuthorTimeout` after giving up.
 */
export async function settleWithin<T>(seconds: number, promise: Promise<T>): Promise<T> {
  let giveUp = (): void => {};
  const never = new Promise<never>((_, reject) => {
    giveUp = () => reject(new AuthorTimeout('waits', seconds));
  });
  // The timer must not keep the process running, or `beforeExit` would not be emitted.
  const timer = setTimeout(giveUp, seconds * 1000).unref();
  process.once('beforeExit', giveUp);
  try {
    return await Promise.race([promise, never]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', giveUp);
  }
}
