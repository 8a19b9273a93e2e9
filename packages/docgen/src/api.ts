import { resolve } from 'node:path';
import { installedModules } from '@docgen/bundler/build-modules';
import { normaliseBasePath } from '@docgen/config/base-path';
import { findConfig } from '@docgen/config/find-config';
import type { Severity } from '@docgen/core/diagnostic';
import { type Progress, silentProgress } from '@docgen/core/progress';
import type { BuildResult } from '@docgen/pipeline/build-options';
import { runBuild } from '@docgen/pipeline/run-build';

/** Options of `check`. */
export interface CheckOptions {
  /** Folder that the other paths are relative to. Defaults to the working folder. */
  readonly cwd?: string;
  /** Configuration file. Defaults to `site.config.ts` (or `.mts`, `.js`, `.mjs`, `.json`). */
  readonly config?: string;
  /** Whether pages with `draft: true` are part of the site. Defaults to `false`. */
  readonly drafts?: boolean;
  /** The mildest severity with which a problem makes the run fail. Defaults to `error`. */
  readonly failOn?: Severity;
  /** Receives the steps of the run. Defaults to no output. */
  readonly progress?: Progress;
  /** Aborts the run early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Options of `build`. */
export interface BuildSiteOptions extends CheckOptions {
  /** Output folder. Defaults to `dist` next to the configuration file. */
  readonly outDir?: string;
  /** Overrides the configured base path, such as `/handbook/`. */
  readonly basePath?: string;
}

/** Implements `build` and `check` of `index.ts`. */
export async function runApi(options: BuildSiteOptions, write: boolean): Promise<BuildResult> {
  const {
    cwd = process.cwd(),
    config,
    progress = silentProgress,
    drafts,
    failOn,
    outDir,
    signal,
  } = options;
  const given = options.basePath;
  const basePath = given === undefined ? undefined : normaliseBasePath(given);
  if (given !== undefined && basePath === undefined) {
    throw new TypeError(`basePath must start with "/", but is "${given}"`);
  }
  return runBuild({
    configFile: findConfig(resolve(cwd), config),
    write,
    progress,
    modules: installedModules(import.meta.url),
    signal,
    outDir: outDir === undefined ? undefined : resolve(cwd, outDir),
    basePath,
    drafts,
    failOn,
  });
}
