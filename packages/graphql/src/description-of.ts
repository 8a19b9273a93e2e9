import type { Description } from '@docgen/core/schema-model';
import type { StringValueNode } from 'graphql';
import { federationDefinitions, languageDefinitions } from './known-definitions.ts';
import type { ModelScope } from './model-scope.ts';
import { originsFrom } from './origins-from.ts';
import { placeOfDescription } from './place-of-description.ts';

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
  if (own === undefined || own.value === '')
    return known === undefined ? undefined : { markdown: known };
  const place = placeOfDescription(own);
  return { markdown: own.value, ...(place === undefined ? {} : { place }) };
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
  const node =
    languageDefinitions.get(coordinate) ??
    (isMachinery(coordinate, scope) ? federationDefinitions.get(coordinate) : undefined);
  return node !== undefined && 'description' in node ? node.description?.value : undefined;
}

/** True for what composition adds; types of the same names in other schemas are somebody's own. */
function isMachinery(coordinate: string, { schema }: ModelScope): boolean {
  return schema.composed && /^(@|join__|link__)/.test(coordinate);
}
