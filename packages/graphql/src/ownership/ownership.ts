import type { Place } from '@docgen/core/diagnostic';
import type { Description, OwnershipRole, Since, SubgraphRef } from '@docgen/core/schema-model';
import type { LoadedSchema } from '../load/loaded-schema.ts';

/** What is known about the parts of subgraphs in a schema. The maps are empty for a subgraph. */
export interface Ownership {
  readonly schema: LoadedSchema;
  /** The subgraphs by their value of `join__Graph`, in configuration order. */
  readonly graphs: ReadonlyMap<string, SubgraphRef>;
  /** The role of each subgraph in a type, by the type's name. */
  readonly roles: ReadonlyMap<string, Roles>;
  /**
   * The definitions of the subgraphs by their coordinates in the supergraph; in configuration
   * order.
   */
  readonly origins: ReadonlyMap<string, readonly Origin[]>;
}

/** Roles of subgraphs in a type, by value of `join__Graph`. */
export type Roles = ReadonlyMap<string, OwnershipRole>;

/** A definition of a supergraph, as it is in one of its subgraphs. */
export interface Origin {
  /** `SubgraphRef.id`. */
  readonly subgraph: string;
  /** Page that shows it in the reference of the subgraph, if there is one. */
  readonly to: string | undefined;
  /** Its place, if it has its own page. */
  readonly place?: Place;
  readonly description?: Description;
  readonly deprecated?: Description;
  readonly since?: Since | undefined;
}
