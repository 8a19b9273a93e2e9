import { Session } from 'node:inspector';
import { parentPort } from 'node:worker_threads';
import { STUCK, type WatchdogOrder } from './watchdog.ts';

/** What can be stopped by itself is, in this time; in milliseconds. */
const GRACE = 2_000;

/**
 * Entry point of the thread that notices when the main thread does not come to an end of what it
 * does. A thread is started from a file, so this module is bundled as an entry of its own.
 */
let seconds = Number.POSITIVE_INFINITY;
let answered = performance.now();
let session: Session | undefined;

parentPort?.on('message', (order: WatchdogOrder) => {
  answered = performance.now();
  // Node waits for it, and says so, when the process ends.
  session?.disconnect();
  session = undefined;
  if (order.seconds !== undefined) seconds = order.seconds;
});

setInterval(() => {
  const silent = performance.now() - answered;
  if (silent < seconds * 1000 + GRACE) {
    parentPort?.postMessage('there?');
    return;
  }
  // The inspector's questions are answered in the middle of a loop, too.
  if (session === undefined) {
    session = new Session();
    session.connectToMainThread();
  }
  session.post('Runtime.evaluate', { expression: `globalThis[Symbol.for('${STUCK}')]?.()` });
}, 500);
