import type { VersionConfig } from '@docgen/core/config';
import { versionName } from '@docgen/core/versions/version-sets';
import { freeId } from '../../free-id.ts';
import type { MapContext } from './map-context.ts';

/**
 * The versions of all docs instances. If several have versions, each version names its instance,
 * except for those of the default one.
 */
export function mapVersions({ docs, notes }: MapContext): VersionConfig[] | undefined {
  const versioned = docs.flatMap(({ version, ...root }) =>
    version === undefined ? [] : [{ ...root, version }],
  );
  if (versioned.length === 0) return undefined;
  const isSeveral = new Set(versioned.map(({ id }) => id)).size > 1;
  const taken = new Set<string>();
  const versions = versioned.map(({ id, route, version: { name, label, banner } }) => {
    const docs = isSeveral && id !== 'default' ? id : undefined;
    return { id: freeId(name, taken), docs, label, route, banner };
  });
  notes.carried('versions', versions.map(versionName).join(', '));
  return versions;
}
