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

/** A field, argument, input field or enum value, with its coordinate. */
export type Member = [
  coordinate: string,
  node: FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode,
];

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
      yield* argumentsOf([coordinate, node]);
    } else if (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) {
      yield [node.name.value, node];
      for (const member of membersOf(node)) {
        yield member;
        yield* argumentsOf(member);
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

/** Fields, input fields or enum values. */
export function membersOf(node: TypeDefinitionNode | TypeExtensionNode): Member[] {
  const members = 'fields' in node ? node.fields : 'values' in node ? node.values : undefined;
  return (members ?? []).map((member) => [`${node.name.value}.${member.name.value}`, member]);
}

/** The arguments of a field or directive; none of anything else. */
export function argumentsOf([owner, node]: readonly [string, CoordinateNode]): Member[] {
  const args = 'arguments' in node ? (node.arguments ?? []) : [];
  return args.map((arg) => [`${owner}(${arg.name.value}:)`, arg]);
}
