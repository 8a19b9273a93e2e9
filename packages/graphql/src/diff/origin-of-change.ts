import type { Place } from '@docgen/core/diagnostic';
import { print } from 'graphql';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { interfacesOf } from '../nodes/type-members.ts';
import type { IndexedVersion } from './composed-version.ts';
import type { OwnChange } from './own-changes.ts';
import type { SchemaChange } from './schema-change.ts';
import { subjectOf } from './subject-of.ts';

/** The subgraph that a change of a supergraph comes from. */
export interface Origin {
  /** Name of the subgraph. */
  readonly schema: string;
  readonly place?: Place;
}

/**
 * Finds the subgraphs that changes of a supergraph come from. Candidates are the subgraphs that
 * define what has changed, or defined it if it was removed. Preferred are those with the same
 * change, then those that changed the definition in another way; among equals, owners.
 *
 * @param own - From `ownChanges`.
 * @returns A function that returns the origin of a change; `undefined` if no subgraph defines what
 *   has changed.
 */
export function originOfChange(
  before: IndexedVersion,
  after: IndexedVersion,
  own: readonly OwnChange[],
): (change: Told) => Origin | undefined {
  const names = [...new Set([...after.subgraphs.keys(), ...before.subgraphs.keys()])];
  const versions = [after, before];
  const there = definitionsByCoordinate(after.supergraph.document);
  const changing = new Map<string, Set<string>>();
  for (const { subject, schema } of own) {
    changing.set(subject, (changing.get(subject) ?? new Set()).add(schema));
  }
  const originOf = (change: Told, coordinate: string): Origin | undefined => {
    const isThere = there.has(coordinate);
    const likewise = changing.get(subjectOf(change, coordinate));
    const owners = versions.flatMap(({ owners }) => ownersIn(owners, coordinate));
    const having = names.flatMap((name) => {
      const [now, old] = versions.map(({ definitions }) => definitions.get(name)?.get(coordinate));
      const node = isThere ? now : (now ?? old);
      if (node === undefined) return [];
      const isChanged = textOf(now) !== textOf(old);
      const rank = likewise?.has(name) ? 0 : isChanged ? 2 : 4;
      return [{ name, node, rank: rank + (owners.includes(name) ? 0 : 1) }];
    });
    const [best] = having.sort((a, b) => a.rank - b.rank);
    if (best !== undefined) return { schema: best.name, place: placeOfNode(best.node) };
    // A subgraph that adds a field to all types of an interface defines it only on the interface.
    for (const inherited of versions.flatMap((version) => inInterfaces(coordinate, version))) {
      const origin = originOf(change, inherited);
      if (origin !== undefined) return origin;
    }
    return undefined;
  };
  return (change) => originOf(change, change.coordinate);
}

type Told = Pick<SchemaChange, 'type' | 'coordinate' | 'message'>;

/** SDL of a definition without its members and arguments, which have their own coordinates. */
function textOf(node: CoordinateNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  const alone: object = { ...node, fields: [], values: [], arguments: [] };
  return print(alone as CoordinateNode);
}

/** Names of a member's owners; those of its type if members have none, such as enum values. */
function ownersIn(owners: IndexedVersion['owners'], coordinate: string): string[] {
  const [field = ''] = coordinate.split('(');
  const [type = ''] = field.split('.');
  return (owners.get(field) ?? owners.get(type) ?? []).map(({ name }) => name);
}

function inInterfaces(coordinate: string, { supergraph }: IndexedVersion): string[] {
  const [name = '', member] = coordinate.split('.');
  if (member === undefined) return [];
  const parents = interfacesOf(supergraph.schema.getType(name));
  return parents.map((parent) => `${parent.name}.${member}`);
}
