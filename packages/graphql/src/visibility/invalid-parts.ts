import { type DocumentNode, type InputValueDefinitionNode, Kind } from 'graphql';
import {
  argumentsOf,
  type CoordinateNode,
  coordinates,
} from '../nodes/definitions-by-coordinate.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { withDependants } from './hidden-coordinates.ts';
import { hiddenInValues, hiddenPart } from './names-in-values.ts';
import { type ImplementedField, implementedFields, nodesOfTypes } from './type-parts.ts';

/**
 * Adds what would make the visible part of a valid schema invalid. Registries reject a contract for
 * it:
 *
 * - fields of interfaces that a visible type does not show, and arguments of such fields
 * - required arguments that an interface does not show
 * - arguments and input fields that have become required, see {@link losesDefault}, if they are
 *   deprecated or the interface does not have them
 *
 * @param hidden - Coordinates.
 * @param shown - Marked coordinates, see `withDependants`.
 * @returns The same with all dependants.
 */
export function withInvalid(
  document: DocumentNode,
  hidden: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): ReadonlySet<string> {
  let all = withDependants(document, hidden, shown);
  if (all.size === 0) return all;
  const fields = implementedFields(nodesOfTypes(document));
  const inputs = nonNullInputs(document);
  const required = namesOf(inputs.filter(([, { defaultValue }]) => defaultValue === undefined));
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    const lost = losesDefault(inputs, document, all);
    const now = namesOf(lost);
    const invalid = [
      ...namesOf(lost.filter(isDeprecated)),
      // Types that have lost all their fields are hidden by now: interfaces keep what these had.
      ...fields.flatMap((field) => invalidPart(field, all, required, now)),
    ];
    all = withDependants(document, new Set([...all, ...invalid]), shown);
  }
  return all;
}

/** An argument or an input field. */
export type Input = readonly [coordinate: string, node: InputValueDefinitionNode];

/** All arguments and input fields that do not take `null`. */
export function nonNullInputs(document: DocumentNode): readonly Input[] {
  return [...coordinates(document)].flatMap(nonNullInput);
}

function nonNullInput([coordinate, node]: readonly [string, CoordinateNode]): Input[] {
  const isNonNull =
    node.kind === Kind.INPUT_VALUE_DEFINITION && node.type.kind === Kind.NON_NULL_TYPE;
  return isNonNull ? [[coordinate, node]] : [];
}

function isDeprecated([, { directives = [] }]: Input): boolean {
  return directives.some(({ name }) => name.value === 'deprecated');
}

function namesOf(inputs: readonly Input[]): ReadonlySet<string> {
  return new Set(inputs.map(([coordinate]) => coordinate));
}

/** Those whose default value names something hidden, which is left out. */
export function losesDefault(
  inputs: readonly Input[],
  document: DocumentNode,
  hidden: ReadonlySet<string>,
): readonly Input[] {
  const candidates = inputs.filter(([, { defaultValue }]) => defaultValue !== undefined);
  if (candidates.length === 0) return [];
  const { inValue } = hiddenInValues(hiddenPart(document, hidden));
  return candidates.filter(
    ([, { defaultValue, type }]) =>
      defaultValue !== undefined && inValue(defaultValue, namedTypeOf(type)),
  );
}

/**
 * The part of a field or of that of its interface that cannot stay without the hidden parts of both.
 *
 * @param required - Arguments that have no default value.
 * @param now - Arguments that lose it.
 */
function invalidPart(
  { type, field, of }: ImplementedField,
  hidden: ReadonlySet<string>,
  required: ReadonlySet<string>,
  now: ReadonlySet<string>,
): readonly string[] {
  const [[own], [above]] = [field, of];
  if (hidden.has(type) || hidden.has(above)) return [];
  if (hidden.has(own)) return [above];
  const argumentsAbove = new Map(argumentsOf(of).map(([arg, { name }]) => [name.value, arg]));
  return argumentsOf(field).flatMap(([arg, { name }]) => {
    const argAbove = argumentsAbove.get(name.value);
    if (argAbove === undefined) return now.has(arg) ? [arg] : [];
    if (hidden.has(arg)) return [argAbove];
    return hidden.has(argAbove) && (required.has(arg) || now.has(arg)) ? [arg] : [];
  });
}
