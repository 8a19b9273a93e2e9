import type { Diagnostic } from '@docgen/core/diagnostic';
import { sourceAt } from '@docgen/core/sources/source-text';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { Kind, type StringValueNode } from 'graphql';
import { type FederationNames, federationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { type CoordinateNode, coordinates } from '../nodes/definitions-by-coordinate.ts';
import { federationUses, stringArgument } from '../nodes/directives-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';

/**
 * Finds fields that `@override` moves from a subgraph that the composed schema does not have.
 * Composition ignores this, but the reference would show that the fields are moved from there.
 *
 * @param subgraphs - All subgraphs that are composed; `from` refers to them by their ids.
 * @returns An `unknown-subgraph` warning for each field.
 */
export function unknownSubgraphs(subgraphs: readonly LoadedSchema[]): Diagnostic[] {
  const ids = subgraphs.map(({ id }) => id);
  return subgraphs.flatMap(({ id, document, sources }) => {
    const names = federationNames(document);
    return [...coordinates(document)].flatMap(([coordinate, node]): Diagnostic[] => {
      const from = originOf(node, names);
      if (from === undefined || ids.includes(from.value)) return [];
      const place = placeOfNode(from);
      return [
        {
          code: 'unknown-subgraph',
          severity: 'warning',
          message: `"${coordinate}" in the subgraph "${id}" is moved from "${from.value}", but the composed schema has no subgraph of this name.`,
          hint:
            didYouMean(from.value, ids) ??
            'Remove the `@override` if the subgraph is gone. If it has another name, use the one that the gateway knows it by, both in `from` and as the `id` of its schema.',
          place,
          source: sourceAt(place, sources),
        },
      ];
    });
  });
}

/** The subgraph that a field is moved from. */
function originOf(node: CoordinateNode, names: FederationNames): StringValueNode | undefined {
  if (node.kind !== Kind.FIELD_DEFINITION) return undefined;
  const [use] = federationUses('@override', [node], names);
  return stringArgument(use, 'from');
}
