import type { Description } from '@docgen/core/schema-model';
import type { StringValueNode } from 'graphql';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';
import { linksOf } from '../federation/links-of.ts';
import { writtenDescription } from '../nodes/written-description.ts';
import { originsFrom } from '../ownership/index-origins.ts';
import type { ModelScope } from './model-scope.ts';
import { supergraphDescriptions } from './supergraph-descriptions.ts';

/**
 * The description of a definition: its own, or else docgen's description of a definition of the
 * language or of federation.
 *
 * In a supergraph, the description and its place come from the subgraph with the largest part in
 * the type that has a description, or else from the supergraph. Definitions that composition adds,
 * and directives of federation that no subgraph describes, have docgen's description.
 *
 * @param node - The definition; `undefined` for definitions that are part of graphql-js.
 */
export function descriptionOf(
  coordinate: string,
  node: { readonly description?: StringValueNode | undefined } | undefined,
  scope: ModelScope,
): Description | undefined {
  const own = node?.description;
  if (scope.schema.composed) {
    const original = originalDescription(coordinate, own, scope);
    // A directive may be custom, and only have the name of one of federation.
    if (original !== undefined && federationDefinitions.has(coordinate)) return original;
    const added = knownDescription(coordinate, scope);
    return added === undefined ? original : { markdown: added };
  }
  const known = knownDescription(coordinate, scope);
  if (own !== undefined && own.value !== '') return sdlDescription(own, scope);
  return known === undefined ? undefined : { markdown: known };
}

/**
 * Composition uses the description of the first subgraph that has one. That of the owner is better.
 */
function originalDescription(
  coordinate: string,
  composed: StringValueNode | undefined,
  scope: ModelScope,
): Description | undefined {
  const described = originsFrom(coordinate, scope).find(
    (origin) => origin.description !== undefined,
  );
  return described?.description ?? (composed && sdlDescription(composed, scope));
}

function knownDescription(coordinate: string, scope: ModelScope): string | undefined {
  const [, graph = ''] = /^join__Graph\.(\w+)$/.exec(coordinate) ?? [];
  const subgraph = scope.graphs.get(graph);
  if (subgraph !== undefined) {
    // Any ASCII punctuation may be escaped: https://spec.commonmark.org/0.31.2/#backslash-escapes
    const label = subgraph.label.replace(/[!-/:-@[-`{-~]/g, '\\$&');
    const name = subgraph.route === undefined ? label : `[${label}](${subgraph.route})`;
    return `The subgraph ${name}, \`${subgraph.id}\`.`;
  }
  const { composed } = scope.schema;
  if (composed && supergraphDescriptions.has(coordinate)) {
    return supergraphDescriptions.get(coordinate);
  }
  // What composition takes from subgraphs may be custom, and only share a name.
  const isFederation =
    composed && /^(@|link__)/.test(coordinate) && !isImportedFromElsewhere(coordinate, scope);
  const node =
    languageDefinitions.get(coordinate) ??
    (isFederation ? federationDefinitions.get(coordinate) : undefined);
  return node !== undefined && 'description' in node ? node.description?.value : undefined;
}

/** Whether a directive is defined by a specification other than Apollo's. */
function isImportedFromElsewhere(coordinate: string, { schema }: ModelScope): boolean {
  if (!federationDefinitions.has(coordinate)) return false;
  const [name] = /^@\w+/.exec(coordinate) ?? [];
  return linksOf(schema.document).some(
    ({ spec, imports }) => spec === undefined && imports.some(({ as }) => as === name),
  );
}

/** A description in the SDL of a schema, with the address that its links are relative to. */
export function sdlDescription(
  node: StringValueNode,
  { linkBase }: Pick<ModelScope, 'linkBase'>,
): Description {
  return { ...writtenDescription(node), ...(linkBase !== undefined && { linkBase }) };
}
