/*
 * Entry point of the thread that detects when the main thread is stuck. Worker threads start from a
 * file, so this module is bundled as a separate entry.
 */

import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { STUCK, type WatchdogOrder, type WatchdogState } from './watchdog.ts';

/** Maximum interval between checks that the main thread responds, in milliseconds. */
const LONGEST_PAUSE = 500;

/** Maximum time beyond the limit in which the main thread can still respond, in milliseconds. */
const LONGEST_GRACE = 2_000;

const { paused }: WatchdogState = workerData;

/** Time limit in milliseconds. None until the main thread sends one. */
let limit = Number.POSITIVE_INFINITY;
/** Time of the message that the main thread has not answered yet; `undefined` if there is none. */
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
 * Calls the function `STUCK` in the main thread by the inspector, which evaluates expressions even
 * in the middle of a loop. Does nothing while code runs that has its own time limit: the limit
 * would terminate the evaluation instead, and the loop would continue.
 */
function tellStuck(): void {
  if (session !== undefined || Atomics.load(paused, 0) === 1) return;
  session = new Session();
  session.connectToMainThread();
  const expression = `globalThis[Symbol.for('${STUCK}')]?.()`;
  session.post('Runtime.evaluate', { expression }, disconnect);
}

/**
 * Closes the session. Called immediately after use, because a process with an open session prints a
 * message and waits before it exits.
 */
function disconnect(): void {
  session?.disconnect();
  session = undefined;
}
