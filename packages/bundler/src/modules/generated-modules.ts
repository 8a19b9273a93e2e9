import { dirname } from 'node:path';
import { OTHER_NAMES } from '@docgen/content/front-matter/exported-front-matter';
import type { Plugin } from 'esbuild';
import type { BundleInput, PageModule } from '../bundle-input.ts';
import { GENERATED, GENERATED_NAMESPACE, PAGE, PAGE_NAMESPACE } from '../namespaces.ts';

/** The specifier of a generated module, for entry points and imports. */
export function generated(name: string): string {
  return GENERATED + name;
}

/** The specifier of the generated module with a page's article. */
export function articleModule({ file }: Pick<PageModule, 'file'>): string {
  return generated(`article:${file}`);
}

/** The specifier of the generated module whose default export is a component of the theme. */
export function componentModule(name: string): string {
  return generated(`component:${name}`);
}

/** The specifier of the generated module whose default export is the name of an HTML element. */
export function elementModule(name: string): string {
  return generated(`element:${name}`);
}

/** The specifier of the generated module whose default export is a named export of a file. */
export function exportModule(name: string, file: string): string {
  return generated(`export:${name} ${file}`);
}

/**
 * The specifier of the generated module with all components of the theme, without those of the
 * site.
 */
export const COMPONENTS = generated('components');

/**
 * The specifier of the generated module that provides all components to Markdown files that modules
 * import.
 */
export const PROVIDER = generated('provider');

/**
 * The specifier of the generated module with the theme's article slots, including the site's
 * components.
 */
export const ARTICLE_SLOTS = generated('slots');

/** The exports of a page that only the build reads. Missing ones are `undefined`. */
const FRONT_MATTER = `export const frontMatter = page['frontMatter'];
export const otherFrontMatter = { ${OTHER_NAMES.map((name) => `${name}: page['${name}']`)} };
`;

/** The module that compiled partials import the components from. */
export const COMPONENTS_MODULE = 'supergraph-docgen/components';

/** The specifier of the generated module that loads articles by their page's source file. */
export const ARTICLES = generated('articles');

/**
 * Provides modules without a file: entry points, articles, the theme's components, and compiled
 * pages.
 */
export function generatedModules(
  { projectDir, modules, theme, content }: BundleInput,
  sources: ReadonlyMap<string, string>,
): Plugin {
  const pageOfFile = async (file: string): Promise<PageModule | undefined> =>
    (await content).pages.find((page) => page.file === file);
  return {
    name: 'docgen-generated-modules',
    setup(build) {
      const isServer = build.initialOptions.platform === 'node';
      for (const namespace of [GENERATED_NAMESPACE, PAGE_NAMESPACE]) {
        build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
          path: path.slice(`${namespace}:`.length),
          namespace,
        }));
      }
      build.onLoad({ filter: /.*/, namespace: GENERATED_NAMESPACE }, async ({ path }) => ({
        contents: sources.get(path) ?? (await sourceOf(path, isServer)),
        loader: 'js',
        resolveDir: projectDir,
      }));
      build.onLoad({ filter: /.*/, namespace: PAGE_NAMESPACE }, async ({ path }) => {
        const page = await pageOfFile(path);
        return page?.code === undefined
          ? null
          : { contents: page.code, loader: 'js', resolveDir: dirname(page.absolutePath) };
      });
    },
  };

  async function sourceOf(name: string, isServer: boolean): Promise<string> {
    const [, kind, argument = ''] = /^([a-z]+)(?::(.*))?$/s.exec(name) ?? [];
    const article = `import { article } from ${JSON.stringify(theme.article)};\n`;
    const slots = `import { article } from ${JSON.stringify(ARTICLE_SLOTS)};\n`;
    switch (kind) {
      case 'article':
        return slots + articleSource(await pageOfFile(argument), isServer);
      case 'articles':
        return articlesSource((await content).pages);
      case 'component':
        return `${article}export default article.mdxComponents.${argument} ?? article.interactiveComponents?.${argument};\n`;
      case 'element':
        return `export default ${JSON.stringify(argument)};\n`;
      case 'export': {
        const [, exported, file] = /^(\w+) (.*)$/s.exec(argument) ?? [];
        return `export { ${exported} as default } from ${JSON.stringify(file)};\n`;
      }
      case 'components':
        return `${article}export default { ...article.mdxComponents, ...article.interactiveComponents };
`;
      // A function that runs on render, because the site's components may themselves import
      // Markdown files.
      case 'provider':
        return `${slots}export const useMDXComponents = () => ({ ...article.mdxComponents, ...article.interactiveComponents });
`;
      case 'slots':
        return slotsSource();
      default:
        return '';
    }
  }

  /**
   * The site's components are among the interactive ones; whether a page with one of them loads a
   * script depends on what their module does. HTML elements cannot be replaced.
   */
  function slotsSource(): string {
    const from = (path: string) => `from ${JSON.stringify(path)};\n`;
    if (theme.components === undefined) return `export { article } ${from(theme.article)}`;
    return `import { article as theme } ${from(theme.article)}import components ${from(theme.components)}
const known = { ...theme.mdxComponents, ...theme.interactiveComponents };
const own = Object.entries(components ?? {}).filter(([name, component]) => /^[A-Z]/.test(name) && component !== known[name]);
const interactiveComponents = { ...theme.interactiveComponents, ...Object.fromEntries(own) };
export const article = { ...theme, interactiveComponents };
`;
  }

  function articlesSource(pages: readonly PageModule[]): string {
    const loaders = pages.map(
      (page) =>
        `${JSON.stringify(page.file)}: () => import(${JSON.stringify(articleModule(page))})`,
    );
    return `const articles = {${loaders.join(',\n')}};
export const loadArticle = (file) => articles[file]();
`;
  }

  function articleSource(page: PageModule | undefined, isServer: boolean): string {
    if (page === undefined) return '';
    const source = page.code === undefined ? page.absolutePath : PAGE + page.file;
    return `import * as page from ${JSON.stringify(source)};
import { pageArticle } from ${JSON.stringify(modules.pageArticle)};
export default pageArticle(page['default'], article, ${JSON.stringify(page.file)});
${isServer ? FRONT_MATTER : ''}`;
  }
}
