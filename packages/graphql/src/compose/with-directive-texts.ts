import { addToList } from '@docgen/core/basics/add-to-list';
import {
  type ConstDirectiveNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  Kind,
} from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';

/**
 * Adds to the directives of a supergraph what composition leaves out: descriptions, and
 * deprecations of arguments. Each is that of the first subgraph that has one.
 *
 * @param subgraphs - The subgraphs that it was composed from.
 * @returns The same document if the subgraphs define no directives.
 */
export function withDirectiveTexts(
  document: DocumentNode,
  subgraphs: readonly LoadedSchema[],
): DocumentNode {
  const written = new Map<string, DirectiveDefinitionNode[]>();
  for (const node of subgraphs.flatMap(({ document }) => document.definitions)) {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) addToList(written, node.name.value, node);
  }
  if (written.size === 0) return document;
  const definitions = document.definitions.map((node) =>
    node.kind === Kind.DIRECTIVE_DEFINITION
      ? withTexts(node, written.get(node.name.value) ?? [])
      : node,
  );
  return { ...document, definitions };
}

function withTexts(
  directive: DirectiveDefinitionNode,
  written: readonly DirectiveDefinitionNode[],
): DirectiveDefinitionNode {
  const inSubgraphs = written.flatMap((node) => node.arguments ?? []);
  return {
    ...described(directive, written),
    arguments: directive.arguments?.map((argument) => {
      const same = inSubgraphs.filter(({ name }) => name.value === argument.name.value);
      return withDeprecation(described(argument, same), same);
    }),
  };
}

function described<Node extends DirectiveDefinitionNode | InputValueDefinitionNode>(
  node: Node,
  written: readonly Node[],
): Node {
  const found = [node, ...written].find(({ description }) => description !== undefined);
  return { ...node, description: found?.description };
}

function withDeprecation(
  argument: InputValueDefinitionNode,
  written: readonly InputValueDefinitionNode[],
): InputValueDefinitionNode {
  const own = argument.directives ?? [];
  if (own.some(isDeprecation)) return argument;
  const given = written.flatMap(({ directives }) => directives ?? []).find(isDeprecation);
  return given === undefined ? argument : { ...argument, directives: [...own, given] };
}

function isDeprecation({ name }: ConstDirectiveNode): boolean {
  return name.value === 'deprecated';
}
