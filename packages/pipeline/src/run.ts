import { type AuthorCode, createAuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics, stuckDiagnostic } from '@docgen/author-code/author-diagnostic';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { BuildOptions, BuildResult, BuildSummary } from './build-options.ts';
import { createProfiler, type Profiler } from './profile.ts';

/** A step: takes what earlier ones have returned, and tells what is wrong with the user's input. */
export type Step<T> = (report: Report) => Checked<T | undefined> | Promise<Checked<T | undefined>>;

/** What a run of the pipeline has made. */
export type Made = Omit<BuildSummary, 'outDir'>;

/** One run of the pipeline, as its steps see it. */
export interface Run {
  /** Runs the code of authors. */
  readonly author: AuthorCode;
  /** Aborts when the user asks for the end, and at a fault that nobody caught. */
  readonly signal: AbortSignal;
  readonly profiler: Pick<Profiler, 'page'>;
  /**
   * Takes a step, unless there are errors by now. Ends the run when there are, or when the step
   * cannot return a value.
   */
  readonly step: <T>(name: string, step: Step<T>) => Promise<T>;
  /** Takes a step also when there are errors, on what is left, so that authors hear of all at once. */
  readonly gather: <T>(name: string, step: Step<T>) => Promise<T>;
  /** Asks for diagnostics of what goes on beside the steps, unless the run fails. */
  readonly atEnd: (find: () => Promise<readonly Diagnostic[]>) => void;
  /** Has something tidied up at last, whatever ends the run; what came last is tidied up first. */
  readonly tidy: (up: () => Promise<unknown>) => void;
  /** All diagnostics so far. */
  readonly found: () => readonly Diagnostic[];
  /** Whether code of authors did something that no step has asked for, such as to throw late. */
  readonly hadIncidents: () => boolean;
  /** Says how to count what was made. Nothing was until then. */
  readonly count: (made: () => Made) => void;
  /** Says that the output is in its place: what authors' code does from then on are warnings. */
  readonly published: () => void;
}

/** Ends a run that cannot go on for the user's mistakes; known to nobody else. */
const STOPPED = Symbol('stopped');

/**
 * Runs steps to their end, or up to the first that cannot be taken for the user's mistakes.
 *
 * @param outDir - Absolute path of the output folder, for the summary.
 * @throws What a step throws, what is thrown beside the steps and nobody catches, and the signal's
 *   reason when it aborts.
 */
export async function runSteps(
  options: BuildOptions,
  outDir: string,
  steps: (run: Run) => Promise<void>,
): Promise<BuildResult> {
  const { onStuck, onPublished } = options;
  const profiler = createProfiler(options.progress);
  const diagnostics: Diagnostic[] = [];
  const finders: (() => Promise<readonly Diagnostic[]>)[] = [];
  const untidy: (() => Promise<unknown>)[] = [];
  const counts: (() => Made)[] = [];
  // What authors' code does when the output is in its place does not fail the build any more.
  let late: Partial<Diagnostic> = {};
  let hadIncidents = false;
  const fault = new AbortController();
  const signal = AbortSignal.any([fault.signal, ...(options.signal ? [options.signal] : [])]);
  const faulty = new Promise<never>((_, reject) => {
    fault.signal.addEventListener('abort', () => reject(fault.signal.reason));
  });
  // Steps race against it; Node ends a process for a rejection that nobody awaits yet.
  faulty.catch(() => undefined);
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
    // What waits for the code that threw may wait in vain.
    const { value, diagnostics: found } = await Promise.race([stepping, faulty]);
    diagnostics.push(...found);
    if (value === undefined) throw STOPPED;
    return value;
  };
  const run: Run = {
    author,
    signal,
    profiler,
    gather,
    async step(name, step) {
      if (hasErrors(diagnostics)) throw STOPPED;
      return gather(name, step);
    },
    atEnd: (find) => finders.push(find),
    tidy: (up) => untidy.push(up),
    found: () => diagnostics,
    hadIncidents: () => hadIncidents,
    count: (made) => counts.push(made),
    published() {
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
    await steps(run).catch((reason: unknown) => {
      if (reason !== STOPPED) throw reason;
    });
    fault.signal.throwIfAborted();
    for (const find of finders) diagnostics.push(...(await find()));
  } finally {
    for (const up of untidy.toReversed()) {
      // Until the last bundle is gone, its code may still throw.
      await tellIncidents();
      await up();
    }
    await tellIncidents();
    author.end();
  }
  const made = counts.at(-1)?.() ?? { pages: 0, files: 0, bytes: 0 };
  return { diagnostics, summary: { ...made, outDir }, profile: profiler.result() };
}
