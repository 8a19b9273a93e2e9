import { parentPort } from 'node:worker_threads';
import { createPageJobs } from './page-jobs.ts';
import type { PageRequest, PageResponse } from './page-thread.ts';

/**
 * Entry point of the thread that finishes pages. A thread is started from a file,
 * so this module is bundled as an entry of its own.
 */
const jobs = createPageJobs();

parentPort?.on('message', ({ id, calls }: PageRequest) => {
  let response: PageResponse;
  try {
    const results = calls.map(({ job, args }) => Reflect.apply(jobs[job], undefined, args));
    response = { id, results };
  } catch (error) {
    // An error's own properties, such as the code of the file system, do not get from thread to thread.
    const { message, code, syscall, path } = error as NodeJS.ErrnoException;
    response = { id, failure: { message, code, syscall, path } };
  }
  parentPort?.postMessage(response);
});
