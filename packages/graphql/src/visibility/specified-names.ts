import type { DocumentNode } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { federationDirectives, languageDefinitions } from '../federation/known-definitions.ts';
import { linksOf } from '../federation/links-of.ts';
import { MACHINERY } from './hide-rules.ts';

/**
 * Returns whether a coordinate of a document belongs to the GraphQL language or to federation, so
 * that `show` does not concern it.
 */
export function specifiedNames(document: DocumentNode): (coordinate: string) => boolean {
  const { local } = federationNames(document);
  const links = linksOf(document).filter(({ spec }) => spec !== undefined);
  const names = new Set([
    ...languageDefinitions.keys(),
    // Not its scalars: a schema without federation may have types of its own with such names.
    ...federationDirectives.map(local),
    ...links.map(({ as, spec }) => `@${as ?? spec}`),
    ...links.flatMap(({ imports }) => imports.map(({ as = '' }) => as)),
    '@core',
  ]);
  const prefixes = links.flatMap(({ prefix }) => [prefix, `@${prefix}`]);
  return (coordinate) =>
    names.has(coordinate) ||
    MACHINERY.test(coordinate) ||
    prefixes.some((prefix) => coordinate.startsWith(prefix));
}
