import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
} from 'graphql';
import { answeredType } from './answered-type.ts';
import { exampleLeaf, placesIn } from './example-value.ts';
import type { ValuePlace } from './example-words.ts';

/**
 * The ids in the arguments of a call, by the ids that would be generated in their place. If a
 * response contains these instead of the generated ones, it matches its request.
 *
 * @param values - Values of the operation's variables, by name.
 */
export function askedIds(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  { call, values }: { call: FieldNode; values: Record<string, unknown> },
): ReadonlyMap<unknown, string> {
  const asked = new Map<unknown, string>();
  const of = answeredType(schema, getNamedType(field.type));
  for (const { name, value } of call.arguments ?? []) {
    const arg = field.args.find((candidate) => candidate.name === name.value);
    if (arg !== undefined) {
      take(arg.type, { name: arg.name, of }, valueFromASTUntyped(value, values));
    }
  }
  return asked;

  function take(type: GraphQLInputType, place: ValuePlace, value: unknown): void {
    if (isNonNullType(type)) {
      take(type.ofType, place, value);
    } else if (isListType(type)) {
      for (const item of Array.isArray(value) ? value : [value]) take(type.ofType, place, item);
    } else if (isInputObjectType(type)) {
      const placeOf = placesIn(schema, type, place);
      const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      for (const [name, inside] of given) {
        const field = type.getFields()[name];
        if (field !== undefined) take(field.type, placeOf(field), inside);
      }
    } else if (/^(ID|UUID|GUID)$/i.test(type.name) && /string|number/.test(typeof value)) {
      const generated = exampleLeaf(schema, type, place);
      if (!asked.has(generated)) asked.set(generated, String(value));
    }
  }
}
