import type { Place } from '@docgen/core/diagnostic';
import type { Description, Documented, SubgraphRef } from '@docgen/core/schema-model';
import type { FederationNames } from './federation-names.ts';
import type { Roles } from './index-roles.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/** What every part of a schema's model is made from, worked out once per schema. */
export interface ModelScope {
  readonly schema: LoadedSchema;
  /** Addresses of pages by the coordinate of their definition; root types are on the start page. */
  readonly addresses: ReadonlyMap<string, EntryAddress>;
  /** What the schema calls what it takes from federation. */
  readonly names: FederationNames;
  /** Name that `@key` has in this schema. */
  readonly keyDirective: string;
  /** Name that `@inaccessible` has in this schema. */
  readonly inaccessibleDirective: string;
  /** Coordinates of directives in the specification of federation, by those that they have in this schema. */
  readonly specified: ReadonlyMap<string, string>;
  /** The subgraphs of a supergraph, by their value of `join__Graph`; in configuration order. */
  readonly graphs: ReadonlyMap<string, SubgraphRef>;
  /** For a supergraph, the part that each subgraph has in a type, by its name. */
  readonly roles: ReadonlyMap<string, Roles>;
  /** For a supergraph, the same definitions in the subgraphs, by coordinate; in configuration order. */
  readonly origins: ReadonlyMap<string, readonly Origin[]>;
}

/** A definition of a supergraph as one of its subgraphs has it. */
export interface Origin {
  /** `SubgraphRef.id`. */
  readonly subgraph: string;
  /** Page that shows it in the subgraph's own reference. */
  readonly to: string;
  /** Where it stands, if it has a page of its own. */
  readonly place?: Place;
  readonly description?: Description;
  readonly deprecated?: Description;
  readonly since?: Documented['since'];
}

/** Where the page of an entry is. */
export interface EntryAddress {
  readonly slug: string;
  readonly route: string;
}
