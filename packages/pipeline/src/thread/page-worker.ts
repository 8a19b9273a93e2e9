import { parentPort } from 'node:worker_threads';
import { remember } from '@docgen/core/basics/remember';
import { type Encoded, isEncoded } from '@docgen/memo/encoded';
import { createPageJobs } from './page-jobs.ts';
import type { PageCall, PageCalls, PageOutcome } from './page-thread.ts';

/**
 * Entry point of the thread that finishes pages. Threads are started from files, so this module is
 * bundled as a separate entry point.
 */
const jobs = createPageJobs();

parentPort?.on('message', ({ texts, ends, calls }: PageCalls) => {
  const bytesAt = (at: number) => texts.subarray(ends[at - 1] ?? 0, ends[at]);
  const textAt = remember((at: number) => decoder.decode(bytesAt(at)));
  const argsOf = ({ job, args }: PageCall) =>
    args.map((arg, index) => {
      // The contents of a file are written without decoding them.
      const isContents = job === 'write' && index === 2;
      if (typeof arg === 'number') return isContents ? bytesAt(arg) : textAt(arg);
      if (!isPieces(arg)) return arg;
      return isContents ? Buffer.concat(arg.map(bytesAt)) : arg.map(textAt);
    });
  const outcomes = calls.map((call) => outcomeOf({ job: call.job, args: argsOf(call) }));
  const encoded = outcomes.flatMap(encodedIn);
  parentPort?.postMessage(outcomes, encoded.length === 0 ? [] : [gathered(encoded)]);
});

function isPieces(arg: unknown): arg is readonly number[] {
  return Array.isArray(arg);
}

/** The encoded values in the result of a job: the result itself, or its properties. */
function encodedIn(outcome: PageOutcome): Encoded<unknown>[] {
  if (!('result' in outcome) || typeof outcome.result !== 'object') return [];
  if (isEncoded(outcome.result)) return [outcome.result];
  return Object.values(outcome.result ?? {}).filter(isEncoded);
}

/** Moves the bytes of encoded values to one buffer, which is transferred without a copy. */
function gathered(encoded: readonly Encoded<unknown>[]): ArrayBuffer {
  const size = encoded.reduce((sum, { json }) => sum + json.byteLength, 0);
  const all = new Uint8Array(new ArrayBuffer(size));
  let end = 0;
  for (const each of encoded) {
    all.set(each.json, end);
    const json = all.subarray(end, end + each.json.byteLength);
    end += json.byteLength;
    Object.assign(each, { json });
  }
  return all.buffer;
}

/** Keeps a byte order mark, which is part of the text. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function outcomeOf({ job, args }: PageCalls['calls'][number]): PageOutcome {
  try {
    return { result: Reflect.apply(jobs[job], undefined, args) };
  } catch (error) {
    // Errors are sent between threads with their stack, but without their own properties, such as
    // the error code of the file system.
    return { error: error as Error, properties: { ...(error as Error) } };
  }
}
