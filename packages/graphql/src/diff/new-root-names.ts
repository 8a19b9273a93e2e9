import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql';
import { definedNames } from '../federation/supply-definitions.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';

/**
 * Finds root operation types that were renamed. If the earlier version already has a type with the
 * new name, or the later one still has a type with the former name, another type became the root
 * type, which is not a renaming.
 *
 * @returns New names by former names.
 */
export function newRootNames(before: DocumentNode, after: DocumentNode): Map<string, string> {
  const [taken, takenLater] = [definedNames(before), definedNames(after)];
  const later = namesOfRoots(after);
  return new Map(
    Array.from(namesOfRoots(before)).flatMap(([operation, old]) => {
      const now = later.get(operation);
      if (now === undefined || old === now || taken.has(now) || takenLater.has(old)) return [];
      return [[old, now] as const];
    }),
  );
}

/** Names of the root types that a document defines or extends. The document need not be valid. */
function namesOfRoots(document: DocumentNode): Map<OperationTypeNode, string> {
  const nodes = schemaNodes(document);
  const isDefined = nodes.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION);
  const named = nodes.flatMap(({ operationTypes = [] }) => operationTypes);
  const there = definedNames(document);
  const names = [
    ...(isDefined ? [] : ROOT_TYPES),
    ...named.map(({ operation, type }) => ({ operation, name: type.name.value })),
  ];
  return new Map(
    names.filter(({ name }) => there.has(name)).map(({ operation, name }) => [operation, name]),
  );
}
