import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { planDocusaurus } from '../docusaurus/plan-docusaurus.ts';
import type { InitPlan } from '../init-outcome.ts';

/**
 * What is planned for a Docusaurus site of these files, without running any of it.
 *
 * @param files - Texts by path; the configuration is `docusaurus.config.js`.
 */
export async function planProject(files: Readonly<Record<string, string>>): Promise<InitPlan> {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-plan-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { value, diagnostics } = await planDocusaurus(folder, 'docusaurus.config.js', false);
    if (value === undefined) throw new Error(JSON.stringify(diagnostics));
    return value;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
