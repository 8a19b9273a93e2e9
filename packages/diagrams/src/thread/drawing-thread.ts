import { Worker } from 'node:worker_threads';
import type { Draw, Drawn, MermaidThemes } from '../draw.ts';

/** Message to the thread: a diagram to draw. */
export interface DrawRequest {
  readonly id: number;
  readonly source: string;
}

/** Message from the thread: the result. */
export interface DrawResponse {
  readonly id: number;
  readonly drawn: Drawn;
}

export interface DrawingThreadOptions {
  /**
   * How long a thread without work is kept, in milliseconds: Mermaid takes up 100 MB.
   *
   * @default 200
   */
  readonly idleTime?: number | undefined;
  /** Ends the thread as soon as it has no work, instead of after the idle time. */
  readonly closing?: AbortSignal | undefined;
  /** Ends the thread at once, even while it draws. Pending drawings reject with its reason. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a function that draws in a worker thread. The thread is started when there is something
 * to draw and ended after a while without work. It does not keep the process alive while idle. If it
 * fails, all waiting calls reject with its error, and the next call starts it again.
 *
 * @param entry - The bundled `worker.ts`.
 */
export function startDrawingThread(
  entry: URL,
  themes: MermaidThemes,
  { idleTime = 200, closing, signal }: DrawingThreadOptions = {},
): Draw {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const started = new Worker(entry, { workerData: themes });
    started.on('message', ({ id, drawn }: DrawResponse) => {
      waiting.get(id)?.resolve(drawn);
      waiting.delete(id);
      if (waiting.size > 0) return;
      started.unref();
      if (closing?.aborted) end();
      else idle = setTimeout(end, idleTime).unref();
    });
    started.on('error', fail);
    return started;
  };

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  const fail = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  closing?.addEventListener('abort', () => {
    if (waiting.size === 0) end();
  });
  signal?.addEventListener('abort', () => {
    worker?.terminate();
    fail(signal.reason);
  });

  return (source) =>
    new Promise((resolve, reject) => {
      // It may have been aborted before the listener was added.
      signal?.throwIfAborted();
      clearTimeout(idle);
      worker ??= start();
      const id = count++;
      waiting.set(id, { resolve, reject });
      worker.ref();
      const request: DrawRequest = { id, source };
      worker.postMessage(request);
    });
}
