import type { HideConfig } from '@docgen/core/config';
import { namePattern } from '@docgen/core/name-pattern';
import { type ConstDirectiveNode, type DocumentNode, Kind, parse, print } from 'graphql';
import { definitionsByCoordinate } from '../definitions-by-coordinate.ts';
import type { DirectiveTarget } from '../directives-of.ts';
import { type FederationNames, federationNames } from '../federation-names.ts';
import { linksOf } from '../links-of.ts';

/** Determines what is hidden in a schema. */
export interface HideRules {
  /** Whether it is hidden by a directive that is applied to it. */
  readonly byDirective: (node: DirectiveTarget) => boolean;
  /** Whether it is hidden by its schema coordinate. */
  readonly byName: (coordinate: string) => boolean;
}

/**
 * Schema coordinates of definitions that only gateways and subgraphs use; `extension__` and
 * `composite__` are Grafbase's.
 */
const MACHINERY =
  /^(@?(join|link|context|extension|composite)__\w+|@link|core__Purpose|_(Entity|Any|Service)|\w+\._(entities|service))(\W.*)?$/;

/**
 * Specification of the directives that GraphQL Mesh adds to supergraphs for gateways. They contain
 * addresses and headers of services.
 */
const MESH = 'https://the-guild.dev/graphql/mesh/spec';

/** Directives of that specification that matter to clients. */
const FOR_CLIENTS = new Set(
  '@authenticated @cacheControl @policy @public @rateLimit @requiresScopes @skipAuth'.split(' '),
);

/** Creates the rules of a configuration for a document. */
export function hideRules(
  { directives = [], names = [], federation = false }: HideConfig,
  document: DocumentNode,
): HideRules {
  const { linked, local } = federationNames(document);
  const selected = directives.flatMap((selector) => applicationsIn(selector));
  const patterns = names.map(namePattern);
  const machinery = new Set<string>();
  if (federation && linked) machinery.add(local('@composeDirective'));
  // Federation 1 has this directive instead of `@link`. Source: https://specs.apollo.dev/core/v0.2
  if (federation && definitionsByCoordinate(document).has('@core(feature:)'))
    machinery.add('@core');
  const links = federation ? linksOf(document) : [];
  // Only supergraphs link to this specification. Their contexts have names that composition made.
  if (links.some(({ spec }) => spec === 'context')) machinery.add(local('@context'));
  const imports = links.flatMap((link) => (link.identity === MESH ? link.imports : []));
  for (const { name = '', as = name } of imports) {
    if (!FOR_CLIENTS.has(name)) machinery.add(as);
  }
  return {
    byDirective: (node) =>
      (node.directives ?? []).some((applied) =>
        selected.some((wanted) => isLike(applied, wanted, local)),
      ),
    byName: (coordinate) =>
      (federation && MACHINERY.test(coordinate)) ||
      machinery.has(coordinate.replace(/\(.*/, '')) ||
      patterns.some((pattern) => pattern.test(coordinate)),
  };
}

/** @param selector - Such as `@tag(name: "internal")`. */
function applicationsIn(selector: string): readonly ConstDirectiveNode[] {
  const [node] = parse(`scalar S ${selector}`, { noLocation: true }).definitions;
  return node?.kind === Kind.SCALAR_TYPE_DEFINITION ? (node.directives ?? []) : [];
}

/** Whether an applied directive has the name of a selector, and at least its arguments. */
function isLike(
  applied: ConstDirectiveNode,
  wanted: ConstDirectiveNode,
  local: FederationNames['local'],
): boolean {
  const name = wanted.name.value;
  if (applied.name.value !== name && `@${applied.name.value}` !== local(`@${name}`)) return false;
  const values = new Set((applied.arguments ?? []).map((arg) => print(arg)));
  return (wanted.arguments ?? []).every((arg) => values.has(print(arg)));
}
