import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Author, LocateStack } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import type { JsxRuntime } from '@docgen/content/program/static-page';
import type { Checked } from '@docgen/core/diagnostic';
import { makeTemporaryFolder } from '@docgen/files/folders/temporary-folder';
import { relativePath } from '@docgen/files/relative-path';
import type { pageArticle } from '@docgen/runtime/page-article';
import type { ArticleModule } from '@docgen/runtime/route-chunk';
import type { RenderContext, RenderedPage, RenderInput, Theme } from '@docgen/runtime/server';
import type { BuildResult } from 'esbuild';
import type { BundleInput } from './bundle-input.ts';
import { bundleOptions } from './bundle-options.ts';
import { hasOwnTheme } from './has-own-theme.ts';
import { type CodeFile, importedCode } from './imported-code.ts';
import { importedStyles } from './imported-styles.ts';
import { loadTheme, type ThemeExports } from './load-theme.ts';
import { ARTICLE_SLOTS, ARTICLES, generated } from './modules/generated-modules.ts';
import {
  PREPARED,
  PREPARED_SOURCE,
  type PreparedModules,
  type PreparedPlugin,
  preparedModules,
} from './modules/prepared-modules.ts';
import { problemOfMessage } from './problem-message.ts';
import { projectInputs } from './project-inputs.ts';
import { bundleRest } from './report/bundle-rest.ts';
import { createStackPlaces } from './report/stack-places.ts';

/** The theme and runtime, loaded into this process. */
export interface ServerBundle {
  readonly renderPage: (context: RenderContext, input: RenderInput) => RenderedPage;
  readonly theme: Theme;
  /** The components for all pages, by name, if there are any; also among those of `theme`. */
  readonly components?: unknown;
  /**
   * Author of the theme, whose code renders every page; `undefined` if a site's theme is only
   * styles.
   */
  readonly themeAuthor?: Author | undefined;
  /** React's functions, which check what they get, for evaluating compiled pages. */
  readonly jsxRuntime: JsxRuntime;
  /** Creates the article of a page that was compiled to a function. */
  readonly pageArticle: typeof pageArticle;
  /** Loads the article of a page in `BundleContent.pages`, by its source file. */
  readonly loadArticle: (file: string) => Promise<LoadedArticle>;
  /** Maps positions in errors thrown by bundled code or compiled pages to the original source. */
  readonly locate: LocateStack;
  /**
   * The stylesheets that the modules of the theme, and the components for all pages, import; see
   * `importedStyles`.
   */
  readonly styles: readonly string[];
  /** The project files in the bundle, see `projectInputs`; empty for docgen's prebuilt bundle. */
  readonly inputs: readonly string[];
  /** The project's code that a page consists of, by its source file; see `importedCode`. */
  readonly codeOf: (file: string) => readonly CodeFile[];
  /** Removes the bundle's files. `locate` needs them, so it must not be called afterwards. */
  readonly dispose: () => Promise<void>;
}

export interface LoadedArticle extends ArticleModule {
  /** Front matter that a React page exports. */
  readonly frontMatter?: unknown;
  /** What a page exports under `OTHER_NAMES`, by name. */
  readonly otherFrontMatter?: Readonly<Record<string, unknown>>;
}

/** The prebuilt runtime and default theme, and their modules that pages can import. */
export interface PreparedServer extends PreparedModules {
  readonly bundle: ServerBundle;
}

/** The exports of {@link completeBundle}. */
type ServerModule = Omit<
  ServerBundle,
  'codeOf' | 'dispose' | 'inputs' | 'locate' | 'styles' | 'themeAuthor'
> &
  ThemeExports;

/** The exports of {@link pagesBundle}. */
interface PagesModule extends Pick<ServerBundle, 'loadArticle'> {
  readonly setPrepared: (prepared: PreparedModules) => void;
}

export interface ServerBundleInput extends BundleInput {
  /** Folder of the site's own theme, relative to the project folder. */
  readonly themeFolder: string | undefined;
  /** Guards the theme's code while it is loaded. */
  readonly author: AuthorCode;
}

/** What a bundle contains, and how it is loaded: {@link completeBundle} or {@link pagesBundle}. */
interface Bundling extends Partial<PreparedPlugin> {
  /** Generated modules by name; `server` is the entry point. */
  readonly sources: ReadonlyMap<string, string>;
  /** @param folder - Absolute path of the folder that contains the bundle. */
  readonly load: (folder: string) => Promise<Checked<ServerModule | undefined>>;
}

/**
 * Bundles theme, runtime and all pages that need bundling for Node in production mode, and loads
 * the result.
 *
 * @param prepared - The prebuilt theme and runtime, which are not bundled then, unless a page
 *   imports a part of React or React Router that is not among the prepared modules.
 * @returns A bundle in which pages whose code does not bundle throw `LEFT_OUT` when they are
 *   loaded, or `undefined` if the theme or the components for all pages do not bundle or cannot be
 *   loaded. Warnings are those of docgen's esbuild plugins.
 */
export async function bundleServer(
  input: ServerBundleInput,
  prepared?: PreparedServer,
): Promise<Checked<ServerBundle | undefined>> {
  const { path: folder, remove: dispose } = await makeTemporaryFolder();
  const locate = createStackPlaces({ ...input, bundleDir: folder });
  const themeAuthor = authorOfTheme(input, locate);
  const { sources, plugin, hasCopies, load } =
    prepared === undefined ? completeBundle(input, themeAuthor) : pagesBundle(input, prepared);
  try {
    const bundle = (without: ReadonlySet<string>) =>
      buildInto(folder, bundleOptions(input, sources, without, plugin && [plugin]));
    const { value: built, diagnostics, without } = await bundleRest(bundle, input);
    if (hasCopies?.()) {
      // All modules have to use the same instance of React.
      await dispose();
      return await bundleServer(input);
    }
    const loaded = built && (await load(folder));
    if (loaded?.value === undefined) await dispose();
    if (built === undefined || loaded === undefined) return { value: undefined, diagnostics };
    // A theme that needs a file that was left out throws because of that, which is already
    // reported.
    const isReported = loaded.value === undefined && without.size > 0;
    return {
      value: loaded.value && {
        ...loaded.value,
        themeAuthor,
        locate,
        styles: importedStyles(built.metafile, SERVER),
        inputs: projectInputs(built.metafile, input.projectDir),
        codeOf: importedCode(built.metafile, input),
        dispose,
      },
      diagnostics: [
        ...diagnostics,
        ...built.warnings.flatMap((warning) => problemOfMessage(warning) ?? []),
        ...(isReported ? [] : loaded.diagnostics),
      ],
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** The bundle of theme, runtime and pages. */
function completeBundle(input: ServerBundleInput, themeAuthor: Author | undefined): Bundling {
  return {
    sources: new Map([['server', serverSource(input)]]),
    async load(folder) {
      const load = () => importBundle<ServerModule>(folder);
      return themeAuthor === undefined
        ? { value: await load(), diagnostics: [] }
        : loadTheme(load, themeAuthor, input);
    },
  };
}

/** The bundle of pages alone, which use the prebuilt theme and runtime. */
function pagesBundle(input: ServerBundleInput, prepared: PreparedServer): Bundling {
  const { bundle, modules, react } = prepared;
  return {
    ...preparedModules(input, prepared),
    sources: new Map([
      ['server', PAGES_SOURCE],
      [PREPARED, PREPARED_SOURCE],
    ]),
    async load(folder) {
      const { loadArticle, setPrepared } = await importBundle<PagesModule>(folder);
      setPrepared({ modules, react });
      return { value: { ...bundle, loadArticle }, diagnostics: [] };
    },
  };
}

/** The author of a site's own theme, or of its components if it has only these. */
function authorOfTheme(input: ServerBundleInput, locate: LocateStack): Author | undefined {
  if (!hasOwnTheme(input)) return undefined;
  const { projectDir, theme, themeFolder } = input;
  const file = themeFolder ?? relativePath(projectDir, theme.components ?? '');
  return { kind: 'theme', file, locate };
}

function importBundle<Exports>(folder: string): Promise<Exports> {
  return import(pathToFileURL(join(folder, 'server.mjs')).href);
}

/** Entry point of {@link completeBundle}. */
function serverSource({ modules, theme }: ServerBundleInput): string {
  const { components } = theme;
  return `${components === undefined ? '' : `export { default as components } from ${JSON.stringify(components)};`}
export { renderPage } from ${JSON.stringify(modules.server)};
export { pageArticle } from ${JSON.stringify(modules.pageArticle)};
import { shell } from ${JSON.stringify(theme.shell)};
import { article } from ${JSON.stringify(ARTICLE_SLOTS)};
import { pages } from ${JSON.stringify(theme.pages)};
import { jsx, jsxs, Fragment } from ${JSON.stringify(modules.checkedJsx)};
export const theme = { shell, article, pages };
export const jsxRuntime = { jsx, jsxs, Fragment };
export { loadArticle } from ${JSON.stringify(ARTICLES)};
`;
}

/** The specifier of the generated module that is the entry point. */
const SERVER = generated('server');

/** Entry point of {@link pagesBundle}. */
const PAGES_SOURCE = `
export { setPrepared } from ${JSON.stringify(generated(PREPARED))};
export { loadArticle } from ${JSON.stringify(ARTICLES)};
`;

async function buildInto(
  outdir: string,
  options: ReturnType<typeof bundleOptions>,
): Promise<BuildResult<{ metafile: true }>> {
  // Imported here, because sites that use docgen's prebuilt bundle do not need esbuild.
  const { build } = await import('esbuild');
  return build({
    ...options,
    entryPoints: { server: SERVER },
    outdir,
    outExtension: { '.js': '.mjs' },
    // The name of a page may be as long as the file system allows.
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    target: 'node20',
    // Read when a page throws, to report the line.
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    // React's server build is CommonJS that requires Node's modules.
    banner: {
      js: "import { createRequire as docgenCreateRequire } from 'node:module'; const require = docgenCreateRequire(import.meta.url);",
    },
  });
}
