import { type ConstDirectiveNode, Kind, type StringValueNode, valueFromASTUntyped } from 'graphql';

/** A node that directives can be applied to. */
export interface DirectiveTarget {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The directive nodes of a definition and its extensions. */
export function directivesOf(nodes: readonly DirectiveTarget[]): ConstDirectiveNode[] {
  return nodes.flatMap((node) => node.directives ?? []);
}

/**
 * The uses of one of federation's directives, under the document's name for it.
 *
 * @param canonical - Its name in the specification, with the `@`.
 * @param names - See `FederationNames`.
 */
export function federationUses(
  canonical: string,
  nodes: readonly DirectiveTarget[],
  { local }: { readonly local: (canonical: string) => string },
): ConstDirectiveNode[] {
  const applied = directivesOf(nodes);
  if (applied.length === 0) return applied;
  const own = local(canonical).slice(1);
  return applied.filter(({ name }) => name.value === own);
}

/** The argument values of an applied directive, by name; enum values are strings. */
export function argumentValues(directive: ConstDirectiveNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (directive.arguments ?? []).map((arg) => [arg.name.value, valueFromASTUntyped(arg.value)]),
  );
}

/** A string in the arguments of a directive; `undefined` if it is missing or another value. */
export function stringArgument(
  directive: ConstDirectiveNode | undefined,
  name: string,
): StringValueNode | undefined {
  const value = directive?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value : undefined;
}
