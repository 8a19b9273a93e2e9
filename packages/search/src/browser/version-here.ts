import { decodePath, type HrefStyle } from '@docgen/core/address';
import { orUndefined } from '@docgen/core/or-undefined';
import { STORED_VERSION } from '@docgen/core/stored-version';
import { versionFinder } from '@docgen/core/version-finder';
import { firstVersion } from '@docgen/core/version-sets';
import type { SearchScope, SearchVersion } from '../search-page.ts';

/** The versions whose pages the reader finds. */
interface FoundVersions {
  /**
   * The version that the reader is in: that of the open page; on pages of all versions the one that
   * was chosen last, else the first.
   */
  readonly here: SearchVersion;
  /** Its id, and those of the first versions of other documentations. */
  readonly ids: ReadonlySet<string>;
}

/** Returns `undefined` on sites without versions. */
export function foundVersions(
  scopes: readonly SearchScope[],
  { basePath }: Pick<HrefStyle, 'basePath'>,
): FoundVersions | undefined {
  const versions = scopes.flatMap(({ kind, version }) =>
    kind === 'manuals' && version !== undefined ? [version] : [],
  );
  const route = decodePath(location.pathname.slice(basePath.length - 1));
  const chosen = orUndefined(() => localStorage.getItem(STORED_VERSION));
  const here =
    versionFinder(versions)(route) ?? versions.find(({ id }) => id === chosen) ?? versions[0];
  if (here === undefined) return undefined;
  const found = versions.filter(
    (version) => version === (version.docs === here.docs ? here : firstVersion(version, versions)),
  );
  return { here, ids: new Set(found.map(({ id }) => id)) };
}
