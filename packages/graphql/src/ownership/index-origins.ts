import { addToList } from '@docgen/core/basics/add-to-list';
import { byRank } from '@docgen/core/basics/by-rank';
import { anchorOf } from '@docgen/core/schema/anchors';
import { isSameVersion } from '@docgen/core/schema/since-text';
import type { OwnershipRole, SchemaModel, Since } from '@docgen/core/schema-model';
import { partsOf } from '../entries/descriptions-of.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import type { Origin, Ownership, Roles } from './ownership.ts';

/**
 * Names of the root types in a supergraph, which may be different in a subgraph, by the kind of
 * their operations.
 */
const ROOT_NAMES: ReadonlyMap<string, string> = new Map(
  ROOT_TYPES.map(({ kind, name }) => [kind, name]),
);

/**
 * Indexes the definitions of subgraphs by their coordinates in the supergraph.
 *
 * @param models - Models of the subgraphs, in configuration order.
 * @param unlisted - Ids of the subgraphs without a reference on the site.
 */
export function indexOrigins(
  models: readonly SchemaModel[],
  unlisted: readonly string[],
): Map<string, readonly Origin[]> {
  const origins = new Map<string, Origin[]>();
  for (const { id, route, entries, definition } of models) {
    const isUnlisted = unlisted.includes(id);
    const shown = (to: string) => (isUnlisted ? undefined : to);
    const linked = (since: Since | undefined) => (isUnlisted ? withoutLinks(since) : since);
    for (const { kind, coordinate, description, deprecated } of definition.roots) {
      const to = shown(`${route}#${anchorOf(coordinate)}`);
      const origin = { subgraph: id, to, description, deprecated };
      addToList(origins, ROOT_NAMES.get(kind) ?? coordinate, origin);
    }
    for (const entry of entries) {
      const composed = 'specified' in entry ? entry.specified : ROOT_NAMES.get(entry.kind);
      for (const part of partsOf(entry)) {
        const { coordinate, description, deprecated, since } = part;
        const key = composed === undefined ? coordinate : coordinate.replace(/^@?\w+/, composed);
        const place = part === entry ? entry.place : undefined;
        const said = { place, description, deprecated, since: linked(since) };
        addToList(origins, key, { subgraph: id, to: shown(entry.route), ...said });
      }
    }
  }
  return origins;
}

/** The site does not list the changes of a subgraph without a reference. */
function withoutLinks({ added, changed }: Since = {}): Since | undefined {
  if (added === undefined && changed === undefined) return undefined;
  return {
    ...(added !== undefined && { added: { label: added.label } }),
    ...(changed !== undefined && { changed: { label: changed.label } }),
  };
}

/**
 * The same definition in the subgraphs: first in those that own the type, last in those that only
 * refer to it, otherwise in configuration order.
 */
export function originsFrom(coordinate: string, ownership: Ownership): readonly Origin[] {
  const all = ownership.origins.get(coordinate) ?? [];
  if (all.length < 2) return all;
  return byRank(all, rankIn(coordinate, ownership));
}

/**
 * The versions in which something in the supergraph was added and changed, according to the
 * subgraph with the largest part in its type. If there are several of these, they must agree.
 */
export function sinceFrom(coordinate: string, ownership: Ownership): Since | undefined {
  const [first, ...others] = originsFrom(coordinate, ownership);
  if (first?.since === undefined) return undefined;
  const { added, changed } = first.since;
  const rankOf = rankIn(coordinate, ownership);
  const isSaid = others
    .filter((other) => rankOf(other) === rankOf(first))
    .every(
      ({ since }) => isSameVersion(since?.added, added) && isSameVersion(since?.changed, changed),
    );
  return isSaid ? first.since : undefined;
}

/** Rank of a subgraph by its role in the type of a coordinate; lowest for owners. */
function rankIn(coordinate: string, { roles, graphs }: Ownership): (origin: Origin) => number {
  const rolesInType: Roles = roles.get(coordinate.replace(/\W.*/, '')) ?? new Map();
  const ranks = new Map(
    Array.from(rolesInType, ([graph, role]) => [graphs.get(graph)?.id, RANKS[role]]),
  );
  return ({ subgraph }) => ranks.get(subgraph) ?? RANKS.stub;
}

const RANKS: Readonly<Record<OwnershipRole, number>> = {
  owner: 0,
  contributor: 1,
  interfaceObject: 2,
  stub: 3,
};
