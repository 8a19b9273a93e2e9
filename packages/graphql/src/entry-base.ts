import type { Place } from '@docgen/core/diagnostic';
import { invariant } from '@docgen/core/invariant';
import type { Usage } from '@docgen/core/schema-model';
import type { Definition } from './definition.ts';
import type { EntryAddress, ModelScope } from './model-scope.ts';
import { nodeOfDefinition } from './node-of-definition.ts';
import { originsFrom } from './origins-from.ts';
import { placeOfNode } from './place-of-node.ts';

/** The part of an entry that is found the same way for every kind of definition. */
export function entryBase(
  definition: Definition,
  scope: ModelScope,
): EntryAddress & { readonly usedBy: readonly Usage[]; readonly place?: Place } {
  const { coordinate } = definition;
  const { schema, addresses, usages } = scope;
  const address = addresses.get(coordinate);
  invariant(address !== undefined, `${coordinate} has no address`);
  const node = nodeOfDefinition(definition);
  const place = schema.composed
    ? originsFrom(coordinate, scope).find((origin) => origin.place !== undefined)?.place
    : node && placeOfNode(node);
  return {
    ...address,
    usedBy: usages.get(coordinate) ?? [],
    ...(place === undefined ? {} : { place }),
  };
}
