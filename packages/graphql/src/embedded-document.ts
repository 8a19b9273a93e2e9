import type { Place } from '@docgen/core/diagnostic';

/** A GraphQL document that stands in a page. */
export interface EmbeddedDocument {
  readonly text: string;
  /** File, line and column of its first character. */
  readonly place: Place;
  /** Text of the whole file, for code frames. */
  readonly source: string;
  /** Id of the schema that it is held against. */
  readonly schema: string;
}
