import {
  type ConstValueNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  print,
  valueFromAST,
  visit,
} from 'graphql';
import { exactValue } from './exact-value.ts';
import { inputsOf } from './type-members.ts';

/** Encloses values that graphql-js prints as strings. No text of a schema contains it. */
const MARK = '\u{f0000}docgen\u{f0000}';
const MARKED = new RegExp(`"${MARK}(.*?)${MARK}"`, 'gu');

/**
 * Makes graphql-js print default values as they are written:
 *
 * - Values of custom scalars: it otherwise rejects objects and lists, such as `= {}` of a
 *   `scalar JSON`, rounds integers of 64 bits, and puts names of enum values into quotes. It prints
 *   them as strings, which `asLiterals` converts to literals.
 * - Input objects without the defaults of their own fields, which it otherwise adds. With two such
 *   fields on each level of input types, a default doubles with every level.
 *
 * @returns The same schema, modified.
 */
export function withPrintableDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const input of inputsOf(schema)) {
    const node = input.astNode?.defaultValue;
    if (node !== undefined && input.defaultValue !== undefined) {
      input.defaultValue = writtenValue(node, input.type, markedLiteral);
    }
  }
  return schema;
}

/**
 * A default value as it is written.
 *
 * @param node - A valid value of the type.
 * @param ofScalar - Returns a value of a custom scalar other than null. @default JSON for
 *   `printExactJson`, see `exactValue`
 */
export function writtenValue(
  node: ConstValueNode,
  type: GraphQLInputType,
  ofScalar: (node: ConstValueNode) => unknown = exactValue,
): unknown {
  if (isNonNullType(type)) return writtenValue(node, type.ofType, ofScalar);
  if (isListType(type) && node.kind !== Kind.NULL) {
    // A single value is equivalent to a list with one item.
    const items = node.kind === Kind.LIST ? node.values : [node];
    return items.map((item) => writtenValue(item, type.ofType, ofScalar));
  }
  if (isScalarType(type) && !isSpecifiedScalarType(type) && node.kind !== Kind.NULL) {
    return ofScalar(node);
  }
  if (!isInputObjectType(type) || node.kind !== Kind.OBJECT) return valueFromAST(node, type);
  const fields = type.getFields();
  // Without a prototype, because graphql-js would take `constructor` of it for the field's value.
  const written = Object.create(null);
  for (const { name, value } of node.fields) {
    const field = fields[name.value];
    if (field !== undefined) written[name.value] = writtenValue(value, field.type, ofScalar);
  }
  return written;
}

/** @param text - A schema from `withPrintableDefaults`, as graphql-js has printed it. */
export function asLiterals(text: string): string {
  return text.replace(MARKED, (_, inside: string) => String(JSON.parse(`"${inside}"`)));
}

/** A value as a literal on one line, marked for `asLiterals`. */
function markedLiteral(value: ConstValueNode): string {
  const inOneLine = visit(value, { [Kind.STRING]: (node) => ({ ...node, block: false }) });
  return `${MARK}${print(inOneLine)}${MARK}`;
}
