import type { Place } from '@docgen/core/diagnostic';

/**
 * What a change does to clients: `breaking` ones make operations fail, `dangerous` ones may change
 * what clients get, `safe` ones do neither.
 */
export type Criticality = 'breaking' | 'dangerous' | 'safe';

/** One change between two versions of a schema. */
export interface SchemaChange {
  readonly criticality: Criticality;
  /** Such as `FIELD_REMOVED`: as graphql-js names it, and likewise for safe ones. */
  readonly type: string;
  /** Schema coordinate of what has changed; `schema` for the schema as a whole. */
  readonly coordinate: string;
  readonly message: string;
  /**
   * Of what was removed, the reason of its deprecation on one line, empty for none; missing where it was
   * not deprecated.
   */
  readonly deprecation?: string;
  /** Where it stands in the new schema, or where it stood in the old one. */
  readonly place?: Place;
}
