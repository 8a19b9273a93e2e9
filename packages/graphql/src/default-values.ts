import {
  type ConstValueNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  valueFromAST,
} from 'graphql';
import { exactValue } from './exact-value.ts';
import { fieldsOf } from './type-members.ts';

/** Encloses values that graphql-js prints as strings. No text of a schema contains it. */
const MARK = '\u{f0000}docgen\u{f0000}';
const MARKED = new RegExp(`"${MARK}(.*?)${MARK}"`, 'gu');

/**
 * Makes graphql-js print default values as they are written:
 *
 * - Objects and lists of custom scalars, such as `scalar JSON` with `= {}`, which it otherwise
 *   rejects. It prints them as strings, which `asLiterals` converts to literals.
 * - Integers of custom scalars with all their digits, such as those of 64 bits.
 * - Input objects without the defaults of their own fields, which it otherwise adds. With two such
 *   fields on each level of input types, a default doubles with every level.
 *
 * @returns The same schema, modified.
 */
export function withPrintableDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const input of inputsOf(schema)) {
    const node = input.astNode?.defaultValue;
    if (node !== undefined && input.defaultValue !== undefined) {
      input.defaultValue = writtenValue(node, input.type);
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.serialize = (value) =>
      /object|bigint/.test(typeof value) ? `${MARK}${literal(value)}${MARK}` : value;
  }
  return schema;
}

function inputsOf(schema: GraphQLSchema): (GraphQLArgument | GraphQLInputField)[] {
  const types = Object.values(schema.getTypeMap());
  return [
    ...schema.getDirectives().flatMap(({ args }) => args),
    ...types.flatMap((type) =>
      isInputObjectType(type)
        ? Object.values(type.getFields())
        : Object.values(fieldsOf(type)).flatMap(({ args }) => args),
    ),
  ];
}

/**
 * A default value as it is written, as JSON with bigints for long integers, see `exactValue`.
 *
 * @param node - A valid value of the type.
 */
export function writtenValue(node: ConstValueNode, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return writtenValue(node, type.ofType);
  if (isListType(type) && node.kind !== Kind.NULL) {
    // A single value is equivalent to a list with one item.
    const items = node.kind === Kind.LIST ? node.values : [node];
    return items.map((item) => writtenValue(item, type.ofType));
  }
  if (isScalarType(type) && !isSpecifiedScalarType(type)) return exactValue(node);
  if (!isInputObjectType(type) || node.kind !== Kind.OBJECT) return valueFromAST(node, type);
  const fields = type.getFields();
  return Object.fromEntries(
    node.fields.flatMap(({ name: { value: name }, value }) => {
      const field = fields[name];
      return field === undefined ? [] : [[name, writtenValue(value, field.type)]];
    }),
  );
}

/** @param text - A schema from `withPrintableDefaults`, as graphql-js has printed it. */
export function asLiterals(text: string): string {
  return text.replace(MARKED, (_, inside: string) => String(JSON.parse(`"${inside}"`)));
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inside]) => `${name}: ${literal(inside)}`);
  return `{${fields.join(', ')}}`;
}
