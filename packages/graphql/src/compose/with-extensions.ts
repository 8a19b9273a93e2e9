import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { graphNames } from '../federation/graph-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { argumentNode } from '../nodes/argument-node.ts';
import { argumentValues } from '../nodes/directives-of.ts';
import { rootTypesOf } from '../nodes/root-types.ts';

/**
 * Marks in a supergraph which types a subgraph extends. Composition omits this for subgraphs of
 * federation 1, in which an extension means that another subgraph owns the type.
 *
 * Source: https://specs.apollo.dev/join/v0.3, `@join__type(extension:)`
 *
 * @param subgraphs - The subgraphs that it was composed from.
 */
export function withExtensions(
  document: DocumentNode,
  subgraphs: readonly LoadedSchema[],
): DocumentNode {
  const byId = new Map(subgraphs.map((subgraph) => [subgraph.id, extendedTypes(subgraph)]));
  const extended = new Map(
    Array.from(graphNames(document), ([graph, id]) => [graph, byId.get(id) ?? new Set<string>()]),
  );
  if (Array.from(extended.values()).every((names) => names.size === 0)) return document;
  const marked = (node: ObjectTypeDefinitionNode, directive: ConstDirectiveNode) => {
    if (directive.name.value !== 'join__type') return directive;
    const { graph, extension } = argumentValues(directive);
    const isExtended = extended.get(String(graph))?.has(node.name.value) === true;
    if (!isExtended || extension !== undefined) return directive;
    const marking = argumentNode('extension', { kind: Kind.BOOLEAN, value: true });
    return { ...directive, arguments: [...(directive.arguments ?? []), marking] };
  };
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
    return { ...node, directives: node.directives?.map((each) => marked(node, each)) ?? [] };
  });
  return { ...document, definitions };
}

/** Object types that a subgraph extends but does not define, except root types. */
function extendedTypes({ document, schema }: LoadedSchema): Set<string> {
  const extended = new Set<string>();
  const defined = new Set<string>();
  for (const node of document.definitions) {
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) continue;
    const isExtension =
      isTypeExtensionNode(node) ||
      node.directives?.some(({ name }) => name.value === 'extends') === true;
    (isExtension ? extended : defined).add(node.name.value);
  }
  for (const { name } of rootTypesOf(schema).values()) defined.add(name);
  return new Set([...extended].filter((name) => !defined.has(name)));
}
