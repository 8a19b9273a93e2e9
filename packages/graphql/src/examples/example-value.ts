import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { writtenValue } from '../nodes/default-values.ts';
import { exampleLeaf } from './example-leaf.ts';
import type { ValuePlace } from './example-words.ts';
import { sizeOfPaging } from './page-size.ts';
import { isOfClient, isWritten, MOST_OPTIONAL } from './used-arguments.ts';

/**
 * The number of fields after which lists are empty (`fields`), and the number after which a value
 * is too large for any page (`required`).
 */
const LIMITS = { fields: 60, required: 1000 };

/** Names of operators, whose operands are values of the field that they are applied to. */
const OPERATOR =
  /^_?(set|eq|equals?|equal_?to|is|ne|neq|gte?|lte?|n?in|contains|(i?like|(starts|begins|ends)_?with))$/i;

/**
 * A realistic value for an argument or input field, as JSON. In input types, required fields are
 * filled in; on the first level and in what a mutation writes, some others as well; and at least
 * one where possible. Fields with a default value other than `null` have that. A list is empty
 * inside its own input type, or if the value is already large.
 */
export function exampleInput(
  schema: GraphQLSchema,
  type: GraphQLInputType,
  place: ValuePlace,
): unknown {
  let left = LIMITS.fields;
  return value(type, place, []);

  function value(
    type: GraphQLInputType,
    place: ValuePlace,
    above: readonly GraphQLInputObjectType[],
  ): unknown {
    if (isNonNullType(type)) return value(type.ofType, place, above);
    if (isListType(type)) {
      const inside = getNamedType(type);
      const isEmpty = isInputObjectType(inside) && (above.includes(inside) || left <= 0);
      return isEmpty ? [] : [value(type.ofType, place, above)];
    }
    return isInputObjectType(type) ? object(type, place, above) : exampleLeaf(schema, type, place);
  }

  function object(
    type: GraphQLInputObjectType,
    place: ValuePlace,
    above: readonly GraphQLInputObjectType[],
  ): unknown {
    // `generatedExample` omits an example of this size.
    if (left <= LIMITS.fields - LIMITS.required) return {};
    const fields = type.isOneOf ? oneOfField(type, above) : filledFields(type, place, above);
    left -= fields.length;
    const placeOf = placesIn(schema, type, place);
    return Object.fromEntries(
      fields.map((field) => {
        const { name } = field;
        return [name, standardValue(field) ?? value(field.type, placeOf(field), [...above, type])];
      }),
    );
  }
}

/** @returns `undefined` without a default value, and for one that is not valid. */
function standardValue({ astNode, defaultValue, type }: GraphQLInputField): unknown {
  const written = defaultValue === undefined ? undefined : astNode?.defaultValue;
  return written && writtenValue(written, type);
}

/**
 * The fields of an input type that get a value, in the order of the SDL. There is at least one,
 * unless that would never end: an empty filter in a mutation would apply to everything.
 */
function filledFields(
  type: GraphQLInputObjectType,
  place: ValuePlace,
  above: readonly GraphQLInputObjectType[],
): GraphQLInputField[] {
  const fields = Object.values(type.getFields());
  const current = fields.filter(({ deprecationReason }) => deprecationReason == null);
  const optional = current.filter((field) => !isRequiredInputField(field) && !isOfClient(field));
  const leaves = optional.filter((field) => isLeafType(field.type));
  const isOther = ({ type: inside }: GraphQLInputField) =>
    [...above, type].every((outer) => outer !== getNamedType(inside));
  const chosen = chosenFields(type, { optional: optional.filter(isOther), leaves, place, above });
  const filled = fields.filter((field) => isRequiredInputField(field) || chosen.includes(field));
  if (filled.length > 0) return filled;
  const one = leaves[0] ?? ownField(optional.filter(isOther));
  return one === undefined ? [] : [one];
}

/** Optional fields that get a value even if others are required. */
function chosenFields(
  type: GraphQLInputObjectType,
  {
    optional,
    leaves,
    place,
    above,
  }: {
    readonly optional: readonly GraphQLInputField[];
    readonly leaves: readonly GraphQLInputField[];
    readonly place: ValuePlace;
    readonly above: readonly GraphQLInputObjectType[];
  },
): readonly GraphQLInputField[] {
  if (isWritten(place.name) && !leaves.some(isOperator)) {
    // Something else says which object is written to, or a new one gets its id from the server.
    const written = leaves.filter(({ name }) => !/^_?(node)?(id|uuid)$/i.test(name));
    return written.slice(0, MOST_OPTIONAL);
  }
  if (above.length > 0) return [];
  const size = sizeOfPaging(type, place.name);
  if (size !== undefined) return [size];
  const written = optional.filter(({ name, type }) => {
    const inside = getNamedType(type);
    const fields = isInputObjectType(inside) ? Object.values(inside.getFields()) : [];
    return isWritten(name) && fields.length > 0 && !fields.some(isOperator);
  });
  return [...leaves.slice(0, MOST_OPTIONAL), ...written];
}

/** The field of a filter that is about the object itself, preferably its id, not about another. */
function ownField(optional: readonly GraphQLInputField[]): GraphQLInputField | undefined {
  const own = optional.filter((field) => {
    const inside = getNamedType(field.type);
    const fields = isInputObjectType(inside) ? Object.values(inside.getFields()) : [];
    return isLeafType(inside) || fields.some(({ type }) => isLeafType(getNamedType(type)));
  });
  return own.find(({ name }) => /^_?id$/i.test(name)) ?? own[0] ?? optional[0];
}

/**
 * The places in the value of an input type, by its fields: that of the value itself for operators,
 * as in `{ email: { equals: "ada@example.org" } }`.
 *
 * @param place - The argument or field that has the type.
 */
export function placesIn(
  schema: GraphQLSchema,
  type: GraphQLInputObjectType,
  place: ValuePlace,
): (field: GraphQLInputField) => ValuePlace {
  const of = subjectOf(schema, type, place);
  return (field) => {
    const { name, description } = field;
    return isOperator(field) ? place : { name, of, description };
  };
}

function isOperator({ name, type }: GraphQLInputField): boolean {
  return OPERATOR.test(name) && isLeafType(getNamedType(type));
}

/**
 * The only field that gets a value, preferably one that does not contain any of the enclosing
 * types.
 */
function oneOfField(
  type: GraphQLInputObjectType,
  above: readonly GraphQLInputObjectType[],
): GraphQLInputField[] {
  const fields = Object.values(type.getFields());
  const current = fields.filter(({ deprecationReason }) => deprecationReason == null);
  const holds = (field: GraphQLInputField) => getNamedType(field.type);
  const isAbove = (field: GraphQLInputField) =>
    [...above, type].some((outer) => outer === holds(field));
  const chosen =
    current.find((field) => isLeafType(field.type)) ??
    current.find((field) => isLeafType(holds(field))) ??
    current.find((field) => !isAbove(field)) ??
    current.find((field) => isListType(field.type)) ??
    fields[0];
  return chosen === undefined ? [] : [chosen];
}

/** What the names of input types contain in addition to their subject. */
const VERB =
  /^(Create|Update|Add|Set|Delete|Remove)|(Create|Update|Add|Delete|Remove)?(Mutation)?(Input|Request)$/g;

/** Arguments that say which object a call is about, whatever the name of their type. */
const LOOKUP = /^_?(where|by|key|identifier)$/i;

/**
 * The subject of an input type: for `CreateOrderItemInput`, an `OrderItem`; for `PlaceOrderInput`,
 * an `Order` if that is a type; in a call that is about an `Order`, that for `OrderBy`, and for
 * `WhereUniqueInput` of an argument `where`.
 *
 * @param place - The argument or field that has the type.
 */
function subjectOf(
  schema: GraphQLSchema,
  { name }: GraphQLInputObjectType,
  place: ValuePlace,
): string {
  const subject = name.replace(VERB, '') || name;
  const words = subject.split(/(?=[A-Z])/);
  const endings = words.map((_, from) => words.slice(from).join(''));
  const known = endings.find((ending) => isObjectType(schema.getType(ending)));
  const isOfPlace = subject.startsWith(place.of) || LOOKUP.test(place.name);
  return known ?? (place.of !== '' && isOfPlace ? place.of : subject);
}
