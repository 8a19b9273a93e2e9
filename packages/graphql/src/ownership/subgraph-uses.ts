import { addToList } from '@docgen/core/basics/add-to-list';
import { byRank } from '@docgen/core/basics/by-rank';
import { topFields } from '@docgen/core/schema/top-fields';
import type { SubgraphUse } from '@docgen/core/schema-model';
import type { GraphQLNamedType } from 'graphql';
import { entityKeys, selectionText } from '../federation/entity-keys.ts';
import { type Join, joinsOf, typeJoins } from '../federation/joins-of.ts';
import type { DirectiveTarget } from '../nodes/directives-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { fieldsOf, interfacesOf } from '../nodes/type-members.ts';
import { isResolved } from './index-roles.ts';
import type { Ownership } from './ownership.ts';

/**
 * The subgraphs that define a type of a supergraph, from its `@join__type` directives. Empty for a
 * type of a subgraph, and for types that composition adds.
 */
export function subgraphsOfType(
  name: string,
  nodes: Parameters<typeof typeJoins>[0],
  ownership: Ownership,
): SubgraphUse[] {
  const joins = typeJoins(nodes);
  const roles = ownership.roles.get(name);
  const uses = [...ownership.graphs].flatMap(([graph, { id }]): SubgraphUse[] => {
    const types = joins.get(graph);
    if (types === undefined) return [];
    const keys = entityKeys(types, 'key');
    return [
      {
        id,
        role: roles?.get(graph) ?? 'owner',
        to: pageIn(id, name, ownership),
        external: false,
        ...(keys.length > 0 && { keys }),
      },
    ];
  });
  return ownersFirst(uses);
}

/** Properties of a type that apply to its members. */
export interface ParentType {
  /** `undefined` for arguments. */
  readonly type?: GraphQLNamedType;
  /** The subgraphs of the type. */
  readonly subgraphs: readonly SubgraphUse[];
  /** See `Documented`. */
  readonly inaccessible?: true | undefined;
}

/**
 * The subgraphs that declare a member of a type: a field, from `@join__field`, or an enum value,
 * from `@join__enumValue`. Without such a directive, the member belongs to all subgraphs of its
 * type.
 */
export function subgraphsOfMember(
  name: string,
  node: DirectiveTarget | undefined,
  { type, subgraphs }: ParentType,
  ownership: Ownership,
): readonly SubgraphUse[] {
  if (node === undefined || subgraphs.length === 0) return subgraphs;
  const fields = joinsOf('join__field', [node]);
  const joins = fields.size > 0 ? fields : joinsOf('join__enumValue', [node]);
  const added = addedUses(name, type, ownership);
  // Without a graph, the field is only added by subgraphs to an interface of the type.
  if (joins.has('')) return added;
  const declared = declaringUses(joins, subgraphs, ownership);
  // With one, it may be shareable, and added as well.
  return [...declared, ...added.filter(({ id }) => declared.every((use) => use.id !== id))];
}

function declaringUses(
  joins: ReadonlyMap<string, readonly Join[]>,
  subgraphs: readonly SubgraphUse[],
  ownership: Ownership,
): readonly SubgraphUse[] {
  if (joins.size === 0) return subgraphs.map(withoutKeys);
  const joinsById = new Map(
    Array.from(joins, ([graph, uses]) => [ownership.graphs.get(graph)?.id, uses] as const),
  );
  const uses = subgraphs.flatMap((use) => {
    const joined = joinsById.get(use.id);
    return joined === undefined ? [] : [memberUse(use, joined)];
  });
  return ownersFirst(withOwner(uses));
}

function memberUse(parent: SubgraphUse, joins: readonly Join[]): SubgraphUse {
  const text = (name: string): string | undefined =>
    joins.map((join) => join[name]).find((value) => typeof value === 'string');
  const [requires, provides] = [text('requires'), text('provides')];
  const [from, label] = [text('override'), text('overrideLabel')];
  const contexts = joins.flatMap(contextsOf);
  const external = !isResolved(joins);
  return {
    ...withoutKeys(parent),
    ...(external && { role: 'stub' }),
    external,
    ...(requires !== undefined && { requires: selectionText(requires) }),
    ...(contexts.length > 0 && { contexts }),
    ...(provides !== undefined && { provides: selectionText(provides) }),
    ...(from !== undefined && { override: { from, ...(label !== undefined && { label }) } }),
  };
}

/** Composition puts the name of the subgraph before that of the context: `orders__shop`. */
function contextsOf({ contextArguments }: Join): string[] {
  const given: readonly unknown[] = Array.isArray(contextArguments) ? contextArguments : [];
  return given.flatMap((each) => {
    const { context, selection } = each as { context?: unknown; selection?: unknown };
    if (typeof context !== 'string' || typeof selection !== 'string') return [];
    return `${context.replace(/^.*__/, '')} ${selectionText(selection)}`;
  });
}

/**
 * If the owner of a type does not resolve a field, the subgraphs that do are owners of the field.
 */
function withOwner(uses: readonly SubgraphUse[]): readonly SubgraphUse[] {
  if (uses.some(({ role }) => role === 'owner')) return uses;
  return uses.map((use) =>
    use.external || use.role === 'interfaceObject' ? use : { ...use, role: 'owner' },
  );
}

/**
 * The subgraphs that add a field to all types of an interface, because they resolve it for the
 * interface, with the interface's page there. Selections that name hidden definitions are left out.
 */
function addedUses(name: string, type: ParentType['type'], ownership: Ownership): SubgraphUse[] {
  const { schema, hiding } = ownership.schema;
  const whole = hiding?.whole ?? schema;
  const joinsIn = (interfaceType: GraphQLNamedType | undefined) =>
    joinsOf('join__field', nodesOf(fieldsOf(interfaceType)[name] ?? {}));
  const adding = interfacesOf(type && whole.getType(type.name)).flatMap((parent) => {
    const roles = ownership.roles.get(parent.name);
    const shown = joinsIn(schema.getType(parent.name));
    const all = joinsIn(parent);
    if (fieldsOf(parent)[name] === undefined) return [];
    return Array.from(typeJoins(nodesOf(parent)))
      .filter(([graph, types]) => {
        // All subgraphs of the interface have a field without joins. Keys are added by none.
        const adds = all.size === 0 || isResolved(all.get(graph));
        return adds && roles?.get(graph) === 'interfaceObject' && !isKeyField(name, types);
      })
      .map(([graph]) => [graph, { parent: parent.name, joins: shown.get(graph) ?? [] }] as const);
  });
  const added = new Map(adding);
  return [...ownership.graphs].flatMap(([graph, { id }]): SubgraphUse[] => {
    const { parent, joins } = added.get(graph) ?? {};
    if (parent === undefined || joins === undefined) return [];
    const use = { id, to: pageIn(id, parent, ownership), external: false } as const;
    return [memberUse({ ...use, role: 'interfaceObject' }, joins)];
  });
}

function isKeyField(name: string, types: readonly Join[]): boolean {
  return types.some(({ key }) => typeof key === 'string' && topFields(key).includes(name));
}

function withoutKeys({ keys: _, ...use }: SubgraphUse): SubgraphUse {
  return use;
}

function ownersFirst(uses: readonly SubgraphUse[]): SubgraphUse[] {
  return byRank(uses, ({ role }) => (role === 'owner' ? 0 : 1));
}

/**
 * The subgraphs whose `join__` directive names something in an argument: an interface that the type
 * implements, or a member of the union.
 *
 * @returns Ids by the name in the argument, in configuration order.
 */
export function subgraphsNaming(
  directive: 'join__implements' | 'join__unionMember',
  nodes: readonly DirectiveTarget[],
  { graphs }: Ownership,
): Map<unknown, string[]> {
  const argument = directive === 'join__implements' ? 'interface' : 'member';
  const joins = joinsOf(directive, nodes);
  const naming = new Map<unknown, string[]>();
  for (const [graph, { id }] of graphs) {
    for (const join of joins.get(graph) ?? []) addToList(naming, join[argument], id);
  }
  return naming;
}

/** The page of a definition in the reference of one of its subgraphs. */
export function pageIn(
  subgraph: string,
  coordinate: string,
  { origins }: Ownership,
): string | undefined {
  return origins.get(coordinate)?.find((origin) => origin.subgraph === subgraph)?.to;
}
