import { joinRoute } from '@docgen/core/addresses/url';
import type { ResolvedSchemaInstance } from '@docgen/core/config';
import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { type SourceText, sourceAt } from '@docgen/core/sources/source-text';
import { compareText } from '@docgen/core/strings/compare-text';
import type { Definition } from '../nodes/definition.ts';
import { nodeOfDefinition } from '../nodes/definition.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import type { EntryAddress } from './model-scope.ts';
import { slugOfName } from './slug-of-name.ts';

/**
 * Gives each definition a unique address. Slugs are lower-case, so that pages do not collide on
 * file systems that ignore case.
 *
 * If names in one folder have the same slug, the first by coordinate keeps it, and the others get
 * `-1`, `-2` and so on, skipping slugs of other names.
 *
 * @param route - Route of the schema's start page.
 * @param folders - Folders of definitions below it, by section. Default: the names of the sections.
 * @param originOf - For a composed schema, which is in no file, returns the place of a definition
 *   in a subgraph.
 * @returns Addresses by coordinate, and a `slug-collision` warning for each one with a suffix.
 */
export function assignAddresses({
  definitions,
  route,
  folders,
  sources,
  originOf = () => undefined,
}: {
  definitions: readonly Definition[];
  route: string;
  folders: ResolvedSchemaInstance['folders'] | undefined;
  sources: readonly SourceText[];
  originOf?: (coordinate: string) => Place | undefined;
}): Checked<Map<string, EntryAddress>> {
  const addresses = new Map<string, EntryAddress>();
  const owners = new Map<string, Definition>();
  const assign = (definition: Definition, slug: string) => {
    const address = joinRoute(
      route,
      folders?.[definition.section] ?? definition.section,
      definition.kind,
      slug,
    );
    const owner = owners.get(address);
    if (owner !== undefined) return owner;
    owners.set(address, definition);
    addresses.set(definition.coordinate, { slug, route: address });
    return undefined;
  };

  const diagnostics: Diagnostic[] = [];
  const byCoordinate = [...definitions].sort((a, b) => compareText(a.coordinate, b.coordinate));
  // Slugs without a suffix are assigned first, so that no suffix takes the slug of another name.
  const collisions = byCoordinate.flatMap((definition) => {
    const owner = assign(definition, slugOfName(definition.name));
    return owner === undefined ? [] : [{ definition, owner }];
  });
  for (const { definition, owner } of collisions) {
    const slug = slugOfName(definition.name);
    let number = 1;
    while (assign(definition, `${slug}-${number}`) !== undefined) number += 1;
    const to = addresses.get(definition.coordinate)?.route ?? '';
    const placeOf = (each: Definition) =>
      placeOfNode(nodeOfDefinition(each)) ?? originOf(each.coordinate);
    diagnostics.push(collision({ definition, owner, to, sources, placeOf }));
  }
  return { value: addresses, diagnostics };
}

function collision({
  definition,
  owner,
  to,
  sources,
  placeOf,
}: {
  definition: Definition;
  owner: Definition;
  /** The address that the definition got instead. */
  to: string;
  sources: readonly SourceText[];
  placeOf: (definition: Definition) => Place | undefined;
}): Diagnostic {
  const place = placeOf(definition);
  const first = placeOf(owner);
  return {
    code: 'slug-collision',
    severity: 'warning',
    message: `"${definition.coordinate}" and "${owner.coordinate}" would have the same address, so "${definition.coordinate}" gets ${to}.`,
    hint: 'Rename one of them if addresses matter: a suffix changes when another such name is added.',
    place,
    source: sourceAt(place, sources),
    notes: first && [{ message: `This is "${owner.coordinate}".`, place: first }],
  };
}
