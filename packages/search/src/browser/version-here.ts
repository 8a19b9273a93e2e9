import { decodePath, type HrefStyle } from '@docgen/core/address';
import { orUndefined } from '@docgen/core/or-undefined';
import { STORED_VERSION } from '@docgen/core/stored-version';
import { versionFinder } from '@docgen/core/version-finder';
import type { SearchScope, SearchVersion } from '../search-page.ts';

/**
 * The version that the reader is in: that of the open page; on pages of all versions the one that was
 * chosen last, else the first; `undefined` on sites without versions.
 */
export function versionHere(
  scopes: readonly SearchScope[],
  { basePath }: Pick<HrefStyle, 'basePath'>,
): SearchVersion | undefined {
  const versions = scopes.flatMap(({ kind, version }) =>
    kind === 'manuals' && version !== undefined ? [version] : [],
  );
  const route = decodePath(location.pathname.slice(basePath.length - 1));
  const chosen = orUndefined(() => localStorage.getItem(STORED_VERSION));
  return versionFinder(versions)(route) ?? versions.find(({ id }) => id === chosen) ?? versions[0];
}
