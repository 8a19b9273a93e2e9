import { Worker } from 'node:worker_threads';

/** Longest time that one case may take, in milliseconds: a limit against hangs, not a goal. */
const LIMIT = 120_000;

/** What the watching thread runs; a thread of its own, because the one that hangs hears nothing. */
const WATCHDOG = `
const { writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
let timer;
parentPort.on('message', (subject) => {
  clearTimeout(timer);
  if (subject === undefined) return;
  timer = setTimeout(() => {
    writeSync(2, 'A case hangs: ' + JSON.stringify(subject) + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, workerData);
});
`;

/** Ends the process when a case hangs, and says which. */
export interface Watch {
  /** A case begins; the one before has ended. */
  readonly begin: (subject: string) => void;
  /** Ends the thread. */
  readonly end: () => Promise<void>;
}

/** Starts a thread that watches over cases. */
export function startWatch(): Watch {
  const worker = new Worker(WATCHDOG, { eval: true, workerData: LIMIT });
  return {
    begin: (subject) => worker.postMessage(subject),
    async end() {
      await worker.terminate();
    },
  };
}
