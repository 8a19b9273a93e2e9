import { afterAll, beforeAll } from 'vitest';

/** What nobody catches. */
export const LATE_FAILURES = ['uncaughtException', 'unhandledRejection'] as const;

/**
 * Leaves what nobody catches to docgen for the tests of a `describe`: the test runner would take each
 * for a failed test.
 */
export function leaveLateFailures(): void {
  const own = LATE_FAILURES.map((event) => ({ event, listeners: process.rawListeners(event) }));
  beforeAll(() => {
    for (const { event } of own) process.removeAllListeners(event);
  });
  afterAll(() => {
    for (const { event, listeners } of own) {
      for (const listener of listeners) process.on(event, listener as () => void);
    }
  });
}
