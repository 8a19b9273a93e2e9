import { type ConstDirectiveNode, Kind, type StringValueNode, valueFromASTUntyped } from 'graphql';

/** A node that directives can be applied to. */
export interface DirectiveTarget {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The directive nodes of a definition and its extensions. */
export function directivesOf(nodes: readonly DirectiveTarget[]): ConstDirectiveNode[] {
  return nodes.flatMap((node) => node.directives ?? []);
}

/** The argument values of an applied directive, by name; enum values are strings. */
export function directiveArguments(
  directive: ConstDirectiveNode,
): Readonly<Record<string, unknown>> {
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
