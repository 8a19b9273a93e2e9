import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { answeredType } from './answered-type.ts';
import { exampleLeaf, subjectOf } from './example-value.ts';
import type { ValuePlace } from './example-words.ts';

/**
 * The identifiers in the arguments of the root fields that an operation calls, by those that would
 * be generated in their place. With them, a response contains what its request asks for.
 */
export function askedIds(
  schema: GraphQLSchema,
  root: GraphQLObjectType,
  { operation, values }: { operation: OperationDefinitionNode; values: Record<string, unknown> },
): ReadonlyMap<unknown, string> {
  const asked = new Map<unknown, string>();
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === Kind.FIELD ? root.getFields()[node.name.value] : undefined;
    if (node.kind !== Kind.FIELD || field === undefined) continue;
    const of = answeredType(schema, getNamedType(field.type));
    for (const { name, value } of node.arguments ?? []) {
      const arg = field.args.find((candidate) => candidate.name === name.value);
      if (arg !== undefined) {
        take(arg.type, { name: arg.name, of }, valueFromASTUntyped(value, values));
      }
    }
  }
  return asked;

  function take(type: GraphQLInputType, place: ValuePlace, value: unknown): void {
    if (isNonNullType(type)) {
      take(type.ofType, place, value);
    } else if (isListType(type)) {
      for (const item of Array.isArray(value) ? value : [value]) take(type.ofType, place, item);
    } else if (isInputObjectType(type)) {
      const of = subjectOf(schema, type);
      const given = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      for (const [name, inside] of given) {
        const field = type.getFields()[name];
        if (field !== undefined) take(field.type, { name, of }, inside);
      }
    } else if (/^(ID|UUID|GUID)$/i.test(type.name) && /string|number/.test(typeof value)) {
      const generated = exampleLeaf(schema, type, place);
      if (!asked.has(generated)) asked.set(generated, String(value));
    }
  }
}
