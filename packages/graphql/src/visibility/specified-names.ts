import type { DocumentNode } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';
import { linksOf } from '../federation/links-of.ts';
import { MACHINERY } from './hide-rules.ts';

/**
 * Returns whether a coordinate of a document belongs to the GraphQL language or to federation, so
 * that `show` does not concern it.
 */
export function specifiedNames(document: DocumentNode): (coordinate: string) => boolean {
  const { local } = federationNames(document);
  const links = linksOf(document).filter(({ spec }) => spec !== undefined);
  // A schema without federation may have types of its own with the names of federation's scalars.
  const directives = [...federationDefinitions.keys()].filter((name) => /^@\w+$/.test(name));
  const names = new Set([
    ...languageDefinitions.keys(),
    ...directives.map(local),
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
