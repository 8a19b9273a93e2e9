import { dirname, resolve } from 'node:path';
import type { BuildModules, BuildResult } from '@docgen/build/build-options';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { EXIT } from '../exit-code.ts';
import { findConfig } from '../find-config.ts';
import { Interruption } from '../interruption.ts';
import { attachSources } from '../report/attach-sources.ts';
import { placeFiles } from '../report/place-files.ts';
import { createProgress } from '../report/progress.ts';
import type { Terminal } from '../terminal.ts';

export interface PipelineInput {
  readonly terminal: Terminal;
  readonly modules: BuildModules;
  readonly write: boolean;
  /** As the user gave them, relative to the working folder. */
  readonly config?: string | undefined;
  readonly outDir?: string | undefined;
  readonly basePath?: string | undefined;
  /** Prints the diagnostics of a run that cannot go on; the process ends then. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => void;
}

/**
 * Runs the pipeline with progress on the terminal.
 *
 * @returns Its result; places in the diagnostics are relative to the working folder.
 * @throws Interruption after Ctrl-C; otherwise as `runBuild`.
 */
export async function runPipeline(input: PipelineInput): Promise<BuildResult> {
  const { terminal, modules, write, config, outDir, basePath, tell } = input;
  const { cwd } = terminal;
  const configFile = findConfig(cwd, config);
  const interruption = new AbortController();
  void terminal.interrupted().then(() => interruption.abort(new Interruption('interrupted')));
  // Loaded on demand, so that `--help` and `serve` do not wait for compilers and bundlers.
  const { runBuild } = await import('@docgen/build/run-build');
  const result = await runBuild({
    configFile,
    write,
    modules,
    signal: interruption.signal,
    onStuck: (diagnostics) => {
      tell(placeFiles(diagnostics, { projectDir: dirname(configFile), cwd }));
      terminal.abort(EXIT.problems);
    },
    progress: createProgress({
      write: terminal.err,
      live: terminal.live,
      color: terminal.errColor,
      columns: terminal.columns,
    }),
    ...(outDir === undefined ? {} : { outDir: resolve(cwd, outDir) }),
    ...(basePath === undefined ? {} : { basePath }),
  }).catch((error: unknown) => {
    // Ctrl-C reaches the bundler's process, too: that it ended is not what went wrong.
    interruption.signal.throwIfAborted();
    throw error;
  });
  const placed = placeFiles(result.diagnostics, { projectDir: dirname(configFile), cwd });
  return { ...result, diagnostics: await attachSources(placed, cwd) };
}
