import { byRank } from '@docgen/core/basics/by-rank';
import { type GraphQLField, getNamedType, isLeafType, isNonNullType } from 'graphql';
import { fieldsOf } from '../nodes/type-members.ts';

type Field = GraphQLField<unknown, unknown>;

/** Fields by which readers recognise an object. */
const NAMES = /^(id|name|title)$/;

/** Fields that tell what most objects are, if the order of the schema does not, */
const WHAT =
  /^(login|username|displayName|slug|handle|number|code|sku|email|description|status|state|kind|type)$/;

/** and those that tell how much, when and where. */
const HOW =
  /^(url|currency|amount|price|quantity|count|total|(total|price|amount|count)[A-Z]\w*|\w*Count|(created|updated|placed|published)(At|On)?)$/;

/** Fewer fields than that may be in alphabetical order by chance. */
const FEW = 8;

/**
 * Scalars and enums, starting with those that identify an object. Authors write what matters first.
 * If a program has sorted the fields, those follow that usually matter, then non-null ones.
 */
export function leavesInOrder(fields: readonly Field[]): Field[] {
  const leaves = fields.filter(isLeaf);
  const sorted = isSorted(fields);
  return byRank(leaves, (field) => {
    if (NAMES.test(field.name)) return 0;
    if (!sorted) return 1;
    if (WHAT.test(field.name)) return 1;
    if (HOW.test(field.name)) return 2;
    if (getNamedType(field.type).name === 'Boolean') return 5;
    return isNonNullType(field.type) ? 3 : 4;
  });
}

/**
 * Fields of objects in their order. If a program has sorted them, non-null ones come first, and of
 * those and of the others the ones whose objects readers recognise.
 *
 * @param all - All fields of the type.
 */
export function objectsInOrder(objects: readonly Field[], all: readonly Field[]): Field[] {
  if (!isSorted(all)) return [...objects];
  return byRank(objects, ({ type }) => {
    const inside = Object.keys(fieldsOf(getNamedType(type)));
    return (isNonNullType(type) ? 0 : 2) + (inside.some((name) => NAMES.test(name)) ? 0 : 1);
  });
}

function isLeaf({ type }: Field): boolean {
  return isLeafType(getNamedType(type));
}

/** Whether the fields are in alphabetical order, and not by chance. */
function isSorted(fields: readonly Field[]): boolean {
  if (fields.length < FEW) return false;
  return KEYS.some((keyOf) => {
    const keys = fields.map(({ name }) => keyOf(name));
    return keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') <= key);
  });
}

/** Programs compare names as they are, without their case, or word by word. */
const KEYS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase(),
];
