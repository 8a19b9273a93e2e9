import type { Place } from '@docgen/core/diagnostic';
import type { Description, Since, SubgraphRef } from '@docgen/core/schema-model';
import type { FederationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Roles } from '../ownership/index-roles.ts';

/** Data that all parts of a schema's model need, computed once per schema. */
export interface ModelScope {
  readonly schema: LoadedSchema;
  /** Addresses of pages by the coordinate of their definition; root types are on the start page. */
  readonly addresses: ReadonlyMap<string, EntryAddress>;
  /** The schema's names for definitions of federation. */
  readonly names: FederationNames;
  /**
   * Coordinates of directives in the specification of federation, by their coordinates in this
   * schema.
   */
  readonly specified: ReadonlyMap<string, string>;
  /** The subgraphs of a supergraph by their value of `join__Graph`, in configuration order. */
  readonly graphs: ReadonlyMap<string, SubgraphRef>;
  /** For a supergraph, the role of each subgraph in a type, by the type's name. */
  readonly roles: ReadonlyMap<string, Roles>;
  /**
   * For a supergraph, the definitions of its subgraphs by their coordinates in the supergraph; in
   * configuration order.
   */
  readonly origins: ReadonlyMap<string, readonly Origin[]>;
  /** Returns the address of the changes of a version, given its name, if a page lists them. */
  readonly changesOf: (label: string) => string | undefined;
  /** See `Description.linkBase`; that of all descriptions that the schema itself contains. */
  readonly linkBase: string | undefined;
}

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

/** Address of an entry's page. */
export interface EntryAddress {
  readonly slug: string;
  readonly route: string;
}
