import {
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type TypeDefinitionNode,
  type TypeNode,
  visit,
} from 'graphql';
import type { CoordinateNode } from '../nodes/definitions-by-coordinate.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { schemaNodes } from '../nodes/schema-nodes.ts';
import type { FederationNames } from './federation-names.ts';
import { isStitched } from './is-stitched.ts';
import { federationDefinitions, languageDefinitions } from './known-definitions.ts';

/**
 * The definitions of the federation and link specifications that a document uses but does not
 * define, under the document's names for them.
 *
 * Subgraphs usually import these names with `@link` and omit the definitions. Only definitions that
 * are used are supplied, so that only these get a page. Versions of the specification are not
 * distinguished here, because composition checks what a version allows. A service of schema
 * stitching gets none, because directives of the same name have other arguments there.
 *
 * @param document - All definitions of a subgraph.
 * @param names - The document's names for what it imports.
 */
export function supplyDefinitions(
  document: DocumentNode,
  names: FederationNames,
): DefinitionNode[] {
  if (isStitched(document)) return [];
  const done = definedNames(document);
  const known = new Map(
    Array.from(federationDefinitions, ([name, node]) => [names.local(name), node] as const),
  );
  const supplied: DefinitionNode[] = [];
  const supply = (piece: DocumentNode) => {
    const round: DefinitionNode[] = [];
    for (const local of usedNames(piece)) {
      if (done.has(local) || languageDefinitions.has(local)) continue;
      done.add(local);
      const definition = known.get(local);
      if (definition !== undefined && isSuppliable(definition)) {
        round.push(renamed(definition, names));
      }
    }
    supplied.push(...round);
    // A supplied directive may need a supplied scalar.
    if (round.length > 0) supply({ kind: Kind.DOCUMENT, definitions: round });
  };
  supply(document);
  return supplied;
}

function isSuppliable(node: CoordinateNode): node is TypeDefinitionNode | DirectiveDefinitionNode {
  return isTypeDefinitionNode(node) || node.kind === Kind.DIRECTIVE_DEFINITION;
}

/** Names of types and, with their `@`, of directives that a document defines or extends. */
export function definedNames(document: DocumentNode): Set<string> {
  return new Set(
    document.definitions.flatMap((node) => {
      if (!('name' in node) || node.name === undefined) return [];
      return node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : node.name.value;
    }),
  );
}

/** The definition, with the document's names for everything that federation defines. */
function renamed(
  definition: TypeDefinitionNode | DirectiveDefinitionNode,
  names: FederationNames,
): DefinitionNode {
  const localType = (name: string) => (federationDefinitions.has(name) ? names.local(name) : name);
  const rename = (node: { name: { value: string } }, value: string) => ({
    ...node,
    name: { ...node.name, value },
  });
  return visit(definition, {
    DirectiveDefinition: (node) => rename(node, names.local(`@${node.name.value}`).slice(1)),
    ScalarTypeDefinition: (node) => rename(node, localType(node.name.value)),
    NamedType: (node) => rename(node, localType(node.name.value)),
  });
}

/** Names of types and, with their `@`, of directives that a document refers to. */
export function usedNames(document: DocumentNode): Set<string> {
  const used = new Set<string>();
  const addDirectives = ({ directives }: { directives?: readonly Named[] | undefined }) => {
    for (const { name } of directives ?? []) used.add(`@${name.value}`);
  };
  const addMembers = (members: readonly Member[] = []) => {
    for (const member of members) {
      addDirectives(member);
      if (member.type !== undefined) used.add(namedTypeOf(member.type));
      if (member.arguments !== undefined) addMembers(member.arguments);
    }
  };
  // The order determines that of the supplied definitions: those for the schema as a whole come
  // first.
  for (const node of schemaNodes(document)) addDirectives(node);
  for (const node of document.definitions) {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) addMembers(node.arguments);
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) continue;
    addDirectives(node);
    if ('interfaces' in node) for (const { name } of node.interfaces ?? []) used.add(name.value);
    if ('types' in node) for (const { name } of node.types ?? []) used.add(name.value);
    if ('fields' in node) addMembers(node.fields);
    if ('values' in node) addMembers(node.values);
  }
  return used;
}

/** A field, an argument, an input field or a value of an enum. */
interface Member {
  readonly directives?: readonly Named[] | undefined;
  readonly type?: TypeNode;
  readonly arguments?: readonly Member[] | undefined;
}

interface Named {
  readonly name: { readonly value: string };
}
