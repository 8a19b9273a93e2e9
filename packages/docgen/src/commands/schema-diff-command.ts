import { constants, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findConfig } from '@docgen/config/find-config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Criticality } from '@docgen/core/schema/schema-changes';
import { makeFolders } from '@docgen/files/folders/make-folders';
import { systemReason } from '@docgen/files/read-source';
import { readVersion } from '@docgen/files/read-version';
import { loadGuardedConfig } from '@docgen/pipeline/load-guarded-config';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { checkoutFolder } from '../report/checkout-folder.ts';
import { explainLine } from '../report/explain-line.ts';
import { formatGithub } from '../report/format-github.ts';
import { formatJson } from '../report/format-json.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { placeFiles } from '../report/place-files.ts';
import type { ReportFormat } from '../report/report-format.ts';
import { changesPage } from '../schema-diff/changes-page.ts';
import { compareVersions } from '../schema-diff/compare-versions.ts';
import { formatChanges, formatChangesJson } from '../schema-diff/format-changes.ts';
import { formatChangesGithub } from '../schema-diff/format-changes-github.ts';
import { siteDefinitions } from '../schema-diff/site-definitions.ts';
import { UsageError } from '../usage-error.ts';
import type { PipelineInput } from './run-pipeline.ts';

export interface SchemaDiffOptions {
  readonly format: ReportFormat;
  /** The lowest criticality at which the command fails. */
  readonly failOn?: 'breaking' | 'dangerous';
  /** Markdown file to write the changes to. */
  readonly page?: string;
  /**
   * Id of the schema that the page links to. Defaults to the one that contains the compared file.
   */
  readonly schema?: string;
  /** Configuration of the site. Defaults to that of the current folder, if there is one. */
  readonly config?: string;
}

/**
 * `docgen schema-diff`: reports the changes between two versions of a schema.
 *
 * @throws UsageError if `schema` is given without `page`; nothing is read then.
 */
export async function schemaDiffCommand(
  [before, after]: readonly [before: string, after: string],
  { format, failOn, page, schema, config }: SchemaDiffOptions,
  { terminal, modules }: Pick<PipelineInput, 'terminal' | 'modules'>,
): Promise<ExitCode> {
  if (schema !== undefined && page === undefined) {
    const why = '`--schema` says where the names on a page lead to, but no `--page` is written.';
    throw new UsageError(why, 'Name the page with `--page`, or leave out `--schema`.');
  }
  const { cwd } = terminal;
  const toCheckout = { from: cwd, to: checkoutFolder(terminal) };
  const tell = (diagnostics: readonly Diagnostic[]): void => {
    // As `docgen check` does: in one output, the log has all annotations in order.
    if (format === 'github') {
      const found = placeFiles(diagnostics, toCheckout);
      terminal.out(`${formatGithub(found)}${explainLine(found)}`);
      return;
    }
    const report = formatPretty(diagnostics, { color: terminal.errColor, ofCheck: false });
    if (report !== '') terminal.err(`${report}${explainLine(diagnostics)}`);
  };
  const failed = (diagnostics: readonly Diagnostic[]): ExitCode => {
    tell(diagnostics);
    if (format === 'json') terminal.out(formatJson(diagnostics));
    return EXIT.problems;
  };
  const [old, now] = await Promise.all([readVersion(before, cwd), readVersion(after, cwd)]);
  if (old.value === undefined || now.value === undefined) {
    return failed([...old.diagnostics, ...now.diagnostics]);
  }
  const versions = [old.value, now.value] as const;
  const configFile = findConfig(cwd, config);
  const projectDir = dirname(configFile);
  const placed = (diagnostics: readonly Diagnostic[]) =>
    placeFiles(diagnostics, { from: projectDir, to: cwd });
  const isPlain = config === undefined && !existsSync(configFile);
  const onStuck = (diagnostics: readonly Diagnostic[]) =>
    terminal.abort(failed(placed(diagnostics)));
  const loaded = isPlain ? undefined : await loadGuardedConfig(configFile, { modules, onStuck });
  if (loaded !== undefined && loaded.value === undefined) return failed(placed(loaded.diagnostics));
  const site = loaded?.value && { ...loaded.value, projectDir };
  const { value: comparison, diagnostics } = compareVersions(versions, site, cwd);
  if (comparison === undefined) return failed(diagnostics);
  if (page !== undefined) {
    const place = { page: resolve(cwd, page), versions, cwd, comparison, schema };
    const { value: definitions, diagnostics } = await siteDefinitions(site, place);
    if (definitions === undefined) return failed(diagnostics);
    const unwritten = await writePage(
      page,
      cwd,
      changesPage(comparison, { before, after, definitions }),
    );
    if (unwritten !== undefined) return failed([unwritten]);
  }
  tell(diagnostics);
  const fails = (criticality: Criticality) =>
    criticality === failOn || (criticality === 'breaking' && failOn === 'dangerous');
  const report: Readonly<Record<ReportFormat, () => string>> = {
    pretty: () => formatChanges(comparison, terminal.outColor),
    github: () => formatChangesGithub(comparison, { after: versions[1], fails, toCheckout }),
    json: () => formatChangesJson(comparison, diagnostics),
  };
  terminal.out(report[format]());
  const hasFailed = comparison.changes.some(({ criticality }) => fails(criticality));
  return hasFailed ? EXIT.problems : EXIT.fine;
}

/** Flags of the page's file: without the last one, opening a pipe would wait for its reader. */
const WRITABLE = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NONBLOCK;

async function writePage(page: string, cwd: string, text: string): Promise<Diagnostic | undefined> {
  try {
    makeFolders(dirname(resolve(cwd, page)));
    await writeFile(resolve(cwd, page), text, { flag: WRITABLE });
    return undefined;
  } catch (error) {
    const message = `${page} cannot be written: ${systemReason(error)}.`;
    const hint = 'Name another file with --page, or change the permissions of its folder.';
    return { code: 'page-not-writable', severity: 'error', message, hint, place: { file: page } };
  }
}
