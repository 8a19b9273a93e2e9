import { parentPort } from 'node:worker_threads';
import { createPageJobs } from './page-jobs.ts';
import type { PageCall, PageCalls, PageOutcome } from './page-thread.ts';

/**
 * Entry point of the thread that finishes pages. A thread is started from a file,
 * so this module is bundled as an entry of its own.
 */
const jobs = createPageJobs();

parentPort?.on('message', ({ texts, ends, calls }: PageCalls) => {
  const bytesAt = (at: number) => texts.subarray(ends[at - 1] ?? 0, ends[at]);
  const decoded = new Map<number, string>();
  const textAt = (at: number): string => {
    const text = decoded.get(at) ?? decoder.decode(bytesAt(at));
    decoded.set(at, text);
    return text;
  };
  const argsOf = ({ job, args }: PageCall) =>
    args.map((arg, index) => {
      if (typeof arg !== 'number') return arg;
      // What is written need not become a text before.
      return job === 'write' && index === 2 ? bytesAt(arg) : textAt(arg);
    });
  parentPort?.postMessage(calls.map((call) => outcomeOf({ job: call.job, args: argsOf(call) })));
});

/** A mark at the beginning belongs to the text. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function outcomeOf({ job, args }: PageCalls['calls'][number]): PageOutcome {
  try {
    return { result: Reflect.apply(jobs[job], undefined, args) };
  } catch (error) {
    // An error goes from thread to thread with its stack, but without properties of its own, such as
    // the code of the file system.
    return { error: error as Error, properties: { ...(error as Error) } };
  }
}
