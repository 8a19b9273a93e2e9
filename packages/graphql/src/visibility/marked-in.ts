import type { Visibility } from '@docgen/core/config';
import { isExactName } from '@docgen/core/configuration/name-pattern';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import { print } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { federationDefinitions, languageDefinitions } from '../federation/known-definitions.ts';
import { linksOf } from '../federation/links-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Marked } from '../load/marks.ts';
import { composedCoordinate } from '../nodes/composed-coordinate.ts';
import { type CoordinateNode, coordinates } from '../nodes/definitions-by-coordinate.ts';
import { hideRules } from './hide-rules.ts';
import { applicationsIn, type Selectors, selectors } from './selectors.ts';

type Definitions = Pick<LoadedSchema, 'document' | 'complete' | 'schema'>;

/**
 * What a configuration shows and hides in a schema, including imports of its links. Coordinates
 * below root types are also included as they are in a supergraph.
 */
export function markedIn(loaded: Definitions, { show, hide }: Visibility): Marked {
  const { document } = loaded;
  return {
    shown: show === undefined ? [] : matching(loaded, selectors(show, federationNames(document))),
    hidden: hide === undefined || isEmpty(hide) ? [] : matching(loaded, hideRules(hide, document)),
  };
}

/** Whether a configuration shows everything. */
export function showsAll({ show, hide = {} }: Visibility): boolean {
  return show === undefined && isEmpty(hide);
}

function isEmpty({
  directives = [],
  names = [],
  federation = false,
}: NonNullable<Visibility['hide']>): boolean {
  return directives.length + names.length === 0 && !federation;
}

/** Everything in a schema that names of a configuration can name. */
export function knownNames(loaded: Definitions): ReadonlySet<string> {
  const inSupergraph = composedCoordinate(loaded.schema);
  const own = Array.from(coordinates(loaded.complete), ([coordinate]) => coordinate);
  return new Set([...directiveNames(loaded), ...own, ...own.map(inSupergraph)]);
}

function matching(loaded: Definitions, { byDirective, byName }: Selectors): string[] {
  const inSupergraph = composedCoordinate(loaded.schema);
  return [
    ...[...directiveNames(loaded)].filter(byName),
    ...[...coordinates(loaded.complete)].flatMap(([coordinate, node]) => {
      const names = [...new Set([coordinate, inSupergraph(coordinate)])];
      const isMatch = ('directives' in node && byDirective(node)) || names.some(byName);
      return isMatch ? names : [];
    }),
  ];
}

/** The definitions that a configuration shows by a directive, or by a name without `*`. */
export function shownExplicitly(
  loaded: Definitions,
  { directives, names = [] }: NonNullable<Visibility['show']>,
): [string, CoordinateNode][] {
  const exact = { directives, names: names.filter(isExactName) };
  const { byDirective, byName } = selectors(exact, federationNames(loaded.document));
  const inSupergraph = composedCoordinate(loaded.schema);
  return [...coordinates(loaded.complete)].filter(
    ([coordinate, node]) =>
      ('directives' in node && byDirective(node)) ||
      byName(coordinate) ||
      byName(inSupergraph(coordinate)),
  );
}

/** The directives that are applied in a schema, as in SDL. */
export function appliedDirectives({ complete }: Pick<Definitions, 'complete'>): string[] {
  return [...coordinates(complete)].flatMap(([, node]) =>
    'directives' in node ? (node.directives ?? []).map((directive) => print(directive)) : [],
  );
}

/**
 * Whether a directive in `hide` that hides nothing is a mistake: nothing has its name, or it differs
 * in one letter from what is applied. Otherwise, what it is to hide may be yet to come.
 *
 * @param directive - Such as `@tag(name: "internal")`.
 */
export function isMistaken(directive: string, schemas: readonly Definitions[]): boolean {
  const [name = ''] = /^@\w+/.exec(directive) ?? [];
  const isKnown =
    [languageDefinitions, federationDefinitions].some((definitions) => definitions.has(name)) ||
    schemas.some((schema) => knownNames(schema).has(name));
  const written = applicationsIn(directive)
    .map((node) => print(node))
    .join(' ');
  return !isKnown || nearestNames(written, schemas.flatMap(appliedDirectives), 1, 1).length > 0;
}

/** Names that a schema may use without a definition: imports, and directives that it applies. */
export function directiveNames({
  document,
  complete,
}: Pick<Definitions, 'document' | 'complete'>): ReadonlySet<string> {
  const imports = linksOf(document).flatMap((link) => link.imports);
  const nodes = Array.from(coordinates(complete), ([, node]) => node);
  // Lenient schemas may apply directives that they do not define.
  const applied = [...complete.definitions, ...nodes].flatMap((node) =>
    'directives' in node ? (node.directives ?? []).map(({ name }) => `@${name.value}`) : [],
  );
  return new Set([...imports.map(({ as = '' }) => as), ...applied]);
}
