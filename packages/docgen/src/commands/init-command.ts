import { relative, resolve } from 'node:path';
import { hasErrors } from '@docgen/core/diagnostic';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { attachSources } from '../report/attach-sources.ts';
import { explainLine } from '../report/explain-line.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { placeFiles } from '../report/place-files.ts';
import { summaryLine } from '../report/summary-line.ts';
import type { Terminal } from '../terminal.ts';

export interface InitCommandOptions {
  readonly dir?: string;
  /** False for `--no-run`. */
  readonly run: boolean;
}

export interface InitCommandInput {
  readonly terminal: Terminal;
  readonly version: string;
  /** Folder of docgen's package, absolute. */
  readonly packageFolder: string;
  /** Texts of the sample site by path. */
  readonly template: Readonly<Record<string, string>>;
}

/** `docgen init`: makes a site, or carries one over from Docusaurus. */
export async function initCommand(
  { dir, run }: InitCommandOptions,
  { terminal, version, packageFolder, template }: InitCommandInput,
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
    packageSpec: packageSpec({ packageFolder, version, folder }),
    template,
  });
  const placed = placeFiles(diagnostics, { projectDir: folder, cwd });
  if (placed.length > 0) {
    terminal.err(formatPretty(await attachSources(placed, cwd), { color: terminal.errColor }));
  }
  if (result === undefined || hasErrors(placed)) {
    terminal.err(`${summaryLine(placed)}, nothing was written\n${explainLine(placed)}`);
    return EXIT.problems;
  }
  const { outColor: color, columns } = terminal;
  terminal.out(formatOutcome(result, { color, columns, folder: relative(cwd, folder) }));
  return EXIT.fine;
}
