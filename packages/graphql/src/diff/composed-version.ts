import type { LoadedSchema } from '../load/loaded-schema.ts';
import { composedCoordinate } from '../nodes/composed-coordinate.ts';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { type Owner, ownersByCoordinate } from './owners-by-coordinate.ts';

/** A version of a supergraph with the subgraphs that it is composed from. */
export interface ComposedVersion {
  readonly supergraph: LoadedSchema;
  /** By their names. */
  readonly subgraphs: ReadonlyMap<string, LoadedSchema>;
  /**
   * Whether the subgraphs are those that the supergraph records, see `extractSubgraphs`.
   *
   * @default false
   */
  readonly areRecorded?: boolean;
}

/** A version with the indexes that its comparison needs. */
export interface IndexedVersion extends ComposedVersion {
  /** See `ownersByCoordinate`. */
  readonly owners: ReadonlyMap<string, readonly Owner[]>;
  /** The definitions of each subgraph, by the coordinates that they have in the supergraph. */
  readonly definitions: ReadonlyMap<string, ReadonlyMap<string, CoordinateNode>>;
}

/**
 * Indexes a version of a supergraph.
 *
 * @param nameOf - Returns the name of a subgraph in the other version. @default the same name
 */
export function indexVersion(
  { supergraph, subgraphs }: ComposedVersion,
  nameOf: (name: string) => string = (name) => name,
): IndexedVersion {
  const owners = Array.from(ownersByCoordinate(supergraph), ([coordinate, all]) => {
    return [coordinate, all.map((owner) => ({ ...owner, name: nameOf(owner.name) }))] as const;
  });
  const definitions = Array.from(subgraphs, ([name, { document, schema }]) => {
    const inSupergraph = composedCoordinate(schema);
    const nodes = Array.from(
      definitionsByCoordinate(document),
      ([coordinate, node]): [string, CoordinateNode] => [inSupergraph(coordinate), node],
    );
    return [nameOf(name), new Map(nodes)] as const;
  });
  return {
    supergraph,
    subgraphs: new Map(Array.from(subgraphs, ([name, schema]) => [nameOf(name), schema])),
    owners: new Map(owners),
    definitions: new Map(definitions),
  };
}
