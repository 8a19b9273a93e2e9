import { relative } from 'node:path';
import { type Diagnostic, hasErrors, type Severity } from '@docgen/core/diagnostic';
import { counted } from '@docgen/core/strings/counted';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import type { BuildSummary } from '@docgen/pipeline/build-options';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { explainLine } from '../report/explain-line.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { profileTable } from '../report/profile-table.ts';
import { summaryLine } from '../report/summary-line.ts';
import { type PipelineInput, runPipeline } from './run-pipeline.ts';

export interface BuildCommandOptions {
  readonly config?: string;
  readonly outDir?: string;
  readonly base?: string;
  readonly drafts?: boolean;
  readonly failOn?: Severity;
  readonly profile?: boolean;
  /** False for `--no-cache`. */
  readonly cache?: boolean;
}

/** `docgen build`: builds the site. */
export async function buildCommand(
  { config, outDir, base, drafts, failOn, profile = false, cache }: BuildCommandOptions,
  { terminal, modules }: Pick<PipelineInput, 'terminal' | 'modules'>,
): Promise<ExitCode> {
  const start = performance.now();
  const tell = (diagnostics: readonly Diagnostic[], failed = hasErrors(diagnostics)): void => {
    terminal.err(`\n${formatPretty(diagnostics, { color: terminal.errColor })}`);
    const ending = failed ? endingOf(diagnostics) : '';
    const summary = `${summaryLine(diagnostics)}${ending}`;
    terminal.err(`${summary}\n${explainLine(diagnostics)}`);
  };
  const result = await runPipeline({
    terminal,
    modules,
    write: true,
    config,
    outDir,
    basePath: base,
    drafts,
    failOn,
    cache,
    tell,
  });
  const { diagnostics, failed, summary } = result;
  if (diagnostics.length > 0) tell(diagnostics, failed);
  if (!failed) terminal.out(madeLine(summary, performance.now() - start, terminal.cwd));
  if (profile) terminal.out(`\n${profileTable(result.profile)}`);
  return failed ? EXIT.problems : EXIT.fine;
}

/** What a failure means for the output. */
function endingOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.some(({ code }) => code === 'output-not-restored')
    ? ', the output folder is not in its place'
    : ', nothing was written';
}

function madeLine(
  { pages, files, bytes, outDir }: BuildSummary,
  milliseconds: number,
  cwd: string,
): string {
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const seconds = `${(milliseconds / 1000).toFixed(2)} s`;
  return `${counted(pages, 'page')}, ${counted(files, 'file')}, ${size} in ${escapeInvisible(relative(cwd, outDir)) || '.'}, made in ${seconds}\n`;
}
