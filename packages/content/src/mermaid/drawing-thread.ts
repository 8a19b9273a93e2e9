import { Worker } from 'node:worker_threads';
import type { Draw, Drawn, MermaidThemes } from './draw.ts';

/** To the thread: what to draw. */
export interface DrawRequest {
  readonly id: number;
  readonly source: string;
}

/** From the thread: what became of it. */
export interface DrawResponse {
  readonly id: number;
  readonly drawn: Drawn;
}

interface Waiting {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts a thread that draws. It does not keep the process alive while nothing is
 * being drawn.
 *
 * @param entry the bundled `worker.ts`.
 */
export function startDrawingThread(entry: URL, themes: MermaidThemes): Draw {
  const worker = new Worker(entry, {
    workerData: themes,
    // Drawings make much garbage that is gone with the drawing: with more room for it, a
    // tenth of the time is saved for 20 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let failure: Error | undefined;
  worker.unref();
  worker.on('message', ({ id, drawn }: DrawResponse) => {
    waiting.get(id)?.resolve(drawn);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error: Error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return (source) =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      const id = count++;
      waiting.set(id, { resolve, reject });
      worker.ref();
      const request: DrawRequest = { id, source };
      worker.postMessage(request);
    });
}
