import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { planDocusaurus } from '../docusaurus/plan-docusaurus.ts';
import type { InitPlan } from '../init-outcome.ts';

/**
 * What is planned for a Docusaurus site of these files, without running any of it.
 *
 * @param files - Texts by path; the configuration is `docusaurus.config.js`.
 */
export async function planProject(files: Readonly<Record<string, string>>): Promise<InitPlan> {
  const folder = temporaryFolder(files);
  const { value, diagnostics } = await planDocusaurus(folder, 'docusaurus.config.js', false);
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  return value;
}
