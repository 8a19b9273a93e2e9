import type { Place } from '@docgen/core/diagnostic';
import { print } from 'graphql';
import { type CoordinateNode, definitionsByCoordinate } from '../definitions-by-coordinate.ts';
import { placeOfNode } from '../place-of-node.ts';
import { interfacesOf } from '../type-members.ts';
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
 * Finds out where a change of a supergraph comes from: of the subgraphs that have the definition, or
 * had what is gone, one that by itself has changed likewise, else one that has changed it otherwise, an owner first.
 *
 * @param own - From `ownChanges`.
 * @returns A function that gives `undefined` for what no subgraph defines.
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
    // A field that a subgraph adds to all types of an interface stands at the interface there.
    for (const inherited of versions.flatMap((version) => inInterfaces(coordinate, version))) {
      const origin = originOf(change, inherited);
      if (origin !== undefined) return origin;
    }
    return undefined;
  };
  return (change) => originOf(change, change.coordinate);
}

type Told = Pick<SchemaChange, 'type' | 'coordinate' | 'message'>;

/** A definition without its members and arguments, which have coordinates of their own. */
function textOf(node: CoordinateNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  const alone: object = { ...node, fields: [], values: [], arguments: [] };
  return print(alone as CoordinateNode);
}

/** The owners of a member; those of its type where members have none, as values of enums. */
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
