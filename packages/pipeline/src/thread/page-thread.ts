import { Worker } from 'node:worker_threads';
import { createPageJobs, type PageJobs } from './page-jobs.ts';

/** A message to the thread: jobs to be done. */
export interface PageCalls {
  /**
   * The concatenated texts of the calls in UTF-8, which calls refer to by index. Each text, or piece
   * of a text, is sent once, even if several jobs need it, and is transferred without a copy.
   */
  readonly texts: Uint8Array;
  /** The end of each text. */
  readonly ends: readonly number[];
  readonly calls: readonly PageCall[];
}

/**
 * A job. Arguments that are texts are replaced by the index of the text, and those in pieces by the
 * indexes of the pieces.
 */
export interface PageCall {
  readonly job: keyof PageJobs;
  readonly args: readonly unknown[];
}

/** A message from the thread: the result of a job, or its error with the error's own properties. */
export type PageOutcome =
  | { readonly result: unknown }
  | { readonly error: Error; readonly properties: object };

/** Finishes pages while the next ones are rendered. A job that fails rejects with its error. */
export type PageThread = {
  readonly [J in keyof PageJobs]: (
    ...args: Parameters<PageJobs[J]>
  ) => Promise<ReturnType<PageJobs[J]>>;
} & {
  /**
   * Waits for running jobs and ends the thread. Never rejects. Jobs that are requested afterwards
   * reject.
   */
  readonly end: () => Promise<void>;
};

/** A call with the callbacks of its promise. */
interface Asked extends PageCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Maximum number of jobs in a message, for example for a search index. The thread can start while
 * further jobs are requested, and neither side holds the texts of all jobs at once.
 */
const MOST_JOBS = 64;

/** Starting a thread takes as long as this number of jobs: those of some sixteen pages. */
const FEW_JOBS = 64;

/**
 * Number of jobs that may wait for the thread, about half of those for which `renderPages` waits.
 * Further jobs run here, because this thread would soon have nothing to do: a site of 3,000 manuals
 * keeps the other one busy for 6 seconds, and this one for 3.
 */
const MOST_WAITING = 512;

/**
 * Prepares the thread. It is started when there are enough jobs to make up for the time of starting
 * it. Earlier jobs run in this thread, with the same results, and so do those that would wait long.
 *
 * @param entry - The bundled `page-worker.ts`. If `undefined`, all jobs run in this thread.
 * @param here - Number of jobs that run in this thread before the other one is started.
 */
export function startPageThread(entry: string | undefined, here = FEW_JOBS): PageThread {
  const jobs = createPageJobs();
  let asked = 0;
  let thread: StartedThread | undefined;
  const ask =
    (job: keyof PageJobs) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      asked += 1;
      if (asked > here && entry !== undefined) thread ??= startThread(entry);
      if (thread !== undefined && thread.waiting() < MOST_WAITING)
        return Reflect.apply(thread[job], undefined, args);
      try {
        return Reflect.apply(jobs[job], undefined, args);
      } catch (error) {
        // The stack of the worker thread is four times as deep.
        if (entry === undefined || !(error instanceof RangeError)) throw error;
        thread ??= startThread(entry);
        return Reflect.apply(thread[job], undefined, args);
      }
    };
  return askedFor(ask, { end: async () => thread?.end() });
}

interface StartedThread extends PageThread {
  /** Number of jobs without a result. */
  readonly waiting: () => number;
}

function startThread(entry: string): StartedThread {
  // Young objects are at most a page and the data derived from it: without the limit, a build of
  // 1,200 pages takes 324 MB instead of 310.
  const worker = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: 16 } });
  // The thread answers each message with one message, in the same order.
  const waiting: (readonly Asked[])[] = [];
  let asked: Asked[] = [];
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of waiting.splice(0).flat()) reject(error);
  };
  worker.on('error', fail);
  // The thread may also exit without an error event. Otherwise, waiting jobs would never settle.
  worker.on('exit', (code) => fail(failure ?? new Error(`the thread ended with code ${code}`)));
  worker.on('message', (outcomes: readonly PageOutcome[]) => {
    for (const [index, { resolve, reject }] of (waiting.shift() ?? []).entries()) {
      const outcome = outcomes[index];
      if (outcome && 'error' in outcome) reject(Object.assign(outcome.error, outcome.properties));
      else resolve(outcome?.result);
    }
  });

  let texts = textPack();
  /**
   * Jobs that are requested in one turn of the event loop, such as those of several pages, are sent
   * in one message: sending takes 0.35 ms, independently of the size.
   */
  const send = (): void => {
    if (asked.length === 0) return;
    waiting.push(asked);
    const calls = asked.map(({ job, args }) => ({ job, args }));
    const message: PageCalls = { ...texts.packed(), calls };
    asked = [];
    texts = textPack();
    if (failure === undefined) worker.postMessage(message, [message.texts.buffer as ArrayBuffer]);
    else fail(failure);
  };
  let unanswered = 0;
  // Results arrive in the order of the calls, so waiting for the last one is sufficient.
  let last: Promise<unknown> = Promise.resolve();
  const ask =
    (job: keyof PageJobs) =>
    (...args: readonly unknown[]): Promise<unknown> => {
      if (asked.length === 0) setImmediate(send);
      const sent = args.map((arg) => {
        if (typeof arg === 'string') return texts.add(arg);
        return isPieces(arg) ? arg.filter(Boolean).map(texts.add) : arg;
      });
      const answer = new Promise((resolve, reject) =>
        asked.push({ job, args: sent, resolve, reject }),
      );
      if (asked.length === MOST_JOBS) send();
      unanswered++;
      last = answer.catch(() => undefined).finally(() => unanswered--);
      return answer;
    };
  const end = async (): Promise<void> => {
    await last;
    await worker.terminate();
    // Jobs that were requested meanwhile will not be answered.
    fail(new Error('the thread has ended'));
  };
  return { ...askedFor(ask, { end }), waiting: () => unanswered };
}

/** No job has any other list among its arguments. */
function isPieces(arg: unknown): arg is readonly string[] {
  return Array.isArray(arg);
}

/** Initial size of the buffer, which usually suffices for the texts of a message. */
const PACK_BYTES = 1 << 20;

/**
 * Number of texts that are checked for duplicates: those of a page, whose frame and the pieces of it
 * are also those of the next page.
 */
const REMEMBERED = 32;

/**
 * Collects the texts of a message. They are encoded at once, so that the strings need not be kept
 * in memory.
 */
function textPack() {
  let bytes = Buffer.allocUnsafeSlow(PACK_BYTES);
  let end = 0;
  const ends: number[] = [];
  const last: { readonly text: string; readonly position: number }[] = [];
  return {
    /** @returns The index of the text. */
    add(text: string): number {
      const known = last.find((each) => each.text === text);
      if (known !== undefined) return known.position;
      // A UTF-16 code unit has at most three bytes in UTF-8.
      const needed = end + text.length * 3;
      if (needed > bytes.byteLength) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, bytes.byteLength * 2));
        bytes.copy(larger, 0, 0, end);
        bytes = larger;
      }
      end += bytes.write(text, end);
      const position = ends.push(end) - 1;
      last.push({ text, position });
      if (last.length > REMEMBERED) last.shift();
      return position;
    },
    packed: (): Pick<PageCalls, 'texts' | 'ends'> => ({ texts: bytes, ends }),
  };
}

/** @param ask - Returns a function that takes the arguments of a job and resolves to its result. */
function askedFor(
  ask: (job: keyof PageJobs) => (...args: readonly unknown[]) => Promise<unknown>,
  control: Pick<PageThread, 'end'>,
): PageThread {
  const jobs = {
    write: ask('write'),
    scan: ask('scan'),
    parts: ask('parts'),
    twin: ask('twin'),
    sections: ask('sections'),
    index: ask('index'),
  };
  return { ...(jobs as Omit<PageThread, keyof typeof control>), ...control };
}
