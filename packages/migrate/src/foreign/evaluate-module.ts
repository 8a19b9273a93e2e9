import { realpathSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, posix } from 'node:path';
import { markedRange } from '@docgen/bundler/report/marked-range';
import { decodePath } from '@docgen/core/addresses/address';
import type { Place } from '@docgen/core/diagnostic';
import { folderSettings } from '@docgen/files/folder-settings';
import { bundleModule } from './bundle-module.ts';
import { bundledWithin } from './bundled-within.ts';
import { childMessage } from './child-message.ts';
import type { StartCalls } from './common-starts.ts';
import type { ForeignValue } from './foreign-value.ts';
import { packageFolders, projectRoot } from './project-root.ts';
import { isRegularFile } from './regular-file.ts';
import { type ChildEnd, MEMORY_LIMIT, runChild } from './run-child.ts';

/** Why a module could not be evaluated. */
export interface EvaluationFailure {
  /**
   * `syntax`: the code is not valid; `throws`: it threw an error; `time`: it did not end in time;
   * `silent`: its process ended without a valid report of its exports.
   */
  readonly reason: 'syntax' | 'throws' | 'time' | 'silent';
  /** Message of the bundler, of the thrown error, or of docgen. */
  readonly message: string;
  /** Position of the error, with a file relative to the module's folder. */
  readonly place?: Place;
}

export type Evaluation = { readonly value: ForeignValue } | { readonly failure: EvaluationFailure };

/**
 * Default time limit in milliseconds: several times as long as the slowest real configurations
 * take.
 */
const TIME_LIMIT = 15_000;

/**
 * Evaluates a configuration module of another program. It runs in a separate process, which may
 * read its project and its packages, but not write, start programs or use the network. Missing
 * packages are replaced by stubs. If the export is a function, it is called; promises are awaited.
 *
 * @param file - Absolute path of a TypeScript or JavaScript module.
 * @param options.calls - Calls of functions among the exports, see `Opaque.starts`.
 * @param options.timeLimit - Time limit in milliseconds, including bundling. @default 15,000
 */
export async function evaluateModule(
  file: string,
  {
    calls,
    timeLimit = TIME_LIMIT,
  }: { readonly calls?: StartCalls | undefined; readonly timeLimit?: number } = {},
): Promise<Evaluation> {
  const late = () => failed('time', `It did not end within ${timeLimit / 1000} seconds`);
  if (!isRegularFile(file)) return failed('syntax', 'It is not a readable file');
  const time = AbortSignal.timeout(timeLimit);
  const folder = realpathSync(dirname(file));
  const [setting] = folderSettings(folder, folder);
  if (setting !== undefined) return failed('syntax', setting.message);
  const places = [folder, dirname(file)];
  const own = places.flatMap((path) => [projectRoot(path), ...packageFolders(path)]);
  const readable = [...new Set(own)];
  const bundle = await bundledWithin(time, bundleModule(file, readable, calls));
  if (bundle === undefined) return late();
  if (!('code' in bundle)) {
    const [first] = bundle;
    const { location = null, text = 'The code is not valid' } = first ?? {};
    if (location === null) return failed('syntax', text);
    const { line, column } = markedRange(location);
    return failed('syntax', text, placeOf({ file: location.file, line, column }));
  }
  const end = await runChild(bundle.code, { cwd: folder, readable, time });
  if (time.aborted) return late();
  if (end.said === '') return failed('silent', silence(end));
  const message = childMessage(end.said);
  if (message === undefined) {
    return failed('silent', 'What its process reported is not a value, or is too large');
  }
  return message.kind === 'value'
    ? { value: message.value }
    : failed('throws', message.message, placeInStack(message.stack, bundle.map));
}

function failed(reason: EvaluationFailure['reason'], message: string, place?: Place): Evaluation {
  return { failure: { reason, message, place } };
}

function silence({ code, stderr }: ChildEnd): string {
  // V8 prints this before a stack trace of its own code, which says nothing about the
  // configuration.
  if (/heap out of memory/.test(stderr)) {
    return `It took too much memory, more than ${MEMORY_LIMIT} MB`;
  }
  const last = stderr.trim().split('\n').at(-1);
  const said = last ? ` and said “${last}”` : '';
  return `Its process ended with ${code === null ? 'a signal' : `exit code ${code}`}${said}`;
}

/** Converts a position. The bundler inserts text into the first line, so its columns are wrong. */
function placeOf({ file, line, column }: Required<Pick<Place, 'file' | 'line' | 'column'>>): Place {
  return { file, line, column: line === 1 ? undefined : column };
}

/** The innermost position of a stack trace that is in a source file of the bundle. */
function placeInStack(stack: string, map: string): Place | undefined {
  const sources = new SourceMap(JSON.parse(map));
  for (const [, line, at] of stack.matchAll(/\[eval1\]:(\d+):(\d+)/g)) {
    const entry = sources.findEntry(Number(line) - 1, Number(at) - 1);
    if (!('originalSource' in entry) || /[:<]/.test(entry.originalSource)) continue;
    // A map names files as URLs, with spaces and umlauts percent-encoded.
    const file = posix.normalize(decodePath(entry.originalSource));
    return placeOf({ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 });
  }
  return undefined;
}
