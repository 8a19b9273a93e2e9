import type { UserConfig } from '@docgen/core/config';

/** Comments of a configuration by what they stand above: a key such as `footer.copyright`, or an object in it. */
export type ConfigComments = ReadonlyMap<string | object, readonly string[]>;

/** A configuration that is about to be written to a file. */
export interface ConfigDraft {
  /** Lines of comment at the top of the file. */
  readonly header: readonly string[];
  readonly config: UserConfig;
  readonly comments: ConfigComments;
}
