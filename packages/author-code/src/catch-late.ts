import process from 'node:process';

/** Events that tell of what nobody catches. */
const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

/**
 * Takes what nobody catches: errors in timers and events, and promises that are rejected and
 * that nobody waits for.
 *
 * @param take - Is given each; returns false for what is not its business.
 * @param fault - Is given that, unless somebody else listens. Left out, the process ends as it
 *   would do without anybody who listens.
 * @returns Stops it.
 */
export function catchLate(
  take: (thrown: unknown) => boolean,
  fault?: (thrown: unknown) => void,
): () => void {
  const stops = EVENTS.map((event) => {
    const onEvent = (thrown: unknown): void => {
      if (take(thrown) || process.listenerCount(event) > 1) return;
      if (fault === undefined) {
        stop();
        throw thrown;
      }
      fault(thrown);
    };
    // Node types each event by itself.
    process.on(event as 'uncaughtException', onEvent);
    return () => process.off(event, onEvent);
  });
  const stop = (): void => {
    for (const each of stops) each();
  };
  return stop;
}
