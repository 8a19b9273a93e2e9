import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { directiveArguments, directivesOf } from './directives-of.ts';
import type { LoadedSchema } from './loaded-schema.ts';

const EXTENSION = { kind: Kind.NAME, value: 'extension' } as const;

/**
 * A supergraph that says of each subgraph whether it extends the type of another one. Composition leaves that
 * out of subgraphs of federation 1, where it is how a subgraph says that the type is not its own.
 *
 * Source: https://specs.apollo.dev/join/v0.3, `@join__type(extension:)`
 *
 * @param subgraphs - Those that it was composed from.
 */
export function withExtensions(
  document: DocumentNode,
  subgraphs: readonly LoadedSchema[],
): DocumentNode {
  const graphs = graphsOf(document);
  const extended = new Map(
    subgraphs.map((subgraph) => [graphs.get(subgraph.id), extendedTypes(subgraph)] as const),
  );
  if (Array.from(extended.values()).every((names) => names.size === 0)) return document;
  const marked = (node: ObjectTypeDefinitionNode, directive: ConstDirectiveNode) => {
    if (directive.name.value !== 'join__type') return directive;
    const { graph, extension } = directiveArguments(directive);
    const isExtended = extended.get(String(graph))?.has(node.name.value) === true;
    if (!isExtended || extension !== undefined) return directive;
    const value = { kind: Kind.BOOLEAN, value: true } as const;
    const argument = { kind: Kind.ARGUMENT, name: EXTENSION, value } as const;
    return { ...directive, arguments: [...(directive.arguments ?? []), argument] };
  };
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
    return { ...node, directives: node.directives?.map((each) => marked(node, each)) ?? [] };
  });
  return { ...document, definitions };
}

/** Values of `join__Graph` by the name of the subgraph. */
function graphsOf({ definitions }: DocumentNode): Map<string, string> {
  const graphs = new Map<string, string>();
  for (const node of definitions) {
    if (node.kind !== Kind.ENUM_TYPE_DEFINITION || node.name.value !== 'join__Graph') continue;
    for (const value of node.values ?? []) {
      for (const directive of directivesOf([value])) {
        const { name } = directiveArguments(directive);
        if (typeof name === 'string') graphs.set(name, value.name.value);
      }
    }
  }
  return graphs;
}

/** Object types that a subgraph extends and does not define, root types left out. */
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
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) if (root != null) defined.add(root.name);
  return new Set([...extended].filter((name) => !defined.has(name)));
}
