import type { AssetFiles } from './asset-files.ts';
import type { BuildModules, ThemeModules } from './build-options.ts';
import type { MarkdownCompiler } from './markdown-compiler.ts';

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
  /** Awaited when the bundler comes to it, so that bundling begins while pages are compiled. */
  readonly content: Promise<BundleContent>;
}

/** What a bundle holds of the site's pages. */
export interface BundleContent {
  /** On the server all pages that import or are React modules, in the browser the interactive ones. */
  readonly pages: readonly PageModule[];
  /** Compiles the Markdown files that modules import. */
  readonly markdown: MarkdownCompiler;
}
