import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { definedNames } from './supply-definitions.ts';

/** What root types are called where the schema does not say it. */
const DEFAULTS: ReadonlyMap<OperationTypeNode, string> = new Map([
  [OperationTypeNode.QUERY, 'Query'],
  [OperationTypeNode.MUTATION, 'Mutation'],
  [OperationTypeNode.SUBSCRIPTION, 'Subscription'],
]);

/** Names of the root operation types of a document, which need not be valid: those that it defines or extends. */
export function rootTypesOf(document: DocumentNode): Map<OperationTypeNode, string> {
  const { definitions } = document;
  const isDefined = definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION);
  const named = definitions.flatMap((node) => {
    const isSchema = node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION;
    return isSchema ? (node.operationTypes ?? []) : [];
  });
  const there = definedNames(document);
  const names = [
    ...(isDefined ? [] : DEFAULTS),
    ...named.map(({ operation, type }) => [operation, type.name.value] as const),
  ];
  return new Map(names.filter(([, name]) => there.has(name)));
}
