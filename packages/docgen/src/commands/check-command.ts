import type { Diagnostic, Severity } from '@docgen/core/diagnostic';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { checkoutFolder } from '../report/checkout-folder.ts';
import { explainLine } from '../report/explain-line.ts';
import { formatGithub } from '../report/format-github.ts';
import { formatJson } from '../report/format-json.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { placeFiles } from '../report/place-files.ts';
import type { ReportFormat } from '../report/report-format.ts';
import { summaryLine } from '../report/summary-line.ts';
import type { Terminal } from '../terminal.ts';
import { type PipelineInput, runPipeline } from './run-pipeline.ts';

export interface CheckCommandOptions {
  readonly config?: string;
  readonly format: ReportFormat;
  /** Sitemaps of the published site. */
  readonly published?: readonly string[];
  readonly drafts?: boolean;
  readonly failOn?: Severity;
  /** False for `--no-cache`. */
  readonly cache?: boolean;
}

/** `docgen check`: reports the problems that a build would report, and writes nothing. */
export async function checkCommand(
  { config, format, published, drafts, failOn, cache }: CheckCommandOptions,
  { terminal, modules }: Pick<PipelineInput, 'terminal' | 'modules'>,
): Promise<ExitCode> {
  const tell = (diagnostics: readonly Diagnostic[]): void =>
    terminal.out(report(diagnostics, format, terminal));
  const pipeline = {
    terminal,
    modules,
    write: false,
    config,
    published,
    drafts,
    failOn,
    cache,
    tell,
  };
  const { diagnostics, failed } = await runPipeline(pipeline);
  tell(diagnostics);
  return failed ? EXIT.problems : EXIT.fine;
}

function report(
  diagnostics: readonly Diagnostic[],
  format: ReportFormat,
  terminal: Terminal,
): string {
  if (format === 'json') return formatJson(diagnostics);
  const told =
    format === 'github'
      ? formatGithub(placeFiles(diagnostics, { from: terminal.cwd, to: checkoutFolder(terminal) }))
      : formatPretty(diagnostics, { color: terminal.outColor });
  return `${told}${summaryLine(diagnostics)}\n${explainLine(diagnostics)}`;
}
