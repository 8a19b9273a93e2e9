import type { BuildResult } from '@docgen/pipeline/build-options';
import type { BuildSiteOptions, CheckOptions } from './api.ts';
import { packedCode } from './packed-code.ts';

export { defineConfig, type SiteConfig, type UserConfig } from '@docgen/core/config';
export type { Diagnostic, DiagnosticNote, Place, Severity } from '@docgen/core/diagnostic';
export type { Progress } from '@docgen/core/progress';
export type { BuildProfile, BuildResult, BuildSummary } from '@docgen/pipeline/build-options';
export type { BuildSiteOptions, CheckOptions } from './api.ts';
export type { JsonReport } from './report/format-json.ts';

const code = packedCode(import.meta.url);

/**
 * Builds a site.
 *
 * @returns Diagnostics and a summary of the output. If it failed, the previous output
 *   is unchanged.
 * @throws TypeError if the base path is invalid; otherwise only for bugs of docgen or errors of the
 *   machine, such as a full disk.
 */
export function build(options: BuildSiteOptions = {}): Promise<BuildResult> {
  return run(options, true);
}

/**
 * Runs all steps of {@link build} except writing the output.
 *
 * @returns Diagnostics, including those of the link check.
 */
export function check(options: CheckOptions = {}): Promise<BuildResult> {
  return run(options, false);
}

async function run(options: BuildSiteOptions, write: boolean): Promise<BuildResult> {
  const { runApi } = await code.parts().loadApi();
  return runApi(options, write);
}
