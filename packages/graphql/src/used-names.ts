import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import { coordinates } from './definitions-by-coordinate.ts';

/** Names of types and, with their `@`, of directives that a document refers to. */
export function usedNames(document: DocumentNode): Set<string> {
  const used = new Set<string>();
  const addDirectives = ({ directives }: { directives?: readonly Named[] | undefined }) => {
    for (const { name } of directives ?? []) used.add(`@${name.value}`);
  };
  for (const node of document.definitions) {
    if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) {
      addDirectives(node);
    }
  }
  for (const [, node] of coordinates(document)) {
    if (node.kind !== Kind.DIRECTIVE_DEFINITION) addDirectives(node);
    if ('type' in node) used.add(namedType(node.type));
    if ('interfaces' in node) for (const { name } of node.interfaces ?? []) used.add(name.value);
    if ('types' in node) for (const { name } of node.types ?? []) used.add(name.value);
  }
  return used;
}

interface Named {
  readonly name: { readonly value: string };
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
