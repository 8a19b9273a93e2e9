import { once } from 'node:events';
import { stop } from 'esbuild';

/**
 * Waits for the bundler, with a time limit. After it, the process of the bundler is stopped,
 * because it may wait forever, for example for a pipe named package.json. The next bundle starts a
 * new one.
 *
 * @param time - Aborted at the time limit.
 * @returns `undefined` if the time limit was reached.
 */
export async function bundledWithin<T>(
  time: AbortSignal,
  work: Promise<T>,
): Promise<T | undefined> {
  // It rejects when the process is stopped, after the race is decided.
  work.catch(() => {});
  const result = await Promise.race([work, once(time, 'abort').then(() => undefined)]);
  if (result === undefined) await stop();
  return result;
}
