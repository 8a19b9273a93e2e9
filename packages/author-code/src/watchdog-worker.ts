import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { STUCK, type WatchdogOrder, type WatchdogState } from './watchdog.ts';

/** The main thread is asked at least so often whether it is there; in milliseconds. */
const LONGEST_PAUSE = 500;

/** The main thread has at most this time to answer when the limit is over; in milliseconds. */
const LONGEST_GRACE = 2_000;

const { paused }: WatchdogState = workerData;

/**
 * Entry point of the thread that notices when the main thread does not come to an end of what it
 * does. A thread is started from a file, so this module is bundled as an entry of its own.
 */
let limit = Number.POSITIVE_INFINITY;
/** When the question was asked that the main thread has not answered yet. */
let asked: number | undefined;
let session: Session | undefined;

parentPort?.on('message', ({ seconds }: WatchdogOrder) => {
  asked = undefined;
  disconnect();
  if (seconds !== undefined) limit = seconds * 1000;
});

watch();

function watch(): void {
  if (asked === undefined) {
    asked = performance.now();
    parentPort?.postMessage('there?');
  } else if (performance.now() - asked >= limit + Math.min(limit / 2, LONGEST_GRACE)) {
    tellStuck();
  }
  setTimeout(watch, Math.min(limit / 10, LONGEST_PAUSE));
}

/**
 * The inspector's questions are answered in the middle of a loop, too. What stops by itself is not
 * asked: its end would be that of the answer, and the loop would go on.
 */
function tellStuck(): void {
  if (session !== undefined || Atomics.load(paused, 0) === 1) return;
  session = new Session();
  session.connectToMainThread();
  const expression = `globalThis[Symbol.for('${STUCK}')]?.()`;
  session.post('Runtime.evaluate', { expression }, disconnect);
}

/** At once, because Node waits for it, and says so, when the process ends. */
function disconnect(): void {
  session?.disconnect();
  session = undefined;
}
