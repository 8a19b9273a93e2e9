import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUSAURUS_SPECIFIER } from '@docgen/bundler/resolve/docusaurus-modules';
import { siteThemeModule } from '@docgen/bundler/resolve/site-theme';
import { isMarkdownFile, isReactFile } from '@docgen/core/sources/page-file';
import { relativePath } from '@docgen/files/relative-path';
import { isForeignObject } from '../../foreign/foreign-value.ts';
import { projectRoot } from '../../foreign/project-root.ts';
import { readStatically } from '../../foreign/static/read-statically.ts';
import { unknownModules } from '../../foreign/unknown-modules.ts';
import { projectFiles } from '../../read-project-file.ts';
import { isOwnPage } from './definition-folders.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { FolderRoute } from './folder-route.ts';
import type { GraphqlInstance } from './graphql-instances.ts';

/** The contents of a Docusaurus folder other than its configuration and docs. */
export interface SiteFacts {
  /** Static folders that exist. */
  readonly staticFolders: readonly string[];
  /** Files of the pages plugin. */
  readonly pages: SinglePages;
  /** Number of posts by folder of a blog. */
  readonly posts: ReadonlyMap<string, number>;
  /** The module of components for all pages, if docgen can build it. */
  readonly components?: string;
  /** Elements of Markdown, such as `a`, that this module replaces, but docgen does not. */
  readonly elements: readonly string[];
  /** Components in `src/theme`, such as `Footer` or `DocItem/Layout`. */
  readonly swizzled: readonly string[];
  /** Folders that contain generated GraphQL pages. */
  readonly generated: readonly string[];
  /** Folders of docs that do not exist. */
  readonly missing: readonly string[];
}

/** Pages outside of the docs, as paths relative to their folder. */
export interface SinglePages {
  readonly markdown: readonly string[];
  readonly react: readonly string[];
  /** Missing modules that React pages need, see `unknownModules`. */
  readonly unknown: readonly string[];
}

/** What to look for: paths relative to the site. */
export interface FactsQuery {
  /** Absolute path of the site. */
  readonly folder: string;
  readonly staticFolders: readonly string[];
  readonly pagesFolder: FolderRoute;
  readonly blogs: readonly FolderRoute[];
  readonly docs: readonly DocsInstance[];
  readonly graphql: readonly GraphqlInstance[];
}

/** Inspects a Docusaurus folder. Unreadable files and folders count as missing. */
export async function siteFacts(query: FactsQuery): Promise<SiteFacts> {
  const { folder, docs } = query;
  const list = (path: string) => projectFiles(join(folder, path));
  const pagesIn = async (path: string) => (await list(path)).filter(isMarkdownFile).length;
  const posts = new Map<string, number>();
  for (const { path } of query.blogs) {
    const count = await pagesIn(path);
    if (count > 0) posts.set(path, count);
  }
  const generated: string[] = [];
  for (const instance of query.graphql) {
    const pages = (await list(instance.folder)).filter(isMarkdownFile);
    if (pages.some((path) => !isOwnPage(path, instance.isByKind))) generated.push(instance.folder);
  }
  const components = await globalComponents(folder);
  return {
    staticFolders: query.staticFolders.filter((path) => existsSync(join(folder, path))),
    pages: await singlePages(query, await list(query.pagesFolder.path)),
    posts,
    components,
    elements: components === undefined ? [] : drawnElements(join(folder, components), folder),
    swizzled: swizzledComponents(await list('src/theme')),
    generated,
    missing: docs.map(({ path }) => path).filter((path) => !existsSync(join(folder, path))),
  };
}

async function singlePages(
  { folder, pagesFolder }: FactsQuery,
  paths: readonly string[],
): Promise<SinglePages> {
  const pages = paths.filter((path) => !/(?:^|\/)(?:_|__tests__\/)|\.(?:test|spec)\./.test(path));
  const react = pages.filter(isReactFile);
  const unknown = await Promise.all(
    react.map((path) => unknownModules(join(folder, pagesFolder.path, path), folder)),
  );
  return {
    markdown: pages.filter(isMarkdownFile),
    react,
    unknown: [...new Set(unknown.flat())].toSorted(),
  };
}

/**
 * Path of `src/theme/MDXComponents`, relative to the site. Missing packages can be installed later.
 */
async function globalComponents(folder: string): Promise<string | undefined> {
  const file = siteThemeModule('@theme/MDXComponents', folder);
  if (file === undefined) return undefined;
  const unknown = await unknownModules(file, folder);
  return unknown.some((module) => DOCUSAURUS_SPECIFIER.test(module))
    ? undefined
    : relativePath(folder, file);
}

/** Names of elements in the default export of a module of components, by static evaluation. */
function drawnElements(file: string, folder: string): string[] {
  const reading = readStatically(file, projectRoot(folder));
  const exported = 'value' in reading ? reading.value : undefined;
  return isForeignObject(exported) ? Object.keys(exported).filter((key) => /^[a-z]/.test(key)) : [];
}

/** Names of components; `Footer/index.tsx` and `Footer/styles.module.css` are one. */
function swizzledComponents(paths: readonly string[]): string[] {
  const components = paths
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\.(?:test|spec)\./.test(path))
    .map((path) => path.replace(/\.[jt]sx?$/, '').replace(/\/index$/, ''));
  return [...new Set(components)];
}
