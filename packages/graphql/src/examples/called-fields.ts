import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type Asks, EVERYTHING } from './asks.ts';
import { exampleSelection } from './example-selection.ts';

type Field = GraphQLField<unknown, unknown>;

/** What an example calls, and what it selects. */
export interface CalledFields {
  /** The field of the operation first; each other is a field in the result of the one before. */
  readonly fields: readonly Field[];
  /** Selection in the result of the last one, see `exampleSelection`. */
  readonly selection: readonly string[];
}

/**
 * The fields that an example calls: the field of the operation, and a selection in its result. If
 * nothing but `__typename` can be selected there without arguments, the type is a namespace, as in
 * `mutation { cart { checkout(id: 1) { … } } }`. The example then also calls the fields that lead
 * to the first field with required arguments.
 *
 * @param asks - What can be selected in the result of the field. Default: everything.
 */
export function calledFields(
  schema: GraphQLSchema,
  field: Field,
  asks: Asks = EVERYTHING,
): CalledFields {
  const type = getNamedType(field.type);
  const selection = exampleSelection(schema, type, asks);
  const isNamespace = isObjectType(type) && selection.join() === '__typename';
  const way = isNamespace ? wayToCall(type, asks, new Set([type])) : [];
  const last = way.at(-1);
  return {
    fields: [field, ...way.map((step) => step.field)],
    selection:
      last === undefined ? selection : exampleSelection(schema, last.field.type, last.asks),
  };
}

interface Step {
  readonly field: Field;
  /** What can be selected in its result. */
  readonly asks: Asks;
}

/** @param seen - Types that have been searched, including this one. */
function wayToCall(type: GraphQLObjectType, asks: Asks, seen: Set<GraphQLObjectType>): Step[] {
  const called = Object.values(type.getFields())
    .filter(({ name, deprecationReason }) => deprecationReason == null && asks.has(type.name, name))
    .map((field) => ({ field, asks: asks.below(type.name, field.name) }));
  const first = called.find(({ field }) => field.args.some(isRequiredArgument));
  if (first !== undefined) return [first];
  for (const step of called) {
    const inside = getNamedType(step.field.type);
    if (!isObjectType(inside) || seen.has(inside)) continue;
    const way = wayToCall(inside, step.asks, seen.add(inside));
    if (way.length > 0) return [step, ...way];
  }
  return [];
}
