import type { Findings } from './findings.ts';

/** A file that is to be written. */
export interface PlannedFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What is to be done in a folder. */
export interface InitPlan {
  readonly files: readonly PlannedFile[];
  /** Existing files that were read, relative to the folder. */
  readonly read: readonly string[];
  /** What became of the site that was there. */
  readonly findings?: Findings;
}

/** An instruction for the user: a paragraph, or a command to type as it is. */
export type NextStep = { readonly text: string } | { readonly command: string };

/** What was done in a folder. */
export interface InitResult extends Omit<InitPlan, 'files'> {
  readonly written: readonly string[];
  /** Files that would have been written, but exist. */
  readonly kept: readonly string[];
  readonly next: readonly NextStep[];
  /** The configuration of a site that was not to be written. */
  readonly config?: PlannedFile | undefined;
}
