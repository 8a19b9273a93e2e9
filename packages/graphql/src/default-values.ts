import { type GraphQLSchema, isScalarType, isSpecifiedScalarType } from 'graphql';

/** Around values that graphql-js takes for strings; no text of a schema holds it. */
const MARK = '\u{f0000}docgen\u{f0000}';
const MARKED = new RegExp(`"${MARK}(.*?)${MARK}"`, 'gu');

/**
 * Has graphql-js print objects and lists that are default values of custom scalars, such as
 * `scalar JSON` with `= {}`, which it refuses: as strings, which `asLiterals` makes literals of.
 *
 * @returns The same schema.
 */
export function withPrintableDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.serialize = (value) =>
      typeof value === 'object' ? `${MARK}${literal(value)}${MARK}` : value;
  }
  return schema;
}

/** @param text - What graphql-js has printed of a schema `withPrintableDefaults`. */
export function asLiterals(text: string): string {
  return text.replace(MARKED, (_, inside: string) => String(JSON.parse(`"${inside}"`)));
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inside]) => `${name}: ${literal(inside)}`);
  return `{${fields.join(', ')}}`;
}
