import type { Place } from '@docgen/core/diagnostic';
import type { Description } from '@docgen/core/schema-model';
import type { StringValueNode } from 'graphql';
import { originsFrom } from './index-origins.ts';
import { federationDefinitions, languageDefinitions } from './known-definitions.ts';
import type { ModelScope } from './model-scope.ts';
import { supergraphDescriptions } from './supergraph-descriptions.ts';

/**
 * What is said about a definition: its own description, else what docgen knows about a definition of
 * the language or of federation.
 *
 * A definition of a supergraph has the description, and its place, from the subgraph at home in the
 * type, else from the first that has one, else its own; what composition itself adds is described by
 * docgen.
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
  return described?.description ?? (composed && writtenDescription(composed));
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
  // Of what composition takes over from subgraphs, types may be somebody's own.
  const isFederation = composed && /^(@|link__)/.test(coordinate);
  const node =
    languageDefinitions.get(coordinate) ??
    (isFederation ? federationDefinitions.get(coordinate) : undefined);
  return node !== undefined && 'description' in node ? node.description?.value : undefined;
}

/**
 * A description as it was written, with the position of its text: after the quotes, for a block
 * string at the first line that is not blank, where the common indentation ends.
 *
 * Source: https://spec.graphql.org/October2021/#BlockStringValue()
 */
export function writtenDescription(node: StringValueNode): Description {
  const markdown = node.value;
  if (node.loc === undefined) return { markdown };
  const { source, startToken, start, end } = node.loc;
  const { line, column } = startToken;
  const at = (line: number, column: number): Place => ({ file: source.name, line, column });
  if (node.block !== true) return { markdown, place: at(line, column + 1) };

  const lines = source.body.slice(start + 3, end - 3).split(/\r\n|[\n\r]/);
  const indent = commonIndent(lines);
  const first = Math.max(
    0,
    lines.findIndex((text) => text.trim() !== ''),
  );
  return {
    markdown,
    // The line of the opening quotes keeps its own spaces.
    place: first === 0 ? at(line, column + 3) : at(line + first, indent + 1),
    ...(indent > 0 && markdown.includes('\n') ? { indent } : {}),
  };
}

/** The indentation that all lines have in common, blank ones and that of the opening quotes aside. */
function commonIndent(lines: readonly string[]): number {
  const indents = lines
    .slice(1)
    .filter((text) => text.trim() !== '')
    .map((text) => text.length - text.trimStart().length);
  return indents.length === 0 ? 0 : Math.min(...indents);
}
