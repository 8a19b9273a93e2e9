import type { DocumentNode } from 'graphql';
import { isOfAccess } from '../federation/access-directives.ts';
import { federationNames } from '../federation/federation-names.ts';
import { isFederated, isSupergraph } from '../federation/is-federated.ts';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';
import { linksOf } from '../federation/links-of.ts';
import { appliedChanges, type ReportedName } from './applied-changes.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Compares the uses of custom directives, such as a team's own `@auth`. Directives of the language,
 * of federation and of other linked specifications of Apollo are not custom. All changes are safe,
 * because only the server knows what a custom directive does.
 *
 * @param before - Document of a subgraph, or of a supergraph with its directives; likewise `after`.
 */
export function customDirectiveChanges(before: DocumentNode, after: DocumentNode): SchemaChange[] {
  const compared = { reportedIn: customDirectives, isOrdered: true };
  return appliedChanges(before, after, compared).map(({ coordinate, message, place }) => ({
    criticality: 'safe',
    type: 'CUSTOM_DIRECTIVE_CHANGED',
    coordinate,
    message,
    place,
  }));
}

function customDirectives(document: DocumentNode): ReportedName {
  const links = linksOf(document).filter(({ spec }) => spec !== undefined);
  const imported = links.flatMap(({ imports }) => imports.map(({ as }) => as));
  const specified = links.flatMap(({ spec, as = spec }) => [`@${spec}`, `@${as}`]);
  const prefixes = ['core__', 'join__', 'link__', ...links.map(({ prefix }) => prefix)];
  const taken = new Set(['@core', '@link', ...imported, ...specified, ...federationIn(document)]);
  const isTaken = (name: string) =>
    taken.has(name) ||
    languageDefinitions.has(name) ||
    prefixes.some((prefix) => name.startsWith(`@${prefix}`));
  return (name) => (isTaken(name) ? undefined : name);
}

/**
 * The document's names for the directives of federation. Schemas without federation may define
 * others with these names, such as `@tag`: for them, the list is empty.
 */
function federationIn(document: DocumentNode): string[] {
  if (!isFederated(document) && !isSupergraph(document)) return [];
  const { local, enforcing } = federationNames(document);
  return [...federationDefinitions.keys()]
    .filter((name) => enforcing || !isOfAccess(name))
    .map(local);
}
