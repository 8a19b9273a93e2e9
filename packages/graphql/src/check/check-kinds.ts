import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  OperationTypeNode,
} from 'graphql';
import { definitionKind } from '../nodes/definition-kind.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { isSchemaNode } from '../nodes/schema-nodes.ts';

/**
 * The kind of definition that each type name stands for, including types that are only extended.
 */
export function kindsOf(definitions: readonly DefinitionNode[]): ReadonlyMap<string, string> {
  return new Map(
    definitions.flatMap((node) =>
      isTypeDefinitionNode(node) || isTypeExtensionNode(node)
        ? [[node.name.value, definitionKind(node)]]
        : [],
    ),
  );
}

/**
 * Finds root types and members of unions that are not object types.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Root-Operation-Types,
 * #sec-Unions.Type-Validation
 */
export function checkKinds({ definitions }: DocumentNode): GraphQLError[] {
  const kinds = kindsOf(definitions);
  const isOther = (name: string) => (kinds.get(name) ?? OBJECT) !== OBJECT;
  const wrongRoot = (nodes: ASTNode, name: string, operation: string) => {
    const root = ROOT_TYPES.find((each) => each.operation === operation)?.name;
    const must = operation === OperationTypeNode.QUERY ? '' : ' if provided';
    const message = `${root} root type must be Object type${must}, it cannot be ${name}.`;
    return new GraphQLError(message, { nodes });
  };
  const isNamed = definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION);
  return definitions.flatMap((node): GraphQLError[] => {
    if (isSchemaNode(node)) {
      const wrong = node.operationTypes?.filter(({ type }) => isOther(type.name.value)) ?? [];
      return wrong.map(({ type, operation }) => wrongRoot(type, type.name.value, operation));
    }
    if ('types' in node) {
      const wrong = node.types?.filter(({ name }) => isOther(name.value)) ?? [];
      return wrong.map((member) => {
        const message = `Union type ${node.name.value} can only include Object types, it cannot include ${member.name.value}.`;
        return new GraphQLError(message, { nodes: member });
      });
    }
    if (isNamed || !isTypeDefinitionNode(node) || node.kind === OBJECT) return [];
    const { value } = node.name;
    const root = ROOT_TYPES.find(({ name }) => name === value);
    return root === undefined ? [] : [wrongRoot(node.name, value, root.operation)];
  });
}

const OBJECT = Kind.OBJECT_TYPE_DEFINITION;
