import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, posix } from 'node:path';
import type { Place } from '@docgen/core/diagnostic';
import { bundleModule } from './bundle-module.ts';
import type { ForeignValue } from './foreign-value.ts';
import { runChild } from './run-child.ts';

/** Why a module could not be evaluated. */
export interface EvaluationFailure {
  /**
   * `syntax`: the code is not valid; `throws`: it threw an error; `time`: it did not end in time;
   * `silent`: its process ended before it exported anything.
   */
  readonly reason: 'syntax' | 'throws' | 'time' | 'silent';
  /** What went wrong, in the words of whoever noticed. */
  readonly message: string;
  /** Where, with a file relative to the module's folder. */
  readonly place?: Place;
}

export type Evaluation = { readonly value: ForeignValue } | { readonly failure: EvaluationFailure };

/** Milliseconds that a module may take: a multiple of what the slowest honest ones need. */
const TIME_LIMIT = 15_000;

/**
 * Finds out what a configuration module of another program exports: runs it in a process of its
 * own that may not write, start programs or use the network, with stubs for packages that are
 * not there. An exported function is called, a promise awaited.
 *
 * @param file - Absolute path of a TypeScript or JavaScript module.
 * @param options.timeLimit - Milliseconds that it may take.
 */
export async function evaluateModule(
  file: string,
  { timeLimit = TIME_LIMIT }: { readonly timeLimit?: number } = {},
): Promise<Evaluation> {
  const bundle = await bundleModule(file);
  if (!('code' in bundle)) {
    const [first] = bundle;
    const { location = null, text = 'The code is not valid' } = first ?? {};
    return failed('syntax', text, location === null ? undefined : placeOf(location));
  }
  const end = await runChild(bundle.code, { cwd: dirname(file), timeLimit });
  switch (end.kind) {
    case 'value':
      // What the child sends is made by its `encode`, which gives nothing else.
      return { value: end.value as ForeignValue };
    case 'thrown':
      return failed('throws', end.message, placeInStack(end.stack, bundle.map));
    case 'time':
      return failed('time', `It did not end within ${timeLimit / 1000} seconds`);
    case 'silent':
      return failed('silent', silence(end.code, end.stderr));
  }
}

function failed(
  reason: EvaluationFailure['reason'],
  message: string,
  place?: Place,
): { failure: EvaluationFailure } {
  return { failure: { reason, message, ...(place === undefined ? {} : { place }) } };
}

function silence(code: number | null, stderr: string): string {
  const [last] = stderr.trim().split('\n').reverse();
  const said = last === undefined || last === '' ? '' : ` and said “${last}”`;
  return `Its process ended with ${code === null ? 'a signal' : `exit code ${code}`}${said}`;
}

/** The bundler puts text in front of the first line, so columns of that line mean nothing. */
function placeOf({ file, line, column }: { file: string; line: number; column: number }): Place {
  return { file, line, ...(line === 1 ? {} : { column: column + 1 }) };
}

/** The innermost position of a stack that lies in the sources of the bundle. */
function placeInStack(stack: string, map: string): Place | undefined {
  const payload: SourceMapPayload = JSON.parse(map);
  const sources = new SourceMap(payload);
  for (const [, line, column] of stack.matchAll(/\[eval1\]:(\d+):(\d+)/g)) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || /[:<]/.test(entry.originalSource)) continue;
    const { originalSource, originalLine, originalColumn } = entry;
    return placeOf({
      file: posix.normalize(originalSource),
      line: originalLine + 1,
      column: originalColumn,
    });
  }
  return undefined;
}
