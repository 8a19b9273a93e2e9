import { addToList } from '@docgen/core/basics/add-to-list';
import { type ConstDirectiveNode, type DefinitionNode, type DocumentNode, print } from 'graphql';
import { type Link, linksOf, withImports } from '../federation/links-of.ts';
import { isSchemaNode } from '../nodes/schema-nodes.ts';

/** Merges all links to a specification into one, with the imports of all of them. */
export function mergeLinks(document: DocumentNode): DocumentNode {
  const links = linksOf(document);
  const same = new Map<unknown, Link[]>();
  for (const link of links) addToList(same, link.identity ?? link, link);
  const merged = new Map(
    links.map(({ node }): [ConstDirectiveNode, ConstDirectiveNode[]] => [node, []]),
  );
  for (const [first, ...others] of same.values()) {
    if (first !== undefined) merged.set(first.node, [mergedLink(first, others)]);
  }
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (!isSchemaNode(node)) return node;
    const directives = node.directives?.flatMap((directive) => merged.get(directive) ?? directive);
    return { ...node, directives };
  });
  return { ...document, definitions };
}

function mergedLink({ node, imports }: Link, others: readonly Link[]): ConstDirectiveNode {
  if (others.length === 0) return node;
  const all = [...imports, ...others.flatMap((link) => link.imports)].map((entry) => entry.node);
  return withImports(node, [...new Map(all.map((value) => [print(value), value])).values()]);
}
