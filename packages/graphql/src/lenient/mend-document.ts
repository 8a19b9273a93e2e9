import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type NamedTypeNode,
  type ScalarTypeDefinitionNode,
} from 'graphql';
import { languageDefinitions } from '../known-definitions.ts';
import { usedNames } from '../supply-definitions.ts';
import { firstDefinitions } from './first-definitions.ts';

/**
 * Makes a schema with mistakes one that can be built: of what is defined twice the first stays,
 * unknown types become scalars, and go where a scalar cannot stand. What is wrong was told by
 * `checkDefinitions`.
 *
 * @param document - Definitions and extensions as written.
 * @param supplied - Definitions that the document may leave out.
 */
export function mendDocument(
  document: DocumentNode,
  supplied: readonly DefinitionNode[],
): DocumentNode {
  const { definitions } = firstDefinitions(document);
  const defined = new Set(
    [...definitions, ...supplied].flatMap((node) =>
      isTypeDefinitionNode(node) || isTypeExtensionNode(node) ? node.name.value : [],
    ),
  );
  const isDefined = ({ name }: NamedTypeNode) => defined.has(name.value);
  const known = definitions.map((node) => withoutUnknown(node, isDefined));
  const scalars = [...usedNames({ kind: Kind.DOCUMENT, definitions: known })].filter(
    (name) => !name.startsWith('@') && !defined.has(name) && !languageDefinitions.has(name),
  );
  return { ...document, definitions: [...known, ...scalars.map(scalar)] };
}

/** A definition without roots, interfaces and members of unions that are not defined. */
function withoutUnknown(
  node: DefinitionNode,
  isDefined: (type: NamedTypeNode) => boolean,
): DefinitionNode {
  if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) {
    const roots = node.operationTypes?.filter(({ type }) => isDefined(type));
    return { ...node, operationTypes: roots ?? [] };
  }
  if ('types' in node) return { ...node, types: node.types?.filter(isDefined) ?? [] };
  if (!('interfaces' in node)) return node;
  return { ...node, interfaces: node.interfaces?.filter(isDefined) ?? [] };
}

function scalar(value: string): ScalarTypeDefinitionNode {
  return { kind: Kind.SCALAR_TYPE_DEFINITION, name: { kind: Kind.NAME, value } };
}
