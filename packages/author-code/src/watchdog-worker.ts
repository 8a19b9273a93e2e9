import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { STUCK, type WatchdogOrder, type WatchdogState } from './watchdog.ts';

/** Longest interval between checks that the main thread responds, in milliseconds. */
const LONGEST_PAUSE = 500;

/** Longest time beyond the limit that the main thread has to respond, in milliseconds. */
const LONGEST_GRACE = 2_000;

const { paused }: WatchdogState = workerData;

/**
 * Entry point of the thread that detects when the main thread is stuck. Worker threads start from a
 * file, so this module is bundled as a separate entry.
 */
let limit = Number.POSITIVE_INFINITY;
/** When the message was sent that the main thread has not answered yet. */
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
 * The inspector evaluates expressions even in the middle of a loop. This is skipped while code runs
 * that has its own time limit: the limit would terminate the evaluation instead, and the loop would
 * continue.
 */
function tellStuck(): void {
  if (session !== undefined || Atomics.load(paused, 0) === 1) return;
  session = new Session();
  session.connectToMainThread();
  const expression = `globalThis[Symbol.for('${STUCK}')]?.()`;
  session.post('Runtime.evaluate', { expression }, disconnect);
}

/**
 * Called immediately after use, because a process that exits waits for open sessions, with a
 * message.
 */
function disconnect(): void {
  session?.disconnect();
  session = undefined;
}
