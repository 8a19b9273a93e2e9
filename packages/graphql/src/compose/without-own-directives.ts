import { type DocumentNode, Kind, visit } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';
import { linksOf } from '../federation/links-of.ts';
import { argumentValues } from '../nodes/directives-of.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';

/**
 * A subgraph's document without applications of the directives that it defines itself. They are not
 * part of the supergraph, but the composition library checks their arguments by rules that are
 * stricter than GraphQL's: it rejects strings for an `ID`, and `null` for nullable arguments.
 */
export function withoutOwnDirectives(document: DocumentNode): DocumentNode {
  const links = linksOf(document);
  const taken = new Set(links.flatMap(({ imports }) => imports.map(({ as }) => as)));
  const { local } = federationNames(document);
  const composed = composedDirectives(document, local('@composeDirective'));
  const federation = new Set(Array.from(federationDefinitions.keys(), local));
  const isTaken = (name: string) =>
    taken.has(`@${name}`) ||
    composed.has(`@${name}`) ||
    links.some(({ prefix }) => name.startsWith(prefix)) ||
    languageDefinitions.has(`@${name}`) ||
    federation.has(`@${name}`);
  const own = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.DIRECTIVE_DEFINITION && !isTaken(node.name.value) ? [node.name.value] : [],
    ),
  );
  if (own.size === 0) return document;
  return visit(document, {
    Directive: (node) => (own.has(node.name.value) ? null : undefined),
  });
}

/**
 * Names of the directives that the supergraph includes, with their `@`.
 *
 * @param compose - What `@composeDirective` is called in the document.
 */
function composedDirectives(document: DocumentNode, compose: string): ReadonlySet<unknown> {
  return new Set(
    schemaNodes(document)
      .flatMap(({ directives = [] }) => directives)
      .filter(({ name }) => `@${name.value}` === compose)
      .map((directive) => argumentValues(directive).name),
  );
}
