import { join, relative, resolve } from 'node:path';
import { type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { attachSources } from '../report/attach-sources.ts';
import { explainLine } from '../report/explain-line.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { placeFiles } from '../report/place-files.ts';
import { summaryLine } from '../report/summary-line.ts';
import { type PipelineInput, runPipeline } from './run-pipeline.ts';

export interface InitCommandOptions {
  readonly dir?: string;
  /** False for `--no-run`. */
  readonly run: boolean;
  readonly check?: boolean;
}

export interface InitCommandInput extends Pick<PipelineInput, 'terminal' | 'modules'> {
  readonly version: string;
  /** Absolute path of docgen's package. */
  readonly packageFolder: string;
  /** Texts of the sample site by path. */
  readonly template: Readonly<Record<string, string>>;
}

/** `docgen init`: creates a site, or migrates one from Docusaurus. */
export async function initCommand(
  { dir, run, check = false }: InitCommandOptions,
  { terminal, modules, version, packageFolder, template }: InitCommandInput,
): Promise<ExitCode> {
  const { cwd } = terminal;
  const folder = resolve(cwd, dir ?? '.');
  // Loaded on demand, so that `--help` and `serve` do not wait for the bundler.
  const { initSite } = await import('@docgen/migrate/init-site');
  const { packageSpec } = await import('@docgen/migrate/starter/package-spec');
  const { formatOutcome } = await import('../report/format-outcome.ts');
  const { diagnostics, value: result } = await initSite({
    folder,
    isNamed: dir !== undefined,
    mayRun: run,
    isCheck: check,
    packageSpec: packageSpec({ packageFolder, version, folder }),
    template,
  });
  const placed = placeFiles(diagnostics, { from: folder, to: cwd });
  if (placed.length > 0) {
    const told = { color: terminal.errColor, ofCheck: false };
    terminal.err(formatPretty(await attachSources(placed, cwd), told));
  }
  if (result === undefined || hasErrors(placed)) {
    terminal.err(`${summaryLine(placed)}, nothing was written\n${explainLine(placed)}`);
    return EXIT.problems;
  }
  const { outColor: color, columns } = terminal;
  const format = { color, columns, folder: relative(cwd, folder), isCheck: check };
  terminal.out(formatOutcome(result, format));
  if (result.config === undefined) return EXIT.fine;
  const { path, text } = result.config;
  const tell = (found: readonly Diagnostic[]): void => {
    terminal.out(`\n${formatPretty(found, { color })}${summaryLine(found)}, nothing was written\n`);
  };
  const checked = await runPipeline({
    terminal,
    modules,
    write: false,
    config: join(folder, path),
    plannedConfig: text,
    cache: false,
    tell,
  });
  tell(checked.diagnostics);
  return hasErrors(checked.diagnostics) ? EXIT.problems : EXIT.fine;
}
