import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsxRuntime } from '@docgen/content/evaluate-page';
import type { ArticleModule } from '@docgen/runtime/route-chunk';
import type { RenderContext, RenderedPage, RenderInput, Theme } from '@docgen/runtime/server';
import { build } from 'esbuild';
import type { ElementType, ReactElement } from 'react';
import type { BundleInput } from './bundle-input.ts';
import { articleModule, docgenPlugin, generated } from './bundle-plugin.ts';

/** The theme and runtime as loaded into this process. */
export interface ServerBundle {
  readonly renderPage: (context: RenderContext, input: RenderInput) => RenderedPage;
  readonly theme: Theme;
  /** React's functions, for evaluating compiled pages. */
  readonly jsxRuntime: JsxRuntime;
  readonly createElement: (type: ElementType, props: object) => ReactElement;
  /** Loads the article of the interactive page at this position in `BundleInput.pages`. */
  readonly loadArticle: (index: number) => Promise<LoadedArticle>;
  /** Removes the bundle's files. */
  readonly dispose: () => Promise<void>;
}

export interface LoadedArticle extends ArticleModule {
  /** What a React page exports as its front matter. */
  readonly frontMatter?: unknown;
}

type ServerModule = Omit<ServerBundle, 'dispose'>;

/**
 * Bundles theme, runtime and interactive pages for Node, in production mode,
 * and loads the result.
 *
 * @throws esbuild's `BuildFailure` when the user's code does not bundle.
 */
export async function bundleServer(input: BundleInput): Promise<ServerBundle> {
  const { modules, theme, pages } = input;
  const outdir = await mkdtemp(join(tmpdir(), 'docgen-'));
  const dispose = () => rm(outdir, { recursive: true, force: true });
  const loaders = pages.map((_, index) => `() => import(${JSON.stringify(articleModule(index))})`);
  const entry = `
export { renderPage } from ${JSON.stringify(modules.server)};
import { shell } from ${JSON.stringify(theme.shell)};
import { article } from ${JSON.stringify(theme.article)};
import { pages } from ${JSON.stringify(theme.pages)};
import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
export { createElement } from 'react';
export const theme = { shell, article, pages };
export const jsxRuntime = { jsx, jsxs, Fragment };
const articles = [${loaders.join(',\n')}];
export const loadArticle = (index) => articles[index]();
`;
  try {
    await build({
      entryPoints: { server: generated('server') },
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // React's server build is CommonJS that requires Node's modules.
      banner: {
        js: "import { createRequire as docgenCreateRequire } from 'node:module'; const require = docgenCreateRequire(import.meta.url);",
      },
      absWorkingDir: input.projectDir,
      logLevel: 'silent',
      plugins: [docgenPlugin(input, new Map([['server', entry]]))],
    });
    const module = (await import(pathToFileURL(join(outdir, 'server.mjs')).href)) as ServerModule;
    return {
      renderPage: module.renderPage,
      theme: module.theme,
      jsxRuntime: module.jsxRuntime,
      createElement: module.createElement,
      loadArticle: module.loadArticle,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
