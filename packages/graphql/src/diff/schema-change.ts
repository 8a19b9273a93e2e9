import type { Place } from '@docgen/core/diagnostic';
import type { Criticality } from '@docgen/core/schema/schema-changes';

/** One change between two versions of a schema. */
export interface SchemaChange {
  readonly criticality: Criticality;
  /** Such as `FIELD_REMOVED`: a name of graphql-js, or one in its style if it has none. */
  readonly type: string;
  /** Schema coordinate of what has changed; `schema` for the schema as a whole. */
  readonly coordinate: string;
  /** One or more sentences. */
  readonly message: string;
  /**
   * For a removal, the reason for the former deprecation in one line, empty if none was given;
   * missing if the definition was not deprecated.
   */
  readonly deprecation?: string;
  /** Name of an interface of the type, whose field has the same change. */
  readonly ofInterface?: string;
  /** Place in the later version; for a removal, in the earlier one. */
  readonly place?: Place;
}
