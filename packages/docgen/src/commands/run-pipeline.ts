import { dirname, resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { findConfig } from '@docgen/config/find-config';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import { type Diagnostic, hasErrors, type Severity } from '@docgen/core/diagnostic';
import type { BuildResult } from '@docgen/pipeline/build-options';
import { EXIT } from '../exit-code.ts';
import { Interruption } from '../interruption.ts';
import { LateFailure } from '../late-failure.ts';
import { attachSources } from '../report/attach-sources.ts';
import { placeFiles } from '../report/place-files.ts';
import { createProgress } from '../report/progress.ts';
import type { Terminal } from '../terminal.ts';
import { unlessIdle } from '../unless-idle.ts';

export interface PipelineInput {
  readonly terminal: Terminal;
  readonly modules: BuildModules;
  readonly write: boolean;
  /** As given by the user, relative to the working folder. */
  readonly config?: string | undefined;
  /** See `BuildOptions.plannedConfig`. */
  readonly plannedConfig?: string | undefined;
  readonly outDir?: string | undefined;
  readonly basePath?: string | undefined;
  /** See `BuildOptions.drafts`. */
  readonly drafts?: boolean | undefined;
  /** See `BuildOptions.failOn`. */
  readonly failOn?: Severity | undefined;
  /** See `BuildOptions.published`; relative to the working folder. */
  readonly published?: readonly string[] | undefined;
  /** See `BuildOptions.cache`. */
  readonly cache?: boolean | undefined;
  /** Prints the diagnostics of a run that is stuck; the process ends afterwards. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => void;
}

/**
 * How long to wait after a failure for the signal that may have caused it, in milliseconds: Ctrl-C
 * also ends the bundler's process, which may be noticed first.
 */
const SIGNAL_DELAY = 100;

/**
 * Runs the pipeline with progress on the terminal.
 *
 * After the first interrupt, it stops as soon as the current step or batch of pages is done. After
 * the second, it rejects at once, and its temporary folders are removed when the process ends.
 *
 * @returns Its result; places in the diagnostics are relative to the working folder.
 * @throws LateFailure if it fails after the output was published, Interruption after Ctrl-C before
 *   that; otherwise see `runBuild`.
 */
export async function runPipeline(input: PipelineInput): Promise<BuildResult> {
  const { terminal, modules, write, config, plannedConfig, outDir, basePath, cache, tell } = input;
  const { drafts, failOn, published } = input;
  const { cwd } = terminal;
  const configFile = findConfig(cwd, config);
  const interruption = new AbortController();
  const { signal } = interruption;
  let isPublished = false;
  const askedAgain = awaitedLater(
    new Promise<never>((_, reject) => {
      terminal.onInterrupt(() => {
        if (!signal.aborted) interruption.abort(new Interruption('interrupted'));
        else if (!isPublished) reject(signal.reason);
      });
    }),
  );
  // Loaded on demand, so that `--help` and `serve` do not wait for compilers and bundlers.
  const { runBuild } = await import('@docgen/pipeline/run-build');
  const running = runBuild({
    configFile,
    plannedConfig,
    write,
    cache,
    modules,
    signal,
    onPublished: () => {
      isPublished = true;
    },
    onStuck: (diagnostics) => {
      tell(placeFiles(diagnostics, { from: dirname(configFile), to: cwd }));
      if (isPublished) terminal.err('The new output is in place.\n');
      terminal.abort(hasErrors(diagnostics) ? EXIT.problems : EXIT.fine);
    },
    progress: createProgress(terminal),
    outDir: outDir === undefined ? undefined : resolve(cwd, outDir),
    basePath,
    drafts,
    failOn,
    published: published?.map((path) => resolve(cwd, path)),
  }).catch(async (error: unknown) => {
    if (isPublished) throw new LateFailure('the output is in its place', { cause: error });
    await setTimeout(SIGNAL_DELAY);
    // If the process was not running meanwhile, timers are due before signals are noticed.
    await setImmediate();
    signal.throwIfAborted();
    throw error;
  });
  const result = await unlessIdle(Promise.race([running, askedAgain]), () =>
    signal.aborted ? signal.reason : new Error('The build waits for something that never happens.'),
  );
  // The diagnostics may be caused by the interrupt.
  if (!isPublished) signal.throwIfAborted();
  const placed = placeFiles(result.diagnostics, { from: dirname(configFile), to: cwd });
  return { ...result, diagnostics: await attachSources(placed, cwd) };
}
