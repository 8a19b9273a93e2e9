import { Worker } from 'node:worker_threads';

/** Key of the global symbol for the function that the thread calls in the main thread. */
export const STUCK = 'docgen.stuck';

/**
 * Message to the thread: the main thread responds. May set the time, in seconds, after which a main
 * thread that does not respond is stuck.
 */
export interface WatchdogOrder {
  readonly seconds?: number;
}

/** `workerData` of the thread. */
export interface WatchdogState {
  /** 1 while the main thread runs code that has its own time limit. */
  readonly paused: Int32Array;
}

/** Controls the thread that `startWatchdog` has started. */
export interface Watchdog {
  /** Sets the time, in seconds, after which this thread is stuck if it does not respond. */
  readonly setLimit: (seconds: number) => void;
  /** Set to true before running code that has its own time limit, and to false afterwards. */
  readonly pause: (paused: boolean) => void;
  /** Ends the thread. */
  readonly end: () => void;
}

/**
 * Starts a thread that detects when this one is stuck.
 *
 * @param entry - The bundled `watchdog-worker.ts`.
 * @param onStuck - Called on this thread, in the middle of whatever it is executing, once the limit
 *   is exceeded, and repeatedly from then on.
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
  // The thread only monitors. If it fails, endless loops go undetected, which is no reason to fail.
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
