import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AuthorCode } from '@docgen/author-code/author-code';
import type { JsxRuntime } from '@docgen/content/evaluate-page';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { makeTemporaryFolder } from '@docgen/files/folders/temporary-folder';
import type { pageArticle } from '@docgen/runtime/page-article';
import type { ArticleModule } from '@docgen/runtime/route-chunk';
import type { RenderContext, RenderedPage, RenderInput, Theme } from '@docgen/runtime/server';
import { build } from 'esbuild';
import { ASSET_LOADERS } from './assets/asset-loaders.ts';
import type { BundleInput } from './bundle-input.ts';
import { bundlePlugins } from './bundle-plugins.ts';
import { loadTheme } from './load-theme.ts';
import { ARTICLES, generated } from './modules/generated-modules.ts';
import { problemOfMessage } from './report/problem-message.ts';
import { createStackPlaces } from './report/stack-places.ts';

/** The theme and runtime as loaded into this process. */
export interface ServerBundle {
  readonly renderPage: (context: RenderContext, input: RenderInput) => RenderedPage;
  readonly theme: Theme;
  /** React's functions, for evaluating compiled pages. */
  readonly jsxRuntime: JsxRuntime;
  /** Makes the article of a page that was compiled to a function. */
  readonly pageArticle: typeof pageArticle;
  /** Loads the article of a page in `BundleContent.pages`, by its source file. */
  readonly loadArticle: (file: string) => Promise<LoadedArticle>;
  /** Warnings about what only the bundler has found. */
  readonly warnings: readonly Diagnostic[];
  /** Absolute path of the folder with the bundle's files. */
  readonly folder: string;
  /** Removes the bundle's files. */
  readonly dispose: () => Promise<void>;
}

export interface LoadedArticle extends ArticleModule {
  /** What a React page exports as its front matter. */
  readonly frontMatter?: unknown;
}

type ServerModule = Omit<ServerBundle, 'dispose' | 'folder' | 'warnings'>;

export interface ServerBundleInput extends BundleInput {
  /** Folder of the site's own theme, relative to the project folder. */
  readonly themeFolder: string | undefined;
  /** Watches over its code while it is loaded. */
  readonly author: AuthorCode;
}

/**
 * Bundles theme, runtime and all pages that the bundler has to see for Node, in
 * production mode, and loads the result.
 *
 * @throws esbuild's `BuildFailure` when the user's code does not bundle; `ThemeFailure` when
 *   their theme cannot be loaded.
 */
export async function bundleServer(input: ServerBundleInput): Promise<ServerBundle> {
  const { modules, theme, themeFolder, author } = input;
  const { path: outdir, remove: dispose } = await makeTemporaryFolder();
  const entry = `
export { renderPage } from ${JSON.stringify(modules.server)};
export { pageArticle } from ${JSON.stringify(modules.pageArticle)};
import { shell } from ${JSON.stringify(theme.shell)};
import { article } from ${JSON.stringify(theme.article)};
import { pages } from ${JSON.stringify(theme.pages)};
import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
export const theme = { shell, article, pages };
export const jsxRuntime = { jsx, jsxs, Fragment };
export { loadArticle } from ${JSON.stringify(ARTICLES)};
`;
  try {
    const { warnings } = await build({
      entryPoints: { server: generated('server') },
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      // Read when a page throws, to name the line.
      sourcemap: 'external',
      sourcesContent: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      // React's server build is CommonJS that requires Node's modules.
      banner: {
        js: "import { createRequire as docgenCreateRequire } from 'node:module'; const require = docgenCreateRequire(import.meta.url);",
      },
      loader: ASSET_LOADERS,
      absWorkingDir: input.projectDir,
      logLevel: 'silent',
      plugins: bundlePlugins(input, new Map([['server', entry]])),
    });
    const load = (): Promise<ServerModule> =>
      import(pathToFileURL(join(outdir, 'server.mjs')).href);
    const locate = createStackPlaces({
      projectDir: input.projectDir,
      bundleDir: outdir,
      // Pages are loaded later.
      compiled: async () => undefined,
    });
    const module =
      themeFolder === undefined
        ? await load()
        : await loadTheme(load, { folder: themeFolder, author, locate });
    return {
      renderPage: module.renderPage,
      theme: module.theme,
      jsxRuntime: module.jsxRuntime,
      pageArticle: module.pageArticle,
      loadArticle: module.loadArticle,
      warnings: warnings.map(problemOfMessage).filter((warning) => warning !== undefined),
      folder: outdir,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
