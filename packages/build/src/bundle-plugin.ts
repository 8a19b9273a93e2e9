import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { ASSET_PATTERN } from './asset-files.ts';
import type { BundleInput } from './bundle-input.ts';

/** Names of generated modules start with this. */
const GENERATED = 'docgen-generated:';

/** The specifier of a generated module, for entry points and imports. */
export function generated(name: string): string {
  return GENERATED + name;
}

/** The generated module that holds the article of the page at this position in `BundleInput.pages`. */
export function articleModule(index: number): string {
  return generated(`article-${index}`);
}

/**
 * Teaches esbuild what docgen adds: generated modules, compiled MDX pages, one
 * copy of React for everything, and the names under which user code imports the
 * default theme and the runtime's hooks.
 *
 * @param sources - Generated modules by name.
 */
export function docgenPlugin(
  { projectDir, modules, theme, pages, basePath, assets }: BundleInput,
  sources: ReadonlyMap<string, string>,
): Plugin {
  const compiled = new Map(
    pages.flatMap((page) => (page.code === undefined ? [] : [[page.absolutePath, page.code]])),
  );
  const runtimeDir = dirname(modules.browser);
  const own = new Map([
    ['docgen/runtime', modules.hooks],
    ['docgen/theme/shell', modules.theme.shell],
    ['docgen/theme/article', modules.theme.article],
    ['docgen/theme/pages', modules.theme.pages],
    ['docgen/theme/styles.css', modules.theme.styles],
  ]);
  const articles = new Map(
    pages.map((page, index) => [
      `article-${index}`,
      `import * as page from ${JSON.stringify(page.absolutePath)};
import { article } from ${JSON.stringify(theme.article)};
import { interactiveArticle } from ${JSON.stringify(modules.interactiveArticle)};
export const frontMatter = page['frontMatter'];
export default interactiveArticle(page['default'], article, ${JSON.stringify(page.file)});
`,
    ]),
  );
  return {
    name: 'docgen',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${GENERATED}`) }, ({ path }) => ({
        path: path.slice(GENERATED.length),
        namespace: 'docgen',
      }));
      build.onLoad({ filter: /.*/, namespace: 'docgen' }, ({ path }) => ({
        contents: sources.get(path) ?? articles.get(path) ?? '',
        loader: 'js',
        resolveDir: projectDir,
      }));
      build.onLoad({ filter: /\.mdx?$/ }, ({ path }) => {
        const contents = compiled.get(path);
        return contents === undefined
          ? null
          : { contents, loader: 'js', resolveDir: dirname(path) };
      });
      // Only code gets an address; pictures of stylesheets are esbuild's own business.
      build.onLoad({ filter: ASSET_PATTERN }, ({ path }) => {
        const asset = assets.add(path);
        if (asset === undefined) return null;
        const address = JSON.stringify(basePath + asset.path);
        return { contents: `export default ${address};`, loader: 'js' };
      });
      build.onResolve({ filter: /^docgen\/(runtime|theme)/ }, ({ path }) => {
        const module = own.get(path);
        return module === undefined ? null : { path: module };
      });
      // Two copies of React in one page would break hooks, so everybody gets docgen's.
      build.onResolve({ filter: /^react(-dom|-router-dom|-router)?($|\/)/ }, (args) => {
        if (args.pluginData === 'docgen') return null;
        const { path, kind } = args;
        return build.resolve(path, { kind, resolveDir: runtimeDir, pluginData: 'docgen' });
      });
      build.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
        build.resolve(`./${path.slice('@site/'.length)}`, {
          kind,
          resolveDir: join(projectDir, '.'),
        }),
      );
    },
  };
}
