import { addToList } from '@docgen/core/basics/add-to-list';
import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  type Source,
  type TypeDefinitionNode,
} from 'graphql';
import { definitionText } from '../nodes/definition-text.ts';
import { isEmptyExtension } from '../nodes/empty-extension.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';
import { needEachOther } from '../parts/are-pieces.ts';
import { documentFacts } from '../parts/schema-unit.ts';

/**
 * Merges types that several files of a schema define, as GraphQL Tools does: one definition stays,
 * and the others extend it with what it lacks. Of definitions and members that are the same in
 * several files, one stays. It is the first with a description, if one has any. What is defined in
 * different ways remains twice, which is an error.
 *
 * Files that do not need each other stay as they are, because they may be several services. Those of
 * a strict schema stay as well unless several define a root type: not all servers merge types.
 *
 * @param options - Whether the schema is `lenient`.
 */
export function mergePieces(
  document: DocumentNode,
  { lenient }: { readonly lenient: boolean },
): DocumentNode {
  const types = typeDefinitions(document);
  const roots = rootNames(document);
  const repeated = Array.from(types.values()).filter(({ length }) => length > 1);
  const isMerged = repeated.some(([type]) => lenient || (type && roots.has(type.name.value)));
  if (!isMerged) return document;
  const files = new Map<Source | undefined, DefinitionNode[]>();
  for (const node of document.definitions) addToList(files, node.loc?.source, node);
  const facts = Array.from(files.values(), (definitions) =>
    documentFacts({ ...document, definitions }),
  );
  if (!needEachOther(facts)) return document;
  const kept = new Set<DefinitionNode>(firstDescribed(document.definitions));
  const merged = new Map<DefinitionNode, readonly DefinitionNode[]>(repeated.flatMap(mergedTypes));
  const definitions = document.definitions.flatMap(
    (node) => merged.get(node) ?? (kept.has(node) ? [node] : []),
  );
  return { ...document, definitions };
}

/** The definitions of each type. Those of another kind are of another type. */
function typeDefinitions({ definitions }: DocumentNode): Map<string, TypeDefinitionNode[]> {
  const types = new Map<string, TypeDefinitionNode[]>();
  for (const node of definitions.filter(isTypeDefinitionNode)) {
    addToList(types, `${node.kind} ${node.name.value}`, node);
  }
  return types;
}

function rootNames(document: DocumentNode): ReadonlySet<string> {
  const named = schemaNodes(document).flatMap(({ operationTypes = [] }) =>
    operationTypes.map(({ type }) => type.name.value),
  );
  return new Set(named.length > 0 ? named : ROOT_TYPES.map(({ name }) => name));
}

/** Lists of what definitions of a type contain. */
const LISTS = ['fields', 'values', 'interfaces', 'types', 'directives'] as const;

type Lists = { readonly [List in (typeof LISTS)[number]]?: readonly ASTNode[] };

/** What each of the definitions of a type becomes: itself, an extension, or nothing. */
function mergedTypes(
  nodes: readonly TypeDefinitionNode[],
): [DefinitionNode, readonly DefinitionNode[]][] {
  const head = nodes.find(isDescribed) ?? nodes[0];
  const contents = (node: Lists) => LISTS.flatMap((list) => node[list] ?? []);
  const kept = new Set(firstDescribed(nodes.flatMap(contents)));
  const directives = nodes.flatMap((node) => node.directives ?? []);
  return nodes.map((node) => {
    // graphql-js ignores `@oneOf` and `@specifiedBy` of extensions.
    const source: Lists = { ...node, directives: node === head ? directives : [] };
    const lists = LISTS.flatMap((list) => {
      const entries = source[list];
      return entries === undefined ? [] : [[list, entries.filter((entry) => kept.has(entry))]];
    });
    const rest: TypeDefinitionNode = { ...node, ...Object.fromEntries(lists) };
    const becomes = node === head ? rest : asExtension(rest);
    return [node, isEmptyExtension(becomes) ? [] : [becomes]];
  });
}

/** Of nodes that are the same but for descriptions, the first that has one, or else the first. */
function firstDescribed<Node extends ASTNode>(nodes: readonly Node[]): Node[] {
  const same = new Map<string, Node[]>();
  for (const node of nodes) addToList(same, `${node.kind} ${definitionText(node)}`, node);
  return Array.from(same.values()).flatMap((all) => all.find(isDescribed) ?? all.slice(0, 1));
}

function isDescribed(node: ASTNode): boolean {
  return 'description' in node && node.description !== undefined;
}

/** Nodes of both kinds have the same properties, except for the description. */
function asExtension({ description: _, ...node }: TypeDefinitionNode): DefinitionNode {
  return { ...node, kind: node.kind.replace('Definition', 'Extension') } as DefinitionNode;
}
