import type { SchemaHistory } from '../diff/schema-history.ts';
import type { FederationNames } from '../federation/federation-names.ts';
import type { Ownership } from '../ownership/ownership.ts';

/** Data that all parts of a schema's model need, computed once per schema. */
export interface ModelScope extends Ownership {
  /** Addresses of pages by the coordinate of their definition; root types are on the start page. */
  readonly addresses: ReadonlyMap<string, EntryAddress>;
  /** The schema's names for definitions of federation. */
  readonly names: FederationNames;
  /**
   * Coordinates of directives in the specification of federation, by their coordinates in this
   * schema.
   */
  readonly specified: ReadonlyMap<string, string>;
  /** Versions in which definitions were added and changed, as far as they are known. */
  readonly history: SchemaHistory | undefined;
  /** Returns the address of the changes of a version, given its name, if a page lists them. */
  readonly changesOf: (label: string) => string | undefined;
  /** See `Description.linkBase`; that of all descriptions that the schema itself contains. */
  readonly linkBase: string | undefined;
}

/** Address of an entry's page. */
export interface EntryAddress {
  readonly slug: string;
  readonly route: string;
}
