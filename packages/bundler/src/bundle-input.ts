import type { CompiledPage } from '@docgen/content/compiled-page';
import type { PageImport } from '@docgen/content/program/page-imports';
import type { Checked } from '@docgen/core/diagnostic';
import type { AssetFiles } from './assets/asset-files.ts';
import type { BuildModules, ThemeModules } from './build-modules.ts';

/** A page whose source has to be bundled. */
export interface PageModule {
  /** Source file relative to the project folder; identifies the module in messages. */
  readonly file: string;
  readonly absolutePath: string;
  /**
   * The ES module that an MDX page was compiled to; `undefined` for React pages, which are read
   * from disk.
   */
  readonly code?: string;
}

/** The input of a bundle. */
export interface BundleInput {
  readonly projectDir: string;
  readonly modules: BuildModules;
  readonly theme: ThemeModules;
  /** Path that the site is served below, with a leading and trailing slash. */
  readonly basePath: string;
  readonly assets: AssetFiles;
  /** Folders whose files are published unchanged, relative to the project folder. */
  readonly staticFolders: readonly string[];
  /**
   * Called with the absolute path of every relative or absolute import, before resolution, whether
   * or not it exists.
   */
  readonly onAsked?: ((path: string) => void) | undefined;
  /**
   * Awaited when the bundler needs it, so that bundling can start while pages are being compiled.
   */
  readonly content: Promise<BundleContent>;
}

/** The part of a bundle that comes from the site's pages. */
export interface BundleContent {
  /**
   * On the server, all pages that are React modules or have imports; in the browser, the
   * interactive pages.
   */
  readonly pages: readonly PageModule[];
  /**
   * Compiles a Markdown file that modules import to an ES module.
   *
   * @param path - Absolute path.
   * @returns `undefined` if the file does not exist.
   */
  readonly partial: (
    path: string,
  ) => Promise<Checked<{ readonly page: { readonly code: string } } | undefined>>;
  /** The imports of all pages with their places, because esbuild sees only compiled pages. */
  readonly imports: readonly PageImport[];
  /**
   * The compiled page of a Markdown file.
   *
   * @param file - Path relative to the project folder.
   */
  readonly compiled: (file: string) => Promise<CompiledPage | undefined>;
  /**
   * The compiled page of a Markdown file that is a page, and the Markdown files that it imports;
   * empty for other pages.
   *
   * @param file - As above.
   */
  readonly partsOf: (file: string) => readonly CompiledPage[];
}
