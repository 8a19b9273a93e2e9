import {
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { holdsErrors } from '../errors/error-names.ts';
import { successesFirst } from '../errors/successes-first.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import { insideOf, isWrapper } from '../nodes/wrapper-types.ts';
import { type Asks, EVERYTHING } from './asks.ts';
import { leavesInOrder, objectsInOrder } from './telling-order.ts';
import { isOfClient } from './used-arguments.ts';

type Field = GraphQLField<unknown, unknown>;

/** Number of scalars and enums that are selected, by level, and of other fields and types. */
const LEAVES = [6, 4, 2, 2];
const INSIDE = 2;
const MOST_MEMBERS = 2;

/**
 * A selection in the result of a field, within limits of depth and size. If an interface has no
 * selectable fields, it contains those of its possible types.
 *
 * @param asks - The fields that it may contain. Default: all.
 * @returns Its lines without the outer braces and their indentation; empty for scalars and enums.
 */
export function exampleSelection(
  schema: GraphQLSchema,
  returned: GraphQLOutputType,
  asks: Asks = EVERYTHING,
): string[] {
  return selectionAt({ schema, asks, level: 0 }, returned);
}

/** Where something is selected. */
interface Position {
  readonly schema: GraphQLSchema;
  /** The fields that may be selected there. */
  readonly asks: Asks;
  /** Number of fields around it, without that of the operation. */
  readonly level: number;
}

function selectionAt(position: Position, returned: GraphQLOutputType): string[] {
  const type = getNamedType(returned);
  if (isLeafType(type)) return [];
  const lines = linesAt(position, type.name, selectableFields(position, type));
  if (isAbstractType(type) && (isUnionType(type) || position.asks.has(type.name, '__typename'))) {
    if (lines.length === 0) lines.push(...fragmentsAt(position, type));
    lines.unshift('__typename');
  }
  return lines.length === 0 ? ['__typename'] : lines;
}

/** @param fields - Selectable fields of the type. */
function linesAt(
  { schema, asks, level }: Position,
  type: string,
  fields: readonly Field[],
): string[] {
  const lines = leavesInOrder(fields)
    .slice(0, LEAVES[level] ?? 1)
    .map(({ name }) => name);
  for (const field of fieldsInside(type, fields, level)) {
    const below = { schema, asks: asks.below(type, field.name), level: level + 1 };
    const inside = selectionAt(below, field.type);
    if (inside.join() !== '__typename') lines.push(...block([field.name], inside));
  }
  return lines;
}

/** The selected fields that have fields themselves: the content of wrappers, and errors last. */
function fieldsInside(name: string, fields: readonly Field[], level: number): readonly Field[] {
  const composite = fields.filter((field) => !isLeafType(getNamedType(field.type)));
  if (level >= LEAVES.length - 1) return [];
  const errors = composite.filter((field) =>
    holdsErrors(name, field.name, getNamedType(field.type).name),
  );
  if (isWrapper(name) || (level === 0 && errors.length > 0)) {
    const inside = insideOf(name, composite).filter((field) => !errors.includes(field));
    return [...inside.slice(0, INSIDE), ...errors.slice(0, 1)];
  }
  // Fields with objects are only selected on the first level, or if there are no others.
  const isAlone = composite.length === fields.length;
  if (level > 0 && !isAlone) return [];
  const single = composite.filter((field) => !isWrapper(getNamedType(field.type).name));
  const objects = single.length > 0 || !isAlone ? single : composite;
  return objectsInOrder(objects, fields).slice(0, INSIDE);
}

/**
 * The fields that can be selected without arguments. Those that tell nothing are left out if there
 * are others: ids of client libraries, and payloads' ways back to the root of the schema. In a
 * lenient schema, the result may be an input type, which has no selectable fields.
 */
function selectableFields(
  { schema, asks }: Omit<Position, 'level'>,
  type: GraphQLNamedType,
): readonly Field[] {
  const fields: Field[] = Object.values(fieldsOf(type)).filter(
    ({ name, deprecationReason, args }) =>
      deprecationReason == null && !args.some(isRequiredArgument) && asks.has(type.name, name),
  );
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const withoutRoots = fields.filter(
    (field) => !roots.some((root) => root === getNamedType(field.type)),
  );
  const telling = withoutRoots.filter((field) => !isOfClient(field));
  return [telling, withoutRoots].find((found) => found.length > 0) ?? fields;
}

/**
 * Fragments on the first possible types, successes before failures. A field is left out if an
 * earlier fragment selects one with the same name and a different type.
 */
function fragmentsAt({ schema, asks, level }: Position, type: GraphQLAbstractType): string[] {
  const inside = { schema, asks, level: level + 1 };
  const taken = new Map<string, string>();
  return successesFirst(schema, type)
    .slice(0, MOST_MEMBERS)
    .flatMap((member) => {
      const fields = selectableFields(inside, member).filter(
        ({ name, type }) => (taken.get(name) ?? String(type)) === String(type),
      );
      const lines = linesAt(inside, member.name, fields);
      const selected = new Set(lines.map((line) => line.replace(/ \{$/, '')));
      for (const { name, type } of fields) if (selected.has(name)) taken.set(name, String(type));
      return lines.length === 0 ? [] : block([`... on ${member.name}`], lines);
    });
}

/**
 * Puts lines into a selection set.
 *
 * @param head - Lines before it.
 */
export function block(head: readonly string[], lines: readonly string[]): string[] {
  const last = `${head.at(-1)} {`;
  return [...head.slice(0, -1), last, ...lines.map((line) => `  ${line}`), '}'];
}
