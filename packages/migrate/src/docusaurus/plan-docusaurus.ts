import type { Checked } from '@docgen/core/diagnostic';
import type { InitPlan } from '../init-outcome.ts';
import { printConfig } from '../print-config.ts';
import { mapSite } from './map-site.ts';
import { readSite } from './read-site.ts';

/**
 * Plans docgen's configuration for a Docusaurus site.
 *
 * @param folder - Absolute path of the site.
 * @param configName - Name of its configuration file.
 * @param mayRun - Whether it may be run where its text does not tell everything.
 * @returns `undefined` with an error when the configuration could not be read at all.
 */
export async function planDocusaurus(
  folder: string,
  configName: string,
  mayRun: boolean,
): Promise<Checked<InitPlan | undefined>> {
  const { value: site, diagnostics } = await readSite(folder, configName, mayRun);
  if (site === undefined) return { value: undefined, diagnostics };
  const { draft, findings } = mapSite(site);
  const sidebars = site.docs.flatMap(({ sidebars: from }) =>
    typeof from === 'string' ? [] : [from.file],
  );
  return {
    value: {
      read: [configName, ...new Set(sidebars)],
      files: [{ path: 'site.config.ts', text: printConfig(draft) }],
      findings,
    },
    diagnostics,
  };
}
