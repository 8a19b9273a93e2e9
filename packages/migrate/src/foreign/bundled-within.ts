import { setTimeout } from 'node:timers/promises';
import { stop } from 'esbuild';

/**
 * What the bundler makes, unless it takes longer. Then its process ends with what it waits for,
 * such as a pipe by the name of package.json; the next work starts a new one.
 *
 * @returns `undefined` when it took too long.
 */
export async function bundledWithin<T>(
  milliseconds: number,
  work: Promise<T>,
): Promise<T | undefined> {
  const timer = new AbortController();
  const late = setTimeout(milliseconds, undefined, timer).catch(() => undefined);
  try {
    const result = await Promise.race([work, late]);
    if (result === undefined) await stop();
    return result;
  } finally {
    timer.abort();
    // Ended with its process, it fails, and nobody waits for it any more.
    work.catch(() => {});
  }
}
