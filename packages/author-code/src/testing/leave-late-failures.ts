import { afterAll, beforeAll } from 'vitest';
import { LATE_FAILURES } from '../catch-late.ts';

/**
 * Leaves uncaught errors to docgen during the tests of a `describe`. Otherwise the test runner
 * would report each as a failure.
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
