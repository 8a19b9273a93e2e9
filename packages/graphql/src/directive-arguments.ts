import { type ConstDirectiveNode, valueFromASTUntyped } from 'graphql';

/** The values that a directive is applied with, by argument; enum values as their names. */
export function directiveArguments(
  directive: ConstDirectiveNode,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (directive.arguments ?? []).map((arg) => [arg.name.value, valueFromASTUntyped(arg.value)]),
  );
}
