import type { Findings } from './findings.ts';

/** A file to write. */
export interface PlannedFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The planned changes to a folder. */
export interface InitPlan {
  readonly files: readonly PlannedFile[];
  /** Existing files that were read, relative to the folder. */
  readonly read: readonly string[];
  /** Findings about the existing site. */
  readonly findings?: Findings;
}

/** An instruction for the user: a paragraph, or a literal command. */
export type NextStep = { readonly text: string } | { readonly command: string };

/** The changes to a folder. */
export interface InitResult extends Omit<InitPlan, 'files'> {
  /** Files that were created; in a dry run, that would be. */
  readonly written: readonly string[];
  /** Planned files that were not written because they exist. */
  readonly kept: readonly string[];
  /** Empty for a dry run. */
  readonly next: readonly NextStep[];
  /**
   * The planned configuration, set by a dry run if the configuration can be checked: all other
   * planned files that a build reads exist already.
   */
  readonly config?: PlannedFile | undefined;
}
