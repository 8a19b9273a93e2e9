import { parentPort } from 'node:worker_threads';
import { createPageJobs } from './page-jobs.ts';
import type { PageCalls, PageOutcome } from './page-thread.ts';

/**
 * Entry point of the thread that finishes pages. A thread is started from a file,
 * so this module is bundled as an entry of its own.
 */
const jobs = createPageJobs();

parentPort?.on('message', ({ texts, calls }: PageCalls) => {
  const textAt = (arg: unknown) => (typeof arg === 'number' ? texts[arg] : arg);
  parentPort?.postMessage(calls.map(({ job, args }) => outcomeOf({ job, args: args.map(textAt) })));
});

function outcomeOf({ job, args }: PageCalls['calls'][number]): PageOutcome {
  try {
    return { result: Reflect.apply(jobs[job], undefined, args) };
  } catch (error) {
    // An error goes from thread to thread with its stack, but without properties of its own, such as
    // the code of the file system.
    return { error: error as Error, properties: { ...(error as Error) } };
  }
}
