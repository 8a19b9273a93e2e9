import type { SiteConfig, VersionConfig } from '@docgen/core/config';
import type { SchemaModel } from '@docgen/core/schema-model';
import { translate } from '@docgen/core/texts/texts';
import { versionFinder } from '@docgen/core/versions/version-finder';
import { versionName } from '@docgen/core/versions/version-sets';
import type { SearchScope } from '@docgen/search/search-page';

type Versions = readonly Readonly<VersionConfig>[];

/**
 * Id of the pages that are not part of a reference, and of no version. Ids of schemas contain no
 * spaces.
 */
const MANUALS = ' ';

/**
 * What readers may confine their search to: the manuals of each version, those of all versions, the
 * composed schema, each service.
 */
export function searchScopes(
  schemas: readonly SchemaModel[],
  { versions, texts }: Pick<SiteConfig, 'versions' | 'texts'>,
): SearchScope[] {
  // A version at the root has everything below it, references of all versions as well.
  const versionOf = versionFinder(versions.filter(({ route }) => route !== '/'));
  const scopes = schemas.map(({ id, label, composed, route }): SearchScope => {
    const kind = composed ? 'composed' : 'service';
    const version = versionOf(route);
    return { id, label, kind, route, version: version && manualsOf(version).version };
  });
  return [
    ...versions.map(manualsOf),
    { id: MANUALS, label: translate({ texts }, 'Manuals'), kind: 'manuals' },
    ...scopes.filter(({ kind }) => kind === 'composed'),
    ...scopes.filter(({ kind }) => kind === 'service'),
  ];
}

/** Id of the scope of a page that is not part of a reference. */
export function manualsScope(route: string, versions: Versions): string {
  const version = versionFinder(versions)(route);
  return version === undefined ? MANUALS : manualsOf(version).id;
}

function manualsOf({ id, route, docs, ...named }: Readonly<VersionConfig>): SearchScope {
  const label = versionName({ docs, label: named.label });
  return { id: ` ${id}`, label, kind: 'manuals', version: { id, label, route, docs } };
}
