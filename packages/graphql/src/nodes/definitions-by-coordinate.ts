import {
  type DirectiveDefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';

/** A definition that a schema coordinate can name. */
export type CoordinateNode =
  | TypeDefinitionNode
  | TypeExtensionNode
  | DirectiveDefinitionNode
  | FieldDefinitionNode
  | InputValueDefinitionNode
  | EnumValueDefinitionNode;

/**
 * Everything in a document that has a schema coordinate, such as `Order.items(first:)`, in the
 * order of the document. A type and its extensions have the same coordinate.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Schema-Coordinates
 */
export function* coordinates(document: DocumentNode): Generator<[string, CoordinateNode]> {
  for (const node of document.definitions) {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) {
      const coordinate = `@${node.name.value}`;
      yield [coordinate, node];
      yield* argumentsOf(coordinate, node);
    } else if (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) {
      const name = node.name.value;
      yield [name, node];
      for (const member of membersOf(node)) {
        const coordinate = `${name}.${member.name.value}`;
        yield [coordinate, member];
        if (member.kind === Kind.FIELD_DEFINITION) yield* argumentsOf(coordinate, member);
      }
    }
  }
}

/**
 * The definitions of a document by coordinate. The coordinate of a type with extensions leads to
 * its definition.
 */
export function definitionsByCoordinate(document: DocumentNode): Map<string, CoordinateNode> {
  const found = new Map<string, CoordinateNode>();
  for (const [coordinate, node] of coordinates(document)) {
    const known = found.get(coordinate);
    if (known === undefined || isTypeExtensionNode(known)) found.set(coordinate, node);
  }
  return found;
}

function* argumentsOf(
  owner: string,
  node: FieldDefinitionNode | DirectiveDefinitionNode,
): Generator<[string, CoordinateNode]> {
  for (const arg of node.arguments ?? []) yield [`${owner}(${arg.name.value}:)`, arg];
}

function membersOf(
  node: TypeDefinitionNode | TypeExtensionNode,
): readonly (FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode)[] {
  if ('fields' in node) return node.fields ?? [];
  return 'values' in node ? (node.values ?? []) : [];
}
