import type { HideConfig } from '@docgen/core/config';
import { type ConstDirectiveNode, Kind, parse, print } from 'graphql';
import type { DirectiveTarget } from '../directives-of.ts';
import type { FederationNames } from '../federation-names.ts';

/** What of a schema is to be hidden. */
export interface HideRules {
  /** By a directive that is applied to it. */
  readonly byDirective: (node: DirectiveTarget) => boolean;
  /** By its schema coordinate. */
  readonly byName: (coordinate: string) => boolean;
}

/** What gateways and subgraphs tell each other, by schema coordinates. */
const MACHINERY =
  /^(@?(join|link)__\w+|@link|_(Entity|Any|Service)|\w+\._(entities|service))(\W.*)?$/;

/** Reads the rules of a configuration for one document. */
export function hideRules(
  { directives = [], names = [], federation = false }: HideConfig,
  { local }: FederationNames,
): HideRules {
  const selected = directives.flatMap((selector) => applicationsIn(selector));
  const patterns = names.map(
    (name) => new RegExp(`^${name.replace(/[.()@]/g, '\\$&').replaceAll('*', '[^.(]*')}$`),
  );
  return {
    byDirective: (node) =>
      (node.directives ?? []).some((applied) =>
        selected.some((wanted) => isLike(applied, wanted, local)),
      ),
    byName: (coordinate) =>
      (federation && MACHINERY.test(coordinate)) ||
      patterns.some((pattern) => pattern.test(coordinate)),
  };
}

/** @param selector - Such as `@tag(name: "internal")`. */
function applicationsIn(selector: string): readonly ConstDirectiveNode[] {
  const [node] = parse(`scalar S ${selector}`, { noLocation: true }).definitions;
  return node?.kind === Kind.SCALAR_TYPE_DEFINITION ? (node.directives ?? []) : [];
}

/** Whether a directive has the name, and at least the arguments, that are wanted. */
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
