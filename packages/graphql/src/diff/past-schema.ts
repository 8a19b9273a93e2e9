import type { SourceText } from '@docgen/core/sources/source-text';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { SchemaHistory } from './schema-history.ts';

/** An earlier version of a schema. */
export interface PastSchema {
  /** Name of the version, as readers see it. */
  readonly label: string;
  readonly sources: readonly SourceText[];
  /**
   * Loads the version, including what is hidden. Versions are loaded when they are needed and not
   * kept, because many of them would fill the memory.
   *
   * @returns `undefined` if it cannot be read.
   */
  readonly load: () => LoadedSchema | undefined;
}

/** A schema with its earlier versions. */
export interface VersionedSchema extends LoadedSchema {
  /** The oldest first. Default: none. */
  readonly past?: readonly PastSchema[];
  /** Set if there are earlier versions. */
  readonly history?: SchemaHistory;
}
