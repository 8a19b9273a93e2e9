import type { Description } from '@docgen/core/schema-model';
import type { StringValueNode } from 'graphql';
import type { CoordinateNode } from './definitions-by-coordinate.ts';
import {
  federationDefinitions,
  languageDefinitions,
  supergraphDefinitions,
} from './known-definitions.ts';
import type { ModelScope } from './model-scope.ts';
import { originsFrom } from './origins-from.ts';
import { writtenDescription } from './written-description.ts';

/**
 * What is said about a definition: its own description, else what docgen knows about a definition of
 * the language or of federation.
 *
 * A definition of a supergraph has the description, and its place, from the subgraph at home in the
 * type, else from the first that has one; what composition itself adds is described by docgen.
 *
 * @param node - The definition; absent for what graphql-js brings along.
 */
export function descriptionOf(
  coordinate: string,
  node: { readonly description?: StringValueNode | undefined } | undefined,
  scope: ModelScope,
): Description | undefined {
  const known = knownDescription(coordinate, scope);
  const own = node?.description;
  if (scope.schema.composed) {
    return known === undefined ? originalDescription(coordinate, own, scope) : { markdown: known };
  }
  if (own !== undefined && own.value !== '') return writtenDescription(own);
  return known === undefined ? undefined : { markdown: known };
}

/**
 * Composition takes the description of the first subgraph that has one. The subgraph at home in the
 * type knows better.
 */
function originalDescription(
  coordinate: string,
  composed: StringValueNode | undefined,
  scope: ModelScope,
): Description | undefined {
  const described = originsFrom(coordinate, scope).find(
    (origin) => origin.description !== undefined,
  );
  return described?.description ?? (composed && { markdown: composed.value });
}

function knownDescription(coordinate: string, scope: ModelScope): string | undefined {
  const [, graph = ''] = /^join__Graph\.(\w+)$/.exec(coordinate) ?? [];
  const subgraph = scope.graphs.get(graph);
  if (subgraph !== undefined) {
    return `The subgraph [${subgraph.label}](${subgraph.route}), \`${subgraph.id}\`.`;
  }
  const node = languageDefinitions.get(coordinate) ?? machinery(coordinate, scope);
  return node !== undefined && 'description' in node ? node.description?.value : undefined;
}

/** What composition adds; of what it takes over from subgraphs, types may be somebody's own. */
function machinery(coordinate: string, { schema }: ModelScope): CoordinateNode | undefined {
  if (!schema.composed) return undefined;
  const isFederation = /^(@|link__)/.test(coordinate);
  return (
    supergraphDefinitions.get(coordinate) ??
    (isFederation ? federationDefinitions.get(coordinate) : undefined)
  );
}
