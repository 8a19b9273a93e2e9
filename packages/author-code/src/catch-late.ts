import process from 'node:process';

/**
 * Takes what nobody catches: errors in timers and events, and promises that are rejected and
 * that nobody waits for.
 *
 * @param take - Is given each; returns false for what is not its business, which then does what it
 *   would do without: it goes to other listeners, or ends the process.
 * @returns Stops it.
 */
export function catchLate(take: (thrown: unknown) => boolean): () => void {
  const stop = (): void => {
    process.off('uncaughtException', onException);
    process.off('unhandledRejection', onRejection);
  };
  const onException = (thrown: unknown): void => {
    if (take(thrown) || process.listenerCount('uncaughtException') > 1) return;
    stop();
    throw thrown;
  };
  const onRejection = (thrown: unknown): void => {
    if (take(thrown) || process.listenerCount('unhandledRejection') > 1) return;
    stop();
    throw thrown;
  };
  process.on('uncaughtException', onException);
  process.on('unhandledRejection', onRejection);
  return stop;
}
