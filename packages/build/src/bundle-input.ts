import type { AssetFiles } from './asset-files.ts';
import type { BuildModules, ThemeModules } from './build-options.ts';

/** A page whose source the bundler has to see: it imports, or it is a React module. */
export interface PageModule {
  /** Source file relative to the project folder; names the module in messages. */
  readonly file: string;
  readonly absolutePath: string;
  /** Compiled source of an MDX page; React pages are read from disk. */
  readonly code?: string;
}

/** What both bundles are made from. */
export interface BundleInput {
  readonly projectDir: string;
  readonly modules: BuildModules;
  readonly theme: ThemeModules;
  readonly pages: readonly PageModule[];
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  readonly assets: AssetFiles;
}
