import type { BuildModules } from '@docgen/bundler/build-modules';
import type { Diagnostic, Severity } from '@docgen/core/diagnostic';
import type { Progress } from '@docgen/core/progress';

/** Options of a run of the pipeline. */
export interface BuildOptions {
  /** Absolute path of the configuration file. Its folder is the project folder. */
  readonly configFile: string;
  /** Text of a configuration file that does not exist yet; for checks only. */
  readonly plannedConfig?: string | undefined;
  /** Absolute path of the output folder. Defaults to `dist` in the project folder. */
  readonly outDir?: string;
  /** Overrides `basePath` of the configuration. */
  readonly basePath?: string;
  /**
   * Whether pages with `draft` in their front matter are part of the site.
   *
   * @default false
   */
  readonly drafts?: boolean | undefined;
  /**
   * False to compute everything and cache nothing.
   *
   * @default true
   */
  readonly cache?: boolean;
  /**
   * The mildest severity with which a problem keeps the output from being written.
   *
   * @default error
   */
  readonly failOn?: Severity | undefined;
  /** False for a check: the same steps, but no output is written. */
  readonly write: boolean;
  /**
   * Absolute paths of sitemaps of the published site, whose addresses have to lead to something in
   * the site as it is now; for checks only.
   */
  readonly published?: readonly string[] | undefined;
  /** Receives the steps of the run. */
  readonly progress: Progress;
  /** Aborts the run. Files written so far are removed, the previous output is kept. */
  readonly signal?: AbortSignal;
  /** Called as soon as the output is in place. From then on, the run cannot be aborted. */
  readonly onPublished?: () => void;
  /**
   * Called with all diagnostics so far, during an endless loop in a page or the configuration that
   * nothing else can stop. The callback can only report them and end the process. Without it, the
   * loop continues.
   */
  readonly onStuck?: (diagnostics: readonly Diagnostic[]) => void;
  /** The modules of docgen that run in pages. */
  readonly modules: BuildModules;
}

/** The result of a run of the pipeline. */
export interface BuildResult {
  /**
   * All problems in the input. If one of them is an error, nothing was written; after the error
   * `output-not-restored`, the output folder is at the path that its message names.
   */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Whether one of them has the severity of `BuildOptions.failOn`. Warnings that were found after
   * the output was written do not count.
   */
  readonly failed: boolean;
  readonly summary: BuildSummary;
  /** Time and memory of the steps that ran. */
  readonly profile: BuildProfile;
}

export interface BuildSummary {
  /** Number of rendered pages. */
  readonly pages: number;
  /** Number of files that were written, or would have been written. */
  readonly files: number;
  /** Size of these files in bytes, uncompressed. */
  readonly bytes: number;
  /** Absolute path of the output folder. */
  readonly outDir: string;
}

/** Time and memory of a run. */
export interface BuildProfile {
  /** In the order in which they ran. */
  readonly steps: readonly StepProfile[];
  /** The pages that took longest to compile and render: at most ten, slowest first. */
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
