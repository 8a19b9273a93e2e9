import { Worker } from 'node:worker_threads';

/** Longest time for one case, in milliseconds. It only protects against hangs. */
const LIMIT = 120_000;

/** Maximal length of a case's text, in bytes; longer ones are truncated. */
const ROOM = 1_000_000;

/** Polling interval of the thread, in milliseconds. */
const INTERVAL = 1_000;

/**
 * The code of the watchdog thread. A separate thread is needed because a hanging one handles no
 * events. It polls shared memory, because a message for every case costs as much as a small case.
 */
const WATCHDOG = `
const { writeSync } = require('node:fs');
const { limit, interval, state, text } = require('node:worker_threads').workerData;
let seen = 0;
let since = Date.now();
setInterval(() => {
  const [count, length] = new Int32Array(state);
  if (count !== seen) {
    seen = count;
    since = Date.now();
  } else if (Date.now() - since > limit) {
    writeSync(2, 'A case hangs: ' + JSON.stringify(Buffer.from(text).toString('utf8', 0, length)) + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
}, interval);
`;

/** Ends the process if a case hangs, and prints the case. */
export interface Watch {
  /** Begins a case, which ends the one before. */
  readonly begin: (subject: string) => void;
  /** Stops the watchdog thread. */
  readonly end: () => Promise<void>;
}

/** Starts the watchdog thread. @param limit - In milliseconds. */
export function startWatch(limit = LIMIT): Watch {
  const state = new SharedArrayBuffer(8);
  const text = new SharedArrayBuffer(ROOM);
  const worker = new Worker(WATCHDOG, {
    eval: true,
    workerData: { limit, interval: INTERVAL, state, text },
  });
  const [counts, bytes] = [new Int32Array(state), Buffer.from(text)];
  return {
    begin(subject) {
      Atomics.store(counts, 1, bytes.write(subject));
      Atomics.add(counts, 0, 1);
    },
    async end() {
      await worker.terminate();
    },
  };
}
