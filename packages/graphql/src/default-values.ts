import { type GraphQLSchema, isScalarType, isSpecifiedScalarType } from 'graphql';

/** Encloses values that graphql-js prints as strings. No text of a schema contains it. */
const MARK = '\u{f0000}docgen\u{f0000}';
const MARKED = new RegExp(`"${MARK}(.*?)${MARK}"`, 'gu');

/**
 * Makes graphql-js print objects and lists that are default values of custom scalars, such as
 * `scalar JSON` with `= {}`, which it otherwise rejects. It prints them as strings, which
 * `asLiterals` converts to literals.
 *
 * @returns The same schema, modified.
 */
export function withPrintableDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.serialize = (value) =>
      typeof value === 'object' ? `${MARK}${literal(value)}${MARK}` : value;
  }
  return schema;
}

/** @param text - A schema from `withPrintableDefaults`, as graphql-js has printed it. */
export function asLiterals(text: string): string {
  return text.replace(MARKED, (_, inside: string) => String(JSON.parse(`"${inside}"`)));
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inside]) => `${name}: ${literal(inside)}`);
  return `{${fields.join(', ')}}`;
}
