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
  { basePath }: Pick<HrefStyle, 'basePath'>,
): readonly SearchVersion[] {
  const versions = scopes.flatMap(({ kind, version }) =>
    kind === 'manuals' && version !== undefined ? [version] : [],
  );
  const route = decodePath(location.pathname.slice(basePath.length - 1));
  const chosen = orUndefined(() => localStorage.getItem(STORED_VERSION));
  const here =
    versionFinder(versions)(route) ?? versions.find(({ id }) => id === chosen) ?? versions[0];
  if (here === undefined) return [];
  const others = versions.filter(
    (version) => version.docs !== here.docs && version === firstVersion(version, versions),
  );
  return [here, ...others];
}
