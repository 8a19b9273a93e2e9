import { addToList } from '@docgen/core/basics/add-to-list';
import {
  type ConstValueNode,
  type DocumentNode,
  GraphQLError,
  type InputValueDefinitionNode,
  Kind,
} from 'graphql';
import { namedTypeOf } from '../nodes/named-type-of.ts';

/** The input fields of a document by type, including those of extensions. */
type InputTypes = ReadonlyMap<string, readonly InputValueDefinitionNode[]>;

/**
 * Finds default values of input fields that contain themselves, as in `input A { a: A = {} }`. An
 * object gets the defaults of its type, so such a value would be infinite: graphql-js reads all
 * defaults of a type when it first encounters an object of the type, and overflows the stack.
 *
 * Source: https://spec.graphql.org/September2025/#InputObjectDefaultValueHasCycle()
 *
 * @returns One error for each field whose default value leads back to its own type.
 */
export function checkDefaultCycles(document: DocumentNode): GraphQLError[] {
  const types = inputTypes(document);
  const needs = new Map(
    Array.from(types, ([name, fields]) => [
      name,
      new Set(fields.flatMap((field) => typesIn(field, types))),
    ]),
  );
  return [...types].flatMap(([name, fields]) =>
    fields
      .filter((field) => leadTo(name, typesIn(field, types), needs))
      .map(
        (field) =>
          new GraphQLError(
            `The default value of "${name}.${field.name.value}" contains itself: it includes an object of "${name}", which gets the defaults of its fields.`,
            { nodes: field },
          ),
      ),
  );
}

function inputTypes({ definitions }: DocumentNode): InputTypes {
  const types = new Map<string, InputValueDefinitionNode[]>();
  for (const node of definitions) {
    if (
      node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
      node.kind !== Kind.INPUT_OBJECT_TYPE_EXTENSION
    )
      continue;
    for (const field of node.fields ?? []) addToList(types, node.name.value, field);
  }
  return types;
}

/** The input types of all objects in a field's default value. */
function typesIn({ defaultValue, type }: InputValueDefinitionNode, types: InputTypes): string[] {
  return defaultValue === undefined ? [] : typesOf(defaultValue, namedTypeOf(type), types);
}

function typesOf(value: ConstValueNode, type: string, types: InputTypes): string[] {
  if (value.kind === Kind.LIST) return value.values.flatMap((item) => typesOf(item, type, types));
  const fields = types.get(type);
  if (value.kind !== Kind.OBJECT || fields === undefined) return [];
  const inside = value.fields.flatMap((given) => {
    const field = fields.find(({ name }) => name.value === given.name.value);
    return field === undefined ? [] : typesOf(given.value, namedTypeOf(field.type), types);
  });
  return [type, ...inside];
}

/** Whether a type is among the given types, or among those that their defaults contain. */
function leadTo(
  wanted: string,
  names: readonly string[],
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const reached = new Set(names);
  // The loop also visits names that are added while it runs.
  for (const name of reached) for (const next of needs.get(name) ?? []) reached.add(next);
  return reached.has(wanted);
}
