import { Worker } from 'node:worker_threads';

/** Name of the global symbol under which the thread finds what it calls in the main thread. */
export const STUCK = 'docgen.stuck';

/** To the thread: that the main thread is there, and after how long a silence it is stuck. */
export interface WatchdogOrder {
  readonly seconds?: number;
}

export interface Watchdog {
  readonly setLimit: (seconds: number) => void;
  readonly end: () => void;
}

/**
 * Starts a thread that notices when this one does not come to an end of what it does.
 *
 * @param entry - The bundled `watchdog-worker.ts`.
 * @param onStuck - Called in the middle of what this thread does when the time is over, and every
 *   half second from then on.
 */
export function startWatchdog(entry: string, onStuck: () => void): Watchdog {
  const worker = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: 4 } });
  const answer = (order: WatchdogOrder): void => worker.postMessage(order);
  const symbol = Symbol.for(STUCK);
  worker.on('message', () => answer({}));
  // It only listens; without it a loop without end has none, which is no reason to fail.
  worker.on('error', () => undefined);
  worker.unref();
  Reflect.set(globalThis, symbol, onStuck);
  return {
    setLimit: (seconds) => answer({ seconds }),
    end: () => {
      Reflect.deleteProperty(globalThis, symbol);
      void worker.terminate();
    },
  };
}
