import type { VersionConfig } from '@docgen/core/config';
import { inWords } from '@docgen/core/in-words';
import { freeId } from '../../free-id.ts';
import type { MapContext } from './map-context.ts';

/** The versions of the docs. If several docs instances have versions, those of the first. */
export function mapVersions({ docs, notes }: MapContext): VersionConfig[] | undefined {
  const versioned = docs.flatMap(({ version, ...root }) =>
    version === undefined ? [] : [{ ...root, version }],
  );
  const [first] = versioned;
  if (first === undefined) return undefined;
  const taken = new Set<string>();
  const versions = versioned
    .filter(({ id }) => id === first.id)
    .map(({ route, version: { name, label, banner } }) => {
      return { id: freeId(name, taken), label, route, banner };
    });
  notes.carried('versions', versions.map(({ label }) => label).join(', '));
  const others = new Set(versioned.map(({ id }) => id).filter((id) => id !== first.id));
  if (others.size > 0) {
    const why = `The menu of versions is for ${first.path}. The versions of ${inWords([...others])} are pages of the site, without a menu.`;
    notes.check('versions', 'versions', why);
  }
  return versions;
}
