import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  Kind,
  type NamedTypeNode,
  type ScalarTypeDefinitionNode,
  type SchemaDefinitionNode,
} from 'graphql';
import { kindsOf, ROOT_NAMES } from '../check-kinds.ts';
import { isEmptyExtension } from '../empty-extension.ts';
import { languageDefinitions } from '../known-definitions.ts';
import { usedNames } from '../supply-definitions.ts';
import { firstDefinitions } from './first-definitions.ts';
import { mergeLinks } from './merge-links.ts';
import { withoutEmptySchema } from './without-empty-schema.ts';
import { withoutWrongValues } from './without-wrong-values.ts';

/**
 * Makes a schema with mistakes one that can be built: of what is defined twice the first stays,
 * unknown types become scalars, and go where a scalar cannot stand, as do types of other kinds. What is wrong was told by
 * `checkDefinitions`.
 *
 * @param document - Definitions and extensions as written.
 * @param supplied - Definitions that the document may leave out.
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
    // What is left of an extension without its mistakes may be nothing.
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

/** A definition without roots, interfaces and members of unions that are not defined, or not as such. */
function withoutUnknown(node: DefinitionNode, kinds: ReadonlyMap<string, string>): DefinitionNode {
  const isObject = ({ name }: NamedTypeNode) =>
    kinds.get(name.value) === Kind.OBJECT_TYPE_DEFINITION;
  if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) {
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
 * A schema definition, where there is none and a type has the name of a root without being an object:
 * such as an input type `Subscription` for those of a newspaper.
 */
function namedRoots(
  definitions: readonly DefinitionNode[],
  kinds: ReadonlyMap<string, string>,
): SchemaDefinitionNode[] {
  if (definitions.some(({ kind }) => kind === Kind.SCHEMA_DEFINITION)) return [];
  const named = ROOT_NAMES.filter(([name]) => kinds.has(name));
  const roots = named.filter(([name]) => kinds.get(name) === Kind.OBJECT_TYPE_DEFINITION);
  if (roots.length === 0 || roots.length === named.length) return [];
  const operationTypes = roots.map(([name, operation]) => ({
    kind: Kind.OPERATION_TYPE_DEFINITION as const,
    operation,
    type: { kind: Kind.NAMED_TYPE as const, name: { kind: Kind.NAME as const, value: name } },
  }));
  return [{ kind: Kind.SCHEMA_DEFINITION, operationTypes }];
}

function scalar(value: string): ScalarTypeDefinitionNode {
  return { kind: Kind.SCALAR_TYPE_DEFINITION, name: { kind: Kind.NAME, value } };
}
