import type { CompiledPage } from '@docgen/content/compiled-page';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { Checked } from '@docgen/core/diagnostic';
import type { AssetFiles } from './assets/asset-files.ts';
import type { BuildModules, ThemeModules } from './build-modules.ts';

/** A page whose source the bundler has to see. */
export interface PageModule {
  /** Source file relative to the project folder; names the module in messages. */
  readonly file: string;
  readonly absolutePath: string;
  /** ES module that an MDX page was compiled to; React pages are read from disk. */
  readonly code?: string;
}

/** What a bundle is made from. */
export interface BundleInput {
  readonly projectDir: string;
  readonly modules: BuildModules;
  readonly theme: ThemeModules;
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  readonly assets: AssetFiles;
  /** Folders whose files are published as they are, relative to the project folder. */
  readonly staticFolders: readonly string[];
  /** Is told of every path that code asks for: absolute, as it was written, there or not. */
  readonly onAsked?: ((path: string) => void) | undefined;
  /** Awaited when the bundler comes to it, so that bundling begins while pages are compiled. */
  readonly content: Promise<BundleContent>;
}

/** What a bundle holds of the site's pages. */
export interface BundleContent {
  /** On the server all pages that import or are React modules, in the browser the interactive ones. */
  readonly pages: readonly PageModule[];
  /**
   * Compiles a Markdown file that modules import to an ES module.
   *
   * @param path - Absolute path.
   * @returns `undefined` when there is no such file.
   */
  readonly partial: (
    path: string,
  ) => Promise<Checked<{ readonly page: { readonly code: string } } | undefined>>;
  /** The imports of all pages, for their places: esbuild sees the pages compiled. */
  readonly imports: readonly PageImport[];
  /**
   * The compiled page of a Markdown file.
   *
   * @param file - Path relative to the project folder.
   */
  readonly compiled: (file: string) => Promise<CompiledPage | undefined>;
}
