import process from 'node:process';

/** Events for errors that nothing catches. */
export const LATE_FAILURES = ['uncaughtException', 'unhandledRejection'] as const;

/**
 * Handles errors that nothing catches: those thrown in callbacks of timers and events, and
 * rejections of promises that nothing awaits.
 *
 * @param take - Called with each thrown value; returns false if it cannot handle it.
 * @param fault - Called with those values, unless the process has other listeners for the event. If
 *   it is left out, the process ends as it would without listeners.
 * @returns Removes the listeners.
 */
export function catchLate(
  take: (thrown: unknown) => boolean,
  fault?: (thrown: unknown) => void,
): () => void {
  const stops = LATE_FAILURES.map((event) => {
    const onEvent = (thrown: unknown): void => {
      if (take(thrown) || process.listenerCount(event) > 1) return;
      if (fault === undefined) {
        stop();
        throw thrown;
      }
      fault(thrown);
    };
    // Node declares an overload for each event.
    process.on(event as 'uncaughtException', onEvent);
    return () => process.off(event, onEvent);
  });
  const stop = (): void => {
    for (const each of stops) each();
  };
  return stop;
}
