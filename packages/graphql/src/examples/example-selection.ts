import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { holdsErrors } from '../errors/error-names.ts';
import { insideOf, isWrapper } from '../wrapper-types.ts';
import { type Asks, EVERYTHING } from './asks.ts';

type Field = GraphQLField<unknown, unknown>;

/** How many scalars and enums are selected on each level, and how many other fields. */
const LEAVES = [6, 4, 2, 2];
const INSIDE = 2;
const MOST_MEMBERS = 2;

/** What tells most readers which thing they see. */
const TELLING = /^(id|name|title)$/;

/**
 * A selection of what a field returns, within limits of depth and size.
 *
 * @param asks - Which fields it may hold.
 * @returns Its lines without the outer braces, indented from the first column; empty for scalars and enums.
 */
export function exampleSelection(
  returned: GraphQLOutputType,
  asks: Asks = EVERYTHING,
  level = 0,
): string[] {
  const type = getNamedType(returned);
  if (isLeafType(type)) return [];
  if (isUnionType(type)) return ['__typename', ...fragments(type.getTypes(), asks, level)];
  const fields = selectableFields(type, asks);
  const lines = leavesOf(fields)
    .slice(0, LEAVES[level] ?? 1)
    .map(({ name }) => name);
  for (const field of fieldsInside(type.name, fields, level)) {
    const inside = exampleSelection(field.type, asks.below(type.name, field.name), level + 1);
    if (inside.join() !== '__typename') lines.push(...block([field.name], inside));
  }
  if (isAbstractType(type) && asks.has(type.name, '__typename')) lines.unshift('__typename');
  return lines.length === 0 ? ['__typename'] : lines;
}

/** The fields with fields of their own that are selected: of wrappers what is inside, and errors last. */
function fieldsInside(name: string, fields: readonly Field[], level: number): readonly Field[] {
  const composite = fields.filter((field) => !isLeafType(getNamedType(field.type)));
  if (level >= LEAVES.length - 1) return [];
  const errors = composite.filter((field) =>
    holdsErrors(field.name, getNamedType(field.type).name),
  );
  if (isWrapper(name) || (level === 0 && errors.length > 0)) {
    const inside = insideOf(name, composite).filter((field) => !errors.includes(field));
    return [...inside.slice(0, INSIDE), ...errors.slice(0, 1)];
  }
  // What has nothing but other things is shown by those.
  const isAlone = composite.length === fields.length;
  if (level > 0 && !isAlone) return [];
  const single = composite.filter((field) => !isWrapper(getNamedType(field.type).name));
  return (single.length > 0 || !isAlone ? single : composite).slice(0, INSIDE);
}

/** Scalars and enums, the telling ones first. */
function leavesOf(fields: readonly Field[]): Field[] {
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const isTelling = ({ name }: Field) => TELLING.test(name);
  return [...leaves.filter(isTelling), ...leaves.filter((field) => !isTelling(field))];
}

/** What a lenient schema returns may be an input object, of which nothing can be selected. */
function selectableFields(type: GraphQLNamedType, asks: Asks): Field[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).filter(
    ({ name, deprecationReason, args }) =>
      deprecationReason == null && !args.some(isRequiredArgument) && asks.has(type.name, name),
  );
}

/** Scalars and enums of the first members; a name that means another type there is left out. */
function fragments(members: readonly GraphQLObjectType[], asks: Asks, level: number): string[] {
  const taken = new Map<string, string>();
  return members.slice(0, MOST_MEMBERS).flatMap((member) => {
    const leaves = leavesOf(selectableFields(member, asks))
      .filter(({ name, type }) => (taken.get(name) ?? String(type)) === String(type))
      .slice(0, LEAVES[level + 1] ?? 1);
    for (const { name, type } of leaves) taken.set(name, String(type));
    return leaves.length === 0
      ? []
      : block(
          [`... on ${member.name}`],
          leaves.map(({ name }) => name),
        );
  });
}

/**
 * A selection set around lines.
 *
 * @param head - Lines before it.
 */
export function block(head: readonly string[], lines: readonly string[]): string[] {
  const last = `${head.at(-1)} {`;
  return [...head.slice(0, -1), last, ...lines.map((line) => `  ${line}`), '}'];
}
