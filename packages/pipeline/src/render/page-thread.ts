import { Worker } from 'node:worker_threads';
import { createPageJobs, type PageJobs } from './page-jobs.ts';

/** To the thread: jobs to be done. */
export interface PageCalls {
  /**
   * The texts that the calls name by their position, one behind the other in UTF-8: each travels once,
   * however many jobs need it, and is not copied.
   */
  readonly texts: Uint8Array;
  /** Where each of them ends. */
  readonly ends: readonly number[];
  readonly calls: readonly PageCall[];
}

/** A job, with the position of a text in the place of an argument that is a text. */
export interface PageCall {
  readonly job: keyof PageJobs;
  readonly args: readonly unknown[];
}

/** From the thread: what a job returned, or threw, with the properties of that. */
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
   * Waits for what is under way and ends the thread. Never rejects; jobs that are asked for from
   * then on do.
   */
  readonly end: () => Promise<void>;
};

/** A call, and who waits for it. */
interface Asked extends PageCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * So many jobs travel together at most, such as those of a search index: the thread begins while
 * others are still asked for, and neither side holds the texts of all at a time.
 */
const MOST_JOBS = 64;

/** Starting a thread takes as long as so many jobs do: those of some sixteen pages. */
const FEW_JOBS = 64;

/**
 * Prepares the thread. It starts when there is more to do than starting it takes; what comes before
 * is done in this thread, with the same result.
 *
 * @param entry - The bundled `page-worker.ts`. Without it, everything is done in this thread.
 * @param here - How many jobs are done in this thread before the other one starts.
 */
export function startPageThread(entry: string | undefined, here = FEW_JOBS): PageThread {
  const jobs = createPageJobs();
  let asked = 0;
  let thread: PageThread | undefined;
  const ask =
    (job: keyof PageJobs) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      asked += 1;
      if (asked > here && entry !== undefined) thread ??= startThread(entry);
      if (thread !== undefined) return Reflect.apply(thread[job], undefined, args);
      try {
        return Reflect.apply(jobs[job], undefined, args);
      } catch (error) {
        // A thread of its own has a stack four times as deep.
        if (entry === undefined || !(error instanceof RangeError)) throw error;
        thread = startThread(entry);
        return Reflect.apply(thread[job], undefined, args);
      }
    };
  return askedFor(ask, { end: async () => thread?.end() });
}

function startThread(entry: string): PageThread {
  // A page and what is made of it are all that there is to remember at a time: without the limit, a
  // build of 1,200 pages takes 324 MB instead of 310.
  const worker = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: 16 } });
  // Each message to the thread is answered by one, in their order.
  const waiting: (readonly Asked[])[] = [];
  let asked: Asked[] = [];
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of waiting.splice(0).flat()) reject(error);
  };
  worker.on('error', fail);
  // It also ends without an error: `end` fails with a reason of its own then.
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
   * What is asked for in one turn of the event loop, such as the jobs of several pages, travels
   * together: sending takes 0.35 ms, whatever is sent.
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
  // Answers come in the order of the calls, so the last one stands for all.
  let last: Promise<unknown> = Promise.resolve();
  const ask =
    (job: keyof PageJobs) =>
    (...args: readonly unknown[]): Promise<unknown> => {
      if (asked.length === 0) setImmediate(send);
      const sent = args.map((arg) => (typeof arg === 'string' ? texts.add(arg) : arg));
      const answer = new Promise((resolve, reject) =>
        asked.push({ job, args: sent, resolve, reject }),
      );
      if (asked.length === MOST_JOBS) send();
      last = answer.catch(() => undefined);
      return answer;
    };
  const end = async (): Promise<void> => {
    await last;
    await worker.terminate();
    // What was asked for in the meantime has nobody left to answer it.
    fail(new Error('the thread has ended'));
  };
  return askedFor(ask, { end });
}

/** Space for the texts of so many jobs, in most cases. */
const PACK_BYTES = 1 << 20;

/** How many texts are remembered: those of a page, of which the next one has the frame as well. */
const REMEMBERED = 6;

/** Gathers texts that travel together. They are encoded at once, so that memory need not hold them. */
function textPack() {
  let bytes = Buffer.allocUnsafeSlow(PACK_BYTES);
  let end = 0;
  const ends: number[] = [];
  const last: { readonly text: string; readonly position: number }[] = [];
  return {
    /** @returns The position of a text. */
    add(text: string): number {
      const known = last.find((each) => each.text === text);
      if (known !== undefined) return known.position;
      // A unit of a text has three bytes at most.
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

/** @param ask - Gives a function that takes a job's arguments, and what the job returns. */
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
