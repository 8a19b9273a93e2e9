import type { SchemaPart, SchemaParts } from '@docgen/graphql/parts/schema-parts';
import type { Leniency } from './needed-leniency.ts';

/** The schemas of a new site. */
export interface StarterSchemas extends SchemaParts {
  readonly schemas: readonly StarterSchema[];
  /** Present if a configuration for composition names the schemas, see `NamedSubgraphs`. */
  readonly composition?: {
    readonly config: string;
    /** Subgraphs for which it has no SDL. */
    readonly elsewhere: readonly string[];
    /** Files that it names, but that do not exist. */
    readonly missing: readonly string[];
    /** SDL files that it does not name. */
    readonly unnamed: readonly string[];
  };
}

/** A schema of a new site. */
export interface StarterSchema extends SchemaPart {
  /** By default, its name from `serviceNames`. */
  readonly name?: string;
  /** Set if it has to be lenient, see `neededLeniency`. */
  readonly leniency?: Leniency;
  /** True if its SDL file does not exist. */
  readonly isMissing?: true | undefined;
  /** The folder of its files, if there is no other SDL in it. */
  readonly folder?: string;
}

/** The same if all schemas are named. */
export interface NamedSchemas extends StarterSchemas {
  readonly schemas: readonly (StarterSchema & { readonly name: string })[];
}
