import { addToList } from '@docgen/core/basics/add-to-list';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type Source,
} from 'graphql';
import { definitionText } from '../nodes/definition-text.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';
import { needEachOther } from './are-pieces.ts';
import { documentFacts } from './schema-unit.ts';

/**
 * Merges root operation types that several files of a schema define, as GraphQL Tools does: one
 * definition stays, and the others extend it. Of definitions that are the same in several files,
 * such as those of scalars, one stays. It is the first with a description, if one has any.
 *
 * Files that do not need each other stay as they are, because they may be several services.
 */
export function mergePieces(document: DocumentNode): DocumentNode {
  const roots = rootDefinitions(document);
  if ([...roots.values()].every(({ length }) => length < 2)) return document;
  const files = new Map<Source | undefined, DefinitionNode[]>();
  for (const node of document.definitions) addToList(files, node.loc?.source, node);
  const facts = Array.from(files.values(), (definitions) =>
    documentFacts({ ...document, definitions }),
  );
  if (!needEachOther(facts)) return document;
  const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.has(node.name.value);
  const same = new Map<string, DefinitionNode[]>();
  const others = document.definitions.filter((node) => !isRoot(node));
  for (const node of others) addToList(same, definitionText(node), node);
  const kept = new Set(
    [...roots.values(), ...same.values()].map((nodes) => nodes.find(isDescribed) ?? nodes[0]),
  );
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    if (kept.has(node)) return [node];
    return isRoot(node) ? [asExtension(node)] : [];
  });
  return { ...document, definitions };
}

/** The definitions of each root operation type, by its name. */
function rootDefinitions(document: DocumentNode): Map<string, ObjectTypeDefinitionNode[]> {
  const named = schemaNodes(document).flatMap(({ operationTypes = [] }) =>
    operationTypes.map(({ type }) => type.name.value),
  );
  const names = named.length > 0 ? named : ROOT_TYPES.map(({ name }) => name);
  const roots = new Map<string, ObjectTypeDefinitionNode[]>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !names.includes(node.name.value)) continue;
    addToList(roots, node.name.value, node);
  }
  return roots;
}

function isDescribed(node: DefinitionNode): boolean {
  return 'description' in node && node.description !== undefined;
}

function asExtension(node: ObjectTypeDefinitionNode): ObjectTypeExtensionNode {
  const { description: _, ...rest } = node;
  return { ...rest, kind: Kind.OBJECT_TYPE_EXTENSION };
}
