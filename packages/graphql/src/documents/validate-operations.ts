import {
  type ASTVisitor,
  type DocumentNode,
  extendSchema,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
  visit,
} from 'graphql';
import { ROOT_TYPES } from '../nodes/root-types.ts';

/**
 * Directives that gateways accept in operations although schemas do not define them.
 *
 * Source: https://github.com/graphql/graphql-wg/blob/main/rfcs/DeferStream.md
 */
const DELIVERY = parse(
  `directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD`,
  { noLocation: true },
);

const RULES = [
  KnownRootTypesRule,
  ...specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule),
];

/**
 * Validates operations and fragments. A fragment need not be used: a page may show one alone, and a
 * file of examples has those of several operations.
 */
export function validateOperations(
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly GraphQLError[] {
  return validate(withDelivery(schema, document), document, RULES);
}

/**
 * Reports operations of a kind that the schema has none of. The rules of graphql-js check no
 * fields there, because the check belongs to execution.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Executing-Operations
 */
function KnownRootTypesRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation) != null) return;
      const kind = ROOT_TYPES.find(({ operation }) => operation === node.operation)?.kind;
      const message = `The schema has no ${kind}.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

/**
 * The schema that a document of operations is validated against. Directives for incremental
 * delivery are added if the document uses one that the schema does not define.
 */
function withDelivery(schema: GraphQLSchema, document: DocumentNode): GraphQLSchema {
  const missing = DELIVERY.definitions.filter(
    (node) =>
      node.kind === Kind.DIRECTIVE_DEFINITION && schema.getDirective(node.name.value) == null,
  );
  let isUsed = false;
  visit(document, {
    Directive: ({ name }) => {
      isUsed ||= missing.some((node) => 'name' in node && node.name?.value === name.value);
    },
  });
  if (!isUsed) return schema;
  return extendSchema(schema, { kind: Kind.DOCUMENT, definitions: missing }, { assumeValid: true });
}
