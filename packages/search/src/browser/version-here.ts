import { decodePath, type HrefStyle } from '@docgen/core/addresses/address';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { STORED_VERSION } from '@docgen/core/versions/stored-version';
import { versionFinder } from '@docgen/core/versions/version-finder';
import { firstVersion } from '@docgen/core/versions/version-sets';
import type { SearchScope, SearchVersion } from '../search-page.ts';

/**
 * The versions whose pages a search finds. The first is the reader's version: that of the open
 * page, or on pages of all versions, the one that was selected last, or else the first one. If the
 * site has several documentations with versions, the first version of each of the others follows.
 *
 * @returns An empty list on sites without versions.
 */
export function foundVersions(
  scopes: readonly SearchScope[],
  site: Pick<HrefStyle, 'basePath'>,
): readonly SearchVersion[] {
  const versions = scopes.flatMap(({ kind, version }) =>
    kind === 'manuals' && version !== undefined ? [version] : [],
  );
  const chosen = orUndefined(() => localStorage.getItem(STORED_VERSION));
  const here =
    versionFinder(versions)(routeHere(site)) ??
    versions.find(({ id }) => id === chosen) ??
    versions[0];
  if (here === undefined) return [];
  const others = versions.filter(
    (version) => version.docs !== here.docs && version === firstVersion(version, versions),
  );
  return [here, ...others];
}

/** Id of the schema that the open page belongs to. @returns `undefined` on other pages. */
export function schemaHere(
  scopes: readonly SearchScope[],
  site: Pick<HrefStyle, 'basePath'>,
): string | undefined {
  // A schema at the root has all pages below it, manuals as well.
  const schemas = scopes.flatMap(({ id, route = '/' }) => (route === '/' ? [] : [{ id, route }]));
  return versionFinder(schemas)(routeHere(site))?.id;
}

function routeHere({ basePath }: Pick<HrefStyle, 'basePath'>): string {
  return decodePath(location.pathname.slice(basePath.length - 1));
}
