import type { ASTNode, NameNode, TypeDefinitionNode } from 'graphql';
import { definitionText } from '../nodes/definition-text.ts';
import type { SchemaUnit } from './schema-unit.ts';

/**
 * Whether files that define the same root operation types are parts of one schema, which programs
 * such as GraphQL Tools merge: one of them uses a type that another defines, and what they share is
 * mergeable. Shared scalars prove nothing, because each of several services has them.
 */
export function arePieces(files: readonly Pick<SchemaUnit, 'types' | 'missing'>[]): boolean {
  return areMergeable(files) && needEachOther(files);
}

/** Whether one of the files uses a type that another defines. */
export function needEachOther(files: readonly Pick<SchemaUnit, 'types' | 'missing'>[]): boolean {
  return files.some((file) => files.some((other) => usesTypeOf(file, other)));
}

/**
 * Whether types that several files define have one kind, and no member in two ways. What a file
 * repeats itself is a mistake in each of its schemas.
 */
export function areMergeable(files: readonly Pick<SchemaUnit, 'types'>[]): boolean {
  const first = new Map<string, string>();
  return files.every(({ types }) => {
    const texts = Array.from(types).flatMap(([name, node]) => [
      [name, node.kind] as const,
      ...membersOf(name, node),
    ]);
    const isSame = texts.every(([key, text]) => (first.get(key) ?? text) === text);
    for (const [key, text] of texts) first.set(key, text);
    return isSame;
  });
}

/** The SDL of each field or value of a type, by its coordinate. */
function membersOf(type: string, node: TypeDefinitionNode): (readonly [string, string])[] {
  const { fields = [], values = [] } = node as Partial<
    Record<'fields' | 'values', readonly (ASTNode & { readonly name: NameNode })[]>
  >;
  return [...fields, ...values].map((member) => [
    `${type}.${member.name.value}`,
    definitionText(member),
  ]);
}

/** Whether no type is defined in two ways. */
export function areDistinct(files: readonly Pick<SchemaUnit, 'types'>[]): boolean {
  const first = new Map<string, TypeDefinitionNode>();
  return files.every(({ types }) =>
    Array.from(types).every(([name, node]) => {
      const other = first.get(name);
      if (other === undefined) first.set(name, node);
      return other === undefined || definitionText(node) === definitionText(other);
    }),
  );
}

/** Whether a file uses a type that it does not define, but another does. */
export function usesTypeOf(
  { missing }: Pick<SchemaUnit, 'missing'>,
  { types }: Pick<SchemaUnit, 'types'>,
): boolean {
  return [...missing].some((name) => types.has(name));
}
