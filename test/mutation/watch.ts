import { Worker } from 'node:worker_threads';

/** Longest time that one case may take, in milliseconds: a limit against hangs, not a goal. */
const LIMIT = 120_000;

/** Room for the text of a case, in bytes; of longer ones the beginning is shown. */
const ROOM = 1_000_000;

/** How often the thread looks, in milliseconds. */
const INTERVAL = 1_000;

/**
 * What the watching thread runs; a thread of its own, because the one that hangs hears nothing. It
 * looks at shared memory: to wake it with a message for every case costs as much as a small case.
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

/** Ends the process when a case hangs, and says which. */
export interface Watch {
  /** A case begins; the one before has ended. */
  readonly begin: (subject: string) => void;
  /** Ends the thread. */
  readonly end: () => Promise<void>;
}

/** Starts a thread that watches over cases. */
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
