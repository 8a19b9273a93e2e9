import { Worker } from 'node:worker_threads';
import type { PageScan } from '@docgen/links/scan-page';
import { createPageJobs, type PageJob, type PageJobResult } from './page-jobs.ts';

/** To the thread: jobs to be done in their order. */
export interface PageRequest {
  readonly id: number;
  readonly jobs: readonly PageJob[];
}

/** From the thread: what became of them, or why one of them failed. */
export type PageResponse =
  | { readonly id: number; readonly results: readonly PageJobResult[] }
  | {
      readonly id: number;
      readonly failure: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'syscall' | 'path'>;
    };

/** Writes pages and reads the addresses in them, while the next ones are rendered. */
export interface PageThread {
  /**
   * Writes a file; its folders are made as needed. Rejects with the file system's error.
   *
   * @param path - Absolute path.
   */
  readonly write: (path: string, contents: string | Uint8Array) => Promise<void>;
  /** Reads ids and addresses out of a page, see `scanPage`. */
  readonly scan: (html: string) => Promise<PageScan>;
  /** Waits for what is under way and ends the thread. Never rejects. */
  readonly end: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (result: PageJobResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the thread.
 *
 * @param entry - The bundled `page-worker.ts`. Without it everything is done in this
 *   thread, with the same result.
 */
export function startPageThread(entry: string | undefined): PageThread {
  if (entry === undefined) return pageJobsHere();
  const worker = new Worker(entry);
  const waiting = new Map<number, readonly Waiting[]>();
  let jobs: PageJob[] = [];
  let asked: Waiting[] = [];
  let count = 0;
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure = error;
    for (const promises of waiting.values()) for (const { reject } of promises) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('message', (response: PageResponse) => {
    const promises = waiting.get(response.id) ?? [];
    waiting.delete(response.id);
    if ('failure' in response) {
      const error = Object.assign(new Error(response.failure.message), response.failure);
      for (const { reject } of promises) reject(error);
    } else {
      for (const [index, { resolve }] of promises.entries()) resolve(response.results[index]);
    }
  });

  /** Jobs that are asked for in one go, such as those of a page, travel together. */
  const send = (): void => {
    const request: PageRequest = { id: count++, jobs };
    waiting.set(request.id, asked);
    jobs = [];
    asked = [];
    if (failure === undefined) worker.postMessage(request);
    else fail(failure);
  };
  const ask = (job: PageJob): Promise<PageJobResult> =>
    new Promise((resolve, reject) => {
      if (jobs.length === 0) queueMicrotask(send);
      jobs.push(job);
      asked.push({ resolve, reject });
    });

  let last: Promise<unknown> = Promise.resolve();
  const remembered = <T>(promise: Promise<T>): Promise<T> => {
    // Requests are answered in their order, so the last one stands for all.
    last = promise.catch(() => undefined);
    return promise;
  };
  return {
    write: async (path, contents) => {
      await remembered(ask({ kind: 'write', path, contents }));
    },
    scan: async (html) => (await remembered(ask({ kind: 'scan', html }))) ?? NOTHING,
    async end() {
      await last;
      await worker.terminate();
    },
  };
}

const NOTHING: PageScan = { ids: [], references: [] };

function pageJobsHere(): PageThread {
  const run = createPageJobs();
  return {
    write: async (path, contents) => {
      run({ kind: 'write', path, contents });
    },
    scan: async (html) => run({ kind: 'scan', html }) ?? NOTHING,
    end: async () => {},
  };
}
