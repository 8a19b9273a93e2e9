import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { planDocusaurus } from '../docusaurus/plan-docusaurus.ts';
import type { InitPlan } from '../init-outcome.ts';

/**
 * What is planned for a Docusaurus site of these files.
 *
 * @param files - Texts by path; the configuration is `docusaurus.config.js`.
 * @param mayRun - Whether the configuration may be run.
 */
export async function planProject(
  files: Readonly<Record<string, string>>,
  mayRun = false,
): Promise<InitPlan> {
  const folder = temporaryFolder(files);
  const { value, diagnostics } = await planDocusaurus(folder, 'docusaurus.config.js', mayRun);
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  return value;
}
