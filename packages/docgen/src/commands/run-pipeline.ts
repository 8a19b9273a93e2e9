import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuildModules } from '@docgen/bundler/build-modules';
import { findConfig } from '@docgen/config/find-config';
import { type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
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
  /** As the user gave them, relative to the working folder. */
  readonly config?: string | undefined;
  /** As `BuildOptions.plannedConfig`. */
  readonly plannedConfig?: string | undefined;
  readonly outDir?: string | undefined;
  readonly basePath?: string | undefined;
  /** As `BuildOptions.cache`. */
  readonly cache?: boolean | undefined;
  /** Prints the diagnostics of a run that cannot go on; the process ends then. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => void;
}

/**
 * How long after a failure the signal may come that has caused it, in milliseconds: Ctrl-C reaches
 * the bundler's process, too, and its end may be noticed first.
 */
const SIGNAL_DELAY = 100;

/**
 * Runs the pipeline with progress on the terminal.
 *
 * Asked for the end, it stops after the step or the batch of pages that is under way; asked once
 * more, it leaves the folders to be removed when the process ends.
 *
 * @returns Its result; places in the diagnostics are relative to the working folder.
 * @throws LateFailure when the output is in its place, Interruption after Ctrl-C before that; otherwise
 *   as `runBuild`.
 */
export async function runPipeline(input: PipelineInput): Promise<BuildResult> {
  const { terminal, modules, write, config, plannedConfig, outDir, basePath, cache, tell } = input;
  const { cwd } = terminal;
  const configFile = findConfig(cwd, config);
  const interruption = new AbortController();
  const { signal } = interruption;
  let isPublished = false;
  const askedAgain = new Promise<never>((_, reject) => {
    terminal.onInterrupt(() => {
      if (!signal.aborted) interruption.abort(new Interruption('interrupted'));
      else if (!isPublished) reject(signal.reason);
    });
  });
  // It may be asked for before anybody waits for it.
  askedAgain.catch(() => undefined);
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
      tell(placeFiles(diagnostics, { projectDir: dirname(configFile), cwd }));
      if (isPublished) terminal.err('The new output is in place.\n');
      terminal.abort(hasErrors(diagnostics) ? EXIT.problems : EXIT.fine);
    },
    progress: createProgress(terminal),
    outDir: outDir === undefined ? undefined : resolve(cwd, outDir),
    basePath,
  }).catch(async (error: unknown) => {
    if (isPublished) throw new LateFailure('the output is in its place', { cause: error });
    await setTimeout(SIGNAL_DELAY);
    signal.throwIfAborted();
    throw error;
  });
  const result = await unlessIdle(Promise.race([running, askedAgain]), () =>
    signal.aborted ? signal.reason : new Error('The build waits for something that never happens.'),
  );
  // What is wrong may be the interruption's doing.
  if (!isPublished) signal.throwIfAborted();
  const placed = placeFiles(result.diagnostics, { projectDir: dirname(configFile), cwd });
  return { ...result, diagnostics: await attachSources(placed, cwd) };
}
