import { namePattern } from '@docgen/core/configuration/name-pattern';
import { type ConstDirectiveNode, Kind, parse, print } from 'graphql';
import type { FederationNames } from '../federation/federation-names.ts';
import type { DirectiveTarget } from '../nodes/directives-of.ts';

/** Determines which definitions of a schema a configuration selects. */
export interface Selectors {
  /** Whether it is selected by a directive that is applied to it. */
  readonly byDirective: (node: DirectiveTarget) => boolean;
  /** Whether it is selected by its schema coordinate. */
  readonly byName: (coordinate: string) => boolean;
}

/**
 * Creates the selectors of lists in a configuration.
 *
 * @param directives - Such as `@tag(name: "internal")`.
 * @param names - Patterns of schema coordinates, see `namePattern`.
 */
export function selectors(
  {
    directives = [],
    names = [],
  }: { readonly directives?: readonly string[]; readonly names?: readonly string[] },
  { local }: Pick<FederationNames, 'local'>,
): Selectors {
  const selected = directives.flatMap(applicationsIn);
  const patterns = names.map(namePattern);
  return {
    byDirective: (node) =>
      (node.directives ?? []).some((applied) =>
        selected.some((wanted) => isLike(applied, wanted, local)),
      ),
    byName: (coordinate) => patterns.some((pattern) => pattern.test(coordinate)),
  };
}

/** The directives in an entry of a configuration. */
export function applicationsIn(selector: string): readonly ConstDirectiveNode[] {
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
