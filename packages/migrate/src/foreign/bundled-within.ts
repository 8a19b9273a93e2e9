import { once } from 'node:events';
import { stop } from 'esbuild';

/**
 * What the bundler makes, unless it takes longer. Then its process ends with what it waits for,
 * such as a pipe by the name of package.json; the next work starts a new one.
 *
 * @param time - Is aborted when it takes too long.
 * @returns `undefined` when it took too long.
 */
export async function bundledWithin<T>(
  time: AbortSignal,
  work: Promise<T>,
): Promise<T | undefined> {
  // Ended with its process, it fails, and nobody waits for it any more.
  work.catch(() => {});
  const result = await Promise.race([work, once(time, 'abort').then(() => undefined)]);
  if (result === undefined) await stop();
  return result;
}
