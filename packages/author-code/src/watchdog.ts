import { Worker } from 'node:worker_threads';

/** Name of the global symbol under which the thread finds what it calls in the main thread. */
export const STUCK = 'docgen.stuck';

/** To the thread: that the main thread is there, and after how long a silence it is stuck. */
export interface WatchdogOrder {
  readonly seconds?: number;
}

/** What the thread is started with. */
export interface WatchdogState {
  /** 1 while the main thread does what stops by itself. */
  readonly paused: Int32Array;
}

export interface Watchdog {
  readonly setLimit: (seconds: number) => void;
  /** Says that what follows stops by itself, or that it does not any more. */
  readonly pause: (paused: boolean) => void;
  readonly end: () => void;
}

/**
 * Starts a thread that notices when this one does not come to an end of what it does.
 *
 * @param entry - The bundled `watchdog-worker.ts`.
 * @param onStuck - Called in the middle of what this thread does when the time is over, and again
 *   and again from then on.
 */
export function startWatchdog(entry: string, onStuck: () => void): Watchdog {
  const paused = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(entry, {
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    workerData: { paused } satisfies WatchdogState,
  });
  const answer = (order: WatchdogOrder): void => worker.postMessage(order);
  const symbol = Symbol.for(STUCK);
  worker.on('message', () => answer({}));
  // It only listens; without it a loop without end has none, which is no reason to fail.
  worker.on('error', () => undefined);
  worker.unref();
  Reflect.set(globalThis, symbol, () => Atomics.load(paused, 0) === 0 && onStuck());
  return {
    setLimit: (seconds) => answer({ seconds }),
    pause: (value) => {
      Atomics.store(paused, 0, Number(value));
    },
    end: () => {
      Reflect.deleteProperty(globalThis, symbol);
      void worker.terminate();
    },
  };
}
