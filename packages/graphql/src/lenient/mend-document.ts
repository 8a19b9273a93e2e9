import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  type ScalarTypeDefinitionNode,
  type SchemaDefinitionNode,
} from 'graphql';
import { kindsOf } from '../check/check-kinds.ts';
import { languageDefinitions } from '../federation/known-definitions.ts';
import { usedNames } from '../federation/supply-definitions.ts';
import { isEmptyExtension } from '../nodes/empty-extension.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { isSchemaNode } from '../nodes/schema-nodes.ts';
import { firstDefinitions } from './first-definitions.ts';
import { mergeLinks } from './merge-links.ts';
import { withoutEmptySchema } from './without-empty-schema.ts';
import { withoutWrongValues } from './without-wrong-values.ts';

/**
 * Repairs a schema with errors, so that it can be built. Of duplicate definitions, the first is
 * kept. Unknown types become scalars; where a scalar is not allowed, they are removed, and so are
 * types of the wrong kind. `checkDefinitions` has reported the errors.
 *
 * @param document - Definitions and extensions as written.
 * @param supplied - Definitions that the document may omit.
 */
export function mendDocument(
  document: DocumentNode,
  supplied: readonly DefinitionNode[],
): DocumentNode {
  const { definitions } = firstDefinitions(mergeLinks(withoutWrongValues(document)));
  const kinds = kindsOf([...supplied, ...definitions]);
  const defined = new Set(definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value));
  const known = definitions
    .flatMap((node) => withoutEmptySchema(withoutUnknown(node, kinds)))
    // An extension may be empty now, because its errors were removed.
    .filter(
      (node) =>
        !isEmptyExtension(node) ||
        (node.kind !== Kind.SCHEMA_EXTENSION && !defined.has(node.name.value)),
    );
  const scalars = [...usedNames({ kind: Kind.DOCUMENT, definitions: known })].filter(
    (name) => !name.startsWith('@') && !kinds.has(name) && !languageDefinitions.has(name),
  );
  return {
    ...document,
    definitions: [...known, ...scalars.map(scalar), ...namedRoots(known, kinds)],
  };
}

/**
 * Removes root types, interfaces and members of unions that are not defined, or are of the wrong
 * kind.
 */
function withoutUnknown(node: DefinitionNode, kinds: ReadonlyMap<string, string>): DefinitionNode {
  const isObject = ({ name }: NamedTypeNode) =>
    kinds.get(name.value) === Kind.OBJECT_TYPE_DEFINITION;
  if (isSchemaNode(node)) {
    const roots = node.operationTypes?.filter(({ type }) => isObject(type));
    return { ...node, operationTypes: roots ?? [] };
  }
  if ('types' in node) return { ...node, types: node.types?.filter(isObject) ?? [] };
  if (!('interfaces' in node)) return node;
  return {
    ...node,
    interfaces: node.interfaces?.filter(({ name }) => kinds.has(name.value)) ?? [],
  };
}

/**
 * A schema definition that names the root types, if there is none, and a type that is not an object
 * type has the name of a root type, such as an input type `Subscription` for those of a newspaper.
 */
function namedRoots(
  definitions: readonly DefinitionNode[],
  kinds: ReadonlyMap<string, string>,
): SchemaDefinitionNode[] {
  if (definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION)) return [];
  const named = ROOT_TYPES.filter(({ name }) => kinds.has(name));
  const roots = named.filter(({ name }) => kinds.get(name) === Kind.OBJECT_TYPE_DEFINITION);
  if (roots.length === 0 || roots.length === named.length) return [];
  const operationTypes = roots.map(({ name, operation }) => ({
    kind: Kind.OPERATION_TYPE_DEFINITION as const,
    operation,
    type: { kind: Kind.NAMED_TYPE as const, name: { kind: Kind.NAME as const, value: name } },
  }));
  return [{ kind: Kind.SCHEMA_DEFINITION, operationTypes }];
}

function scalar(value: string): ScalarTypeDefinitionNode {
  return { kind: Kind.SCALAR_TYPE_DEFINITION, name: { kind: Kind.NAME, value } };
}
