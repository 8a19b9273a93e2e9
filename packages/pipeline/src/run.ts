import { setImmediate } from 'node:timers/promises';
import { type AuthorCode, createAuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics, stuckDiagnostic } from '@docgen/author-code/author-diagnostic';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { BuildOptions, BuildResult, BuildSummary } from './build-options.ts';
import { createProfiler, type Profiler } from './profile.ts';

/** A step: gets the results of earlier steps, and reports problems in the user's input. */
export type Step<T> = (report: Report) => Checked<T | undefined> | Promise<Checked<T | undefined>>;

/** Counts of the output of a run. */
export type Made = Omit<BuildSummary, 'outDir'>;

/** The interface of a run for its steps. */
export interface Run {
  /** Runs the code of authors. */
  readonly author: AuthorCode;
  /** Aborts when the user interrupts the run, and on an uncaught internal error. */
  readonly signal: AbortSignal;
  readonly profiler: Pick<Profiler, 'page'>;
  /**
   * Runs a step, unless there are errors so far. Ends the run if there are, or if the step returns
   * no value.
   */
  readonly step: <T>(name: string, step: Step<T>) => Promise<T>;
  /** Runs a step even if there are errors, so that all problems are reported at once. */
  readonly gather: <T>(name: string, step: Step<T>) => Promise<T>;
  /** Ends the run because of errors after which later steps would report false problems. */
  readonly stop: () => never;
  /** Collects diagnostics of work outside of the steps at the end, unless the run fails. */
  readonly atEnd: (find: () => Promise<readonly Diagnostic[]>) => void;
  /** Registers cleanup, which runs however the run ends, in reverse order of registration. */
  readonly tidy: (up: () => Promise<unknown>) => void;
  /** All diagnostics so far. */
  readonly found: () => readonly Diagnostic[];
  /** Whether they keep the output from being written, see `BuildOptions.failOn`. */
  readonly failed: () => boolean;
  /** Whether authors' code did something that no step requested, such as throwing late. */
  readonly hadIncidents: () => boolean;
  /** Sets the function that counts the output. Until then, the counts are 0. */
  readonly count: (made: () => Made) => void;
  /**
   * Called when the output is in place. From then on, incidents in authors' code are only warnings.
   */
  readonly published: () => void;
}

/** Thrown to end a run because of problems in the user's input; never leaves this module. */
const STOPPED = Symbol('stopped');

/**
 * Runs steps to the end, or up to the first one that cannot run because of problems in the input.
 *
 * @param outDir - Absolute path of the output folder, for the summary.
 * @throws Errors of a step, uncaught errors outside of the steps, and the signal's reason if it
 *   aborts.
 */
export async function runSteps(
  options: BuildOptions,
  outDir: string,
  steps: (run: Run) => Promise<void>,
): Promise<BuildResult> {
  const { onStuck, onPublished, failOn } = options;
  const profiler = createProfiler(options.progress);
  const diagnostics: Diagnostic[] = [];
  const finders: (() => Promise<readonly Diagnostic[]>)[] = [];
  const untidy: (() => Promise<unknown>)[] = [];
  let count = (): Made => ({ pages: 0, files: 0, bytes: 0 });
  // Once the output is in place, incidents in authors' code do not fail the build any more.
  let late: Partial<Diagnostic> = {};
  let isPublished = false;
  let hadIncidents = false;
  const fault = new AbortController();
  const signal = AbortSignal.any([fault.signal, ...(options.signal ? [options.signal] : [])]);
  const faulty = awaitedLater(
    new Promise<never>((_, reject) => {
      fault.signal.addEventListener('abort', () => reject(fault.signal.reason));
    }),
  );
  const author = createAuthorCode({
    onFault: (thrown) => fault.abort(thrown),
    watchdog: options.modules.watchdog,
    onStuck:
      onStuck &&
      ((who, seconds) => onStuck([...diagnostics, { ...stuckDiagnostic(who, seconds), ...late }])),
  });
  const gather: Run['gather'] = async (name, step) => {
    signal.throwIfAborted();
    const stepping = profiler.progress.step(name, step);
    // The step may wait forever for the code that threw.
    const { value, diagnostics: found } = await Promise.race([stepping, faulty]);
    diagnostics.push(...found);
    if (value === undefined) throw STOPPED;
    return value;
  };
  const failed = (): boolean =>
    hasErrors(diagnostics) || (failOn === 'warning' && !isPublished && diagnostics.length > 0);
  const run: Run = {
    author,
    signal,
    profiler,
    gather,
    stop() {
      throw STOPPED;
    },
    async step(name, step) {
      if (hasErrors(diagnostics)) throw STOPPED;
      return gather(name, step);
    },
    atEnd: (find) => finders.push(find),
    tidy: (up) => untidy.push(up),
    found: () => diagnostics,
    failed,
    hadIncidents: () => hadIncidents,
    count(made) {
      count = made;
    },
    published() {
      isPublished = true;
      late = { severity: 'warning' };
      onPublished?.();
    },
  };
  const tellIncidents = async (): Promise<void> => {
    const found = await incidentDiagnostics(author.incidents());
    hadIncidents ||= found.length > 0;
    diagnostics.push(...found.map((entry) => ({ ...entry, ...late })));
  };
  try {
    await steps(run).catch(async (reason: unknown) => {
      if (reason === STOPPED) return;
      // If esbuild cannot be started, it throws before Node reports why.
      await setImmediate();
      fault.signal.throwIfAborted();
      throw reason;
    });
    fault.signal.throwIfAborted();
    for (const find of finders) diagnostics.push(...(await find()));
  } finally {
    for (const up of untidy.toReversed()) {
      // The code of a bundle may throw until the bundle is removed.
      await tellIncidents();
      await up();
    }
    await tellIncidents();
    author.end();
  }
  const summary = { ...count(), outDir };
  return { diagnostics, failed: failed(), summary, profile: profiler.result() };
}
