import type { BuildModules } from '@docgen/bundler/build-modules';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Progress } from '@docgen/core/progress';

/** One run of the pipeline. */
export interface BuildOptions {
  /** Absolute path of the configuration file. Its folder is the project folder. */
  readonly configFile: string;
  /** What is to be in that file, where it does not exist yet; for a check only. */
  readonly plannedConfig?: string | undefined;
  /** Absolute path of the output folder; `dist` in the project folder when left out. */
  readonly outDir?: string;
  /** Takes the place of the configuration's `basePath`. */
  readonly basePath?: string;
  /**
   * False to compute everything anew, and keep nothing.
   *
   * @default true
   */
  readonly cache?: boolean;
  /** False for a check: the same steps without the output. */
  readonly write: boolean;
  /** Told about every step. */
  readonly progress: Progress;
  /** Stops the run; what was written so far is removed, the previous output stays. */
  readonly signal?: AbortSignal;
  /** Called as soon as the output is in its place: from then on nothing stops the run. */
  readonly onPublished?: () => void;
  /**
   * Called in the middle of a loop without end that a page or the configuration runs where nothing
   * can stop it, with all diagnostics so far. It can only report them and end the process, so
   * without it such a loop goes on.
   */
  readonly onStuck?: (diagnostics: readonly Diagnostic[]) => void;
  /** The code that runs in pages. */
  readonly modules: BuildModules;
}

/** What a run of the pipeline found and made. */
export interface BuildResult {
  /** Everything that was wrong with the input. With an error among them nothing was written. */
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: BuildSummary;
  /** Present when the pipeline ran to its end. */
  readonly profile?: BuildProfile;
}

export interface BuildSummary {
  /** Pages rendered. */
  readonly pages: number;
  /** Files written, or that would have been written. */
  readonly files: number;
  /** Their size in bytes, uncompressed. */
  readonly bytes: number;
  /** Absolute path of the output folder. */
  readonly outDir: string;
}

/** Where time and memory went. */
export interface BuildProfile {
  /** In the order in which they ran. */
  readonly steps: readonly StepProfile[];
  /** The pages that took longest to compile and render, slowest first, ten at most. */
  readonly slowestPages: readonly PageProfile[];
}

export interface StepProfile {
  readonly name: string;
  readonly milliseconds: number;
  /** Resident memory of the process when the step ended, in bytes. */
  readonly rssBytes: number;
}

export interface PageProfile {
  readonly route: string;
  readonly milliseconds: number;
}
