import { decodePath, type HrefStyle } from '@docgen/core/address';
import { orUndefined } from '@docgen/core/or-undefined';
import { STORED_VERSION } from '@docgen/core/stored-version';
import { versionFinder } from '@docgen/core/version-finder';
import { firstVersion } from '@docgen/core/version-sets';
import type { SearchScope, SearchVersion } from '../search-page.ts';

/**
 * The versions whose pages the reader finds, none on sites without versions. The first is the one
 * that the reader is in: that of the open page; on pages of all versions the one that was chosen
 * last, else the first. Of other documentations, these are the first versions.
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
