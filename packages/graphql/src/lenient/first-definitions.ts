import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type NameNode,
} from 'graphql';
import { definitionKind } from '../nodes/definition-kind.ts';

/**
 * Removes duplicates from a document: definitions, members, arguments, interfaces, members of
 * unions. The first of each is kept. Extensions of a kind that differs from that of their type are
 * removed as well.
 */
export function firstDefinitions(document: DocumentNode): DocumentNode {
  const first = new Map<string, DefinitionNode>();
  const ordered = [
    ...document.definitions.filter((node) => !isTypeExtensionNode(node)),
    ...document.definitions.filter(isTypeExtensionNode),
  ];
  for (const node of ordered) {
    const key = keyOf(node);
    if (key !== undefined && !first.has(key)) first.set(key, node);
  }
  const seen = new Map<string, Set<string>>();
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    const key = keyOf(node);
    const kept = key === undefined ? undefined : first.get(key);
    if (key === undefined || kept === undefined) return [node];
    if (isTypeExtensionNode(node) ? definitionKind(kept) !== definitionKind(node) : kept !== node)
      return [];
    const members = seen.get(key) ?? new Set();
    seen.set(key, members);
    return [firstMembers(node, members)];
  });
  return { ...document, definitions };
}

/** An extension has the key of its type. */
function keyOf(node: DefinitionNode): string | undefined {
  if (node.kind === Kind.SCHEMA_DEFINITION) return ' schema';
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return `@${node.name.value}`;
  return isTypeDefinitionNode(node) || isTypeExtensionNode(node) ? node.name.value : undefined;
}

/** Lists that may contain duplicates. */
const LISTS = ['fields', 'values', 'interfaces', 'types', 'arguments'] as const;

type Lists = { readonly [List in (typeof LISTS)[number]]?: readonly { readonly name: NameNode }[] };

/**
 * A node without duplicate members.
 *
 * @param seen - Members in other definitions and extensions of the same type. Those of this one are
 *   added.
 */
function firstMembers<N extends object>(node: N, seen: Set<string> = new Set()): N {
  const lists = LISTS.flatMap((list) => {
    const entries = (node as Lists)[list];
    if (entries === undefined) return [];
    const kept = entries.filter(({ name }) => {
      const key = `${list} ${name.value}`;
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    });
    return [[list, list === 'fields' ? kept.map((field) => firstMembers(field)) : kept]];
  });
  return { ...node, ...Object.fromEntries(lists) };
}
