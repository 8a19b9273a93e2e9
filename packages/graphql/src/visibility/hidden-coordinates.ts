import { addToList } from '@docgen/core/basics/add-to-list';
import { type DocumentNode, isTypeDefinitionNode, isTypeExtensionNode } from 'graphql';
import { type CoordinateNode, coordinates } from '../nodes/definitions-by-coordinate.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';

/**
 * Adds what makes no sense without the hidden definitions: fields, arguments and input fields of
 * hidden types, members of hidden types, types without remaining members, and types that only
 * arguments of hidden directives use.
 *
 * @param hidden - Coordinates.
 * @param shown - Coordinates. Types with one of these need not be used. Default: none.
 */
export function withDependants(
  document: DocumentNode,
  hidden: ReadonlySet<string>,
  shown: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  return hidden.size === 0 ? hidden : dependants(document, hidden, shown).all;
}

/** Types that only arguments of hidden directives use. */
export function typesOfHiddenDirectives(
  document: DocumentNode,
  hidden: ReadonlySet<string>,
): ReadonlySet<string> {
  const hasDirectives = [...hidden].some((coordinate) => coordinate.startsWith('@'));
  return hasDirectives ? dependants(document, hidden, new Set()).ofDirectives : new Set();
}

function dependants(
  document: DocumentNode,
  hidden: ReadonlySet<string>,
  shown: ReadonlySet<string>,
) {
  const all = new Set(hidden);
  const nodes = [...coordinates(document)];
  const types = namedTypes(document);
  const uses = usesOfTypes(nodes);
  const ofDirectives = new Set<string>();
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const [coordinate, node] of nodes) {
      const owner = ownerOf(coordinate);
      if (owner !== coordinate && all.has(owner)) all.add(coordinate);
      if ('type' in node && all.has(namedTypeOf(node.type))) all.add(coordinate);
    }
    for (const [name, parts] of types) {
      const others = uses.get(name) ?? [];
      const isShown = [name, ...parts].some((each) => shown.has(each));
      const isUnused = !isShown && others.length > 0 && others.every((use) => all.has(use));
      if (isUnused && others.some((use) => use.startsWith('@') || ofDirectives.has(ownerOf(use)))) {
        ofDirectives.add(name);
        all.add(name);
      }
      if (parts.length > 0 && parts.every((part) => all.has(part))) all.add(name);
    }
  }
  return { all, ofDirectives };
}

/** Coordinates of the fields, arguments and input fields in other types, by their type. */
function usesOfTypes(nodes: readonly [string, CoordinateNode][]): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const [coordinate, node] of nodes) {
    if (!('type' in node)) continue;
    const name = namedTypeOf(node.type);
    if (ownerOf(coordinate) !== name) addToList(uses, name, coordinate);
  }
  return uses;
}

/** The coordinate of what a member or argument belongs to. */
export function ownerOf(coordinate: string): string {
  return coordinate.replace(/(\(|\.\w+$).*/, '');
}

/** The parts of each type: coordinates of fields and values, or the names of a union's members. */
function namedTypes(document: DocumentNode): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const node of document.definitions) {
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) continue;
    const name = node.name.value;
    const parts = types.get(name) ?? [];
    types.set(name, parts);
    if ('fields' in node)
      parts.push(...(node.fields ?? []).map((field) => `${name}.${field.name.value}`));
    if ('values' in node)
      parts.push(...(node.values ?? []).map((value) => `${name}.${value.name.value}`));
    if ('types' in node) parts.push(...(node.types ?? []).map((type) => type.name.value));
  }
  return types;
}
