import { siteVersions } from '@docgen/site/site-versions';
import { versionNote } from '@docgen/twins/version-note';
import type { SitePlan } from '../plan/plan-site.ts';

/**
 * Creates a function that returns what twins of pages start with, given their routes; see
 * `versionNote`.
 */
export function versionNotes({ config, site }: SitePlan): (route: string) => string {
  if (config.versions.every(({ banner }) => banner === undefined)) return () => '';
  const { versionOf, linksOf } = siteVersions(config.versions, site.routes);
  return (route) => versionNote(versionOf(route), linksOf(route)[0]?.to, config);
}
