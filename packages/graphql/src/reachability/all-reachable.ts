import type { DefinitionNode } from 'graphql';
import type { DirectiveTarget } from '../nodes/directives-of.ts';
import { isInterface } from '../nodes/is-object-or-interface.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { isSchemaNode } from '../nodes/schema-nodes.ts';
import {
  type ComposableSubgraph,
  type ReadUses,
  subgraphParts,
  type TypePart,
  usesIn,
} from './subgraph-parts.ts';

/**
 * Whether gateways certainly reach every field of a supergraph, because a single key leads from
 * each subgraph that has a type to one that resolves the field. The composition library searches
 * for all ways; its time grows with the fifth power of the number of subgraphs that share an
 * entity, so the search is left out if it cannot find any error.
 *
 * @param subgraphs - Subgraphs that compose to a supergraph.
 * @returns `false` if a field is out of reach, or if only a search can tell: some ways need several
 *   keys or keys with objects; and interfaces that are entities or differ between subgraphs,
 *   contexts, and `@override` with a label have rules of their own.
 */
export function isAllReachable(subgraphs: readonly ComposableSubgraph[]): boolean {
  const nodes = subgraphs.flatMap(({ typeDefs }) => typeDefs.definitions);
  if (subgraphs.some(hasSearched) || !haveSameInterfaces(subgraphs)) return false;
  const inside = typesInside(nodes);
  return Array.from(subgraphParts(subgraphs)).every(([type, parts]) =>
    // Gateways enter a root type in any subgraph, but have no key if a field leads back to it.
    ROOT_NAMES.has(type) && !inside.has(type) ? isRootReachable(parts) : isTypeReachable(parts),
  );
}

/** The names of root types in a supergraph. */
export const ROOT_NAMES: ReadonlySet<string> = new Set(ROOT_TYPES.map(({ name }) => name));

/** Directives with rules that are not checked here. */
const SEARCHED = ['interfaceObject', 'context', 'fromContext'];

/** Directives of fields and types that decide where gateways resolve them. */
const DECIDING = ['key', 'external', 'requires', 'override', 'provides'];

function hasSearched({ typeDefs }: ComposableSubgraph): boolean {
  const read = usesIn(typeDefs);
  return typeDefs.definitions.some((node) => needsSearch(node, read));
}

/** Whether a definition has rules that only the composition library checks. */
export function needsSearch(node: DefinitionNode, read: ReadUses): boolean {
  if (isSchemaNode(node)) {
    // Composition gives other root types their default names.
    return (node.operationTypes ?? []).some(({ type }) => !ROOT_NAMES.has(type.name.value));
  }
  if (!('fields' in node)) return false;
  const fields: readonly DirectiveTarget[] = node.fields ?? [];
  const all = [node, ...fields, ...fields.flatMap(argumentsOf)];
  const searched = isInterface(node) ? [...SEARCHED, ...DECIDING] : SEARCHED;
  return all.some(
    (part) =>
      searched.some((name) => read(part, name).length > 0) ||
      read(part, 'override').some(({ label }) => label !== undefined),
  );
}

function argumentsOf(field: DirectiveTarget): readonly DirectiveTarget[] {
  return 'arguments' in field && Array.isArray(field.arguments) ? field.arguments : [];
}

/** Whether each interface has the same fields in all subgraphs that define it. */
function haveSameInterfaces(subgraphs: readonly ComposableSubgraph[]): boolean {
  const known = new Map<string, string>();
  return subgraphs.every(({ typeDefs }) => {
    const fields = new Map<string, string[]>();
    for (const node of typeDefs.definitions.filter(isInterface)) {
      const names = (node.fields ?? []).map(({ name }) => name.value);
      fields.set(node.name.value, [...(fields.get(node.name.value) ?? []), ...names]);
    }
    return Array.from(fields).every(([name, list]) => {
      const text = list.sort().join(' ');
      const before = known.get(name) ?? text;
      known.set(name, before);
      return before === text;
    });
  });
}

/** The types that a field, a union or an interface leads to. */
function typesInside(nodes: readonly DefinitionNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    if ('types' in node) for (const { name } of node.types ?? []) names.add(name.value);
    if (!('fields' in node)) continue;
    if ('interfaces' in node && (node.interfaces ?? []).length > 0) names.add(node.name.value);
    for (const { type } of node.fields ?? []) names.add(namedTypeOf(type));
  }
  return names;
}

function isRootReachable(parts: readonly TypePart[]): boolean {
  return fieldNames(parts).every((name) => parts.some((part) => resolvesAlone(part, name)));
}

/** Whether gateways reach every field of a type from each subgraph that has the type. */
export function isTypeReachable(parts: readonly TypePart[]): boolean {
  const names = fieldNames(parts);
  const resolving = new Map(
    names.map((name) => [name, parts.filter((part) => resolves(part, name, parts))]),
  );
  return parts.every((from) => {
    const entered = new Set(parts.filter((to) => leadsTo(from, to)));
    return names.every((name) =>
      resolving.get(name)?.some((part) => part === from || entered.has(part)),
    );
  });
}

function fieldNames(parts: readonly TypePart[]): string[] {
  return [...new Set(parts.flatMap(({ fields }) => [...fields.keys()]))];
}

/** Whether a subgraph resolves a field, with what it gets of others by a single key. */
function resolves(part: TypePart, name: string, parts: readonly TypePart[]): boolean {
  const field = part.fields.get(name);
  if (field === undefined || !field.isResolved) return false;
  return (
    field.requires?.every(
      (required) =>
        resolvesAlone(part, required) ||
        parts.some((other) => resolvesAlone(other, required) && leadsTo(part, other)),
    ) ?? false
  );
}

/** Whether a subgraph resolves a field without any other. */
function resolvesAlone({ fields }: TypePart, name: string): boolean {
  const field = fields.get(name);
  return field?.isResolved === true && field.requires?.length === 0;
}

/** Whether a gateway that is at a type in one subgraph can enter it in another one. */
function leadsTo(from: TypePart, to: TypePart): boolean {
  return from !== to && to.keys.some((key) => key.every((name) => resolvesAlone(from, name)));
}
