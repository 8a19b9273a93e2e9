import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { exactValue } from '../nodes/exact-value.ts';
import { answeredType } from './answered-type.ts';
import { exampleLeaf } from './example-leaf.ts';
import { placesIn } from './example-value.ts';
import { type ValuePlace, withoutTold } from './example-words.ts';

/** What calls ask for or write, which their response has to match. */
export interface Asked {
  /** Ids, by the ids that would be generated in their place. */
  readonly ids: ReadonlyMap<unknown, string>;
  /** All values, `null` included, by the fields that they are about; see `askedKey`. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** That of no call. */
export const NOTHING_ASKED: Asked = { ids: new Map(), values: new Map() };

/** A field by its type, its name and the type of its value, such as `Order.total: Int`. */
export function askedKey(type: GraphQLLeafType, { of, name }: ValuePlace): string {
  return `${of}.${name}: ${type.name}`;
}

/**
 * What the arguments of a call say about the values in its response, in addition to what the
 * enclosing calls say. Of a list, the first value counts. Operands, as in `{ total: { gt: 5 } }`,
 * say nothing, except for ids.
 *
 * @param values - Values of the operation's variables, by name.
 * @param above - That of the enclosing calls.
 */
export function askedValues(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  {
    call,
    values,
    above,
  }: { call: FieldNode; values: Readonly<Record<string, unknown>>; above: Asked },
): Asked {
  const ids = new Map<unknown, string>();
  const written = new Map<string, unknown>();
  const of = answeredType(schema, getNamedType(field.type));
  for (const { name, value } of call.arguments ?? []) {
    const arg = field.args.find((candidate) => candidate.name === name.value);
    if (arg !== undefined) {
      const place = { name: arg.name, of };
      take(arg.type, { place, isOperand: false }, exactValue(value, values));
    }
  }
  return {
    ids: new Map([...above.ids, ...ids]),
    values: new Map([...above.values, ...written]),
  };

  function take(
    type: GraphQLInputType,
    { place, isOperand }: { place: ValuePlace; isOperand: boolean },
    value: unknown,
  ): void {
    if (isNonNullType(type)) {
      take(type.ofType, { place, isOperand }, value);
    } else if (isListType(type)) {
      const items = Array.isArray(value) ? value : [value];
      for (const item of items) take(type.ofType, { place, isOperand }, item);
    } else if (isInputObjectType(type)) {
      const placeOf = placesIn(schema, type, place);
      const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      for (const [name, inside] of given) {
        const field = type.getFields()[name];
        if (field === undefined) continue;
        const placeInside = placeOf(field);
        take(field.type, { place: placeInside, isOperand: placeInside === place }, inside);
      }
    } else {
      takeLeaf(type, { place, isOperand }, value);
    }
  }

  function takeLeaf(
    type: GraphQLLeafType,
    { place, isOperand }: { place: ValuePlace; isOperand: boolean },
    value: unknown,
  ): void {
    if (/^(ID|UUID|GUID)$/i.test(type.name) && /string|number|bigint/.test(typeof value)) {
      const generated = exampleLeaf(schema, type, withoutTold(place));
      if (!ids.has(generated)) ids.set(generated, String(value));
    } else if (!isOperand && value !== undefined) {
      const key = askedKey(type, place);
      if (!written.has(key)) written.set(key, value);
    }
  }
}
