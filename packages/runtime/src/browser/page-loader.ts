import { hrefOfPath, hrefOfRoute } from '@docgen/core/addresses/address';
import { routeChunkPath, sidebarTreePath } from '@docgen/core/addresses/chunk-path';
import type { SidebarItem } from '@docgen/core/sidebar';
import { type BranchIndex, indexBranches } from '@docgen/core/sidebars/visible-sidebar';
import type { ArticleModule, Regions, RouteChunk } from '../route-chunk.ts';
import type { ClientConfig } from '../site-context.ts';
import { addStylesheets } from './add-stylesheets.ts';
import { fetchFile } from './fetch-file.ts';
import { fetchDocument, regionsOf } from './fetch-regions.ts';
import { once } from './once.ts';

/** A sidebar as it is kept in the browser. */
export interface SidebarTree {
  readonly id: string;
  readonly items: readonly SidebarItem[];
  readonly branches: BranchIndex;
}

/** A page that has been loaded, with everything that it needs. */
export interface LoadedPage {
  readonly chunk: RouteChunk;
  readonly regions: Regions;
  /** The article's component, for interactive pages. */
  readonly article?: ArticleModule['default'];
  readonly sidebar?: SidebarTree;
}

/**
 * Loads the parts of pages. Every method rejects if a file cannot be loaded; the next call tries
 * again.
 */
export interface PageLoader {
  /**
   * Loads everything that the page with this route key needs to be rendered. Also rejects if its
   * chunk has no default export, if its HTML document is incomplete or does not belong to the
   * chunk, and if its components belong to another build than the running scripts.
   */
  readonly page: (key: string) => Promise<LoadedPage>;
  /**
   * Loads the default export of a module that a page names: the component of its article
   * (`PageMeta.article.module`), or the function that draws its diagrams (`PageMeta.diagrams`).
   */
  readonly module: <T extends { readonly default: unknown }>(path: string) => Promise<T['default']>;
  /** Loads the whole tree of a sidebar. */
  readonly sidebar: (id: string) => Promise<SidebarTree>;
  /**
   * Starts loading a page that the reader is likely to open next. Does nothing on slow connections
   * and in data-saver mode.
   *
   * @param when - `later` lets the browser decide when: after everything that this page needs.
   */
  readonly prefetch: (key: string, when: 'now' | 'later') => void;
}

/**
 * Creates the loader of one visit, which does not fetch anything twice.
 *
 * @param entry - Address of the running entry script.
 */
export function createPageLoader(
  config: Pick<ClientConfig, 'basePath' | 'trailingSlash'>,
  entry: string,
): PageLoader {
  const sidebar = once((id) => fetchTree(address(sidebarTreePath(id)), id));
  const parts = once(fetchParts);
  const prefetched = new Map<string, 'now' | 'later'>();
  const failures = new Map<string, number>();
  const address = (path: string) => hrefOfPath(path, config);

  // Browsers may remember that a module failed, so another attempt needs another address.
  async function importModule<T>(path: string): Promise<T> {
    const failed = failures.get(path);
    try {
      return (await import(address(path) + (failed === undefined ? '' : `?retry=${failed}`))) as T;
    } catch (error) {
      failures.set(path, (failed ?? 0) + 1);
      throw error;
    }
  }

  async function module<T extends { readonly default: unknown }>(
    path: string,
  ): Promise<T['default']> {
    return withDefault(await importModule<T>(path), path);
  }

  /** The chunk of a page, and its regions. */
  async function fetchParts(key: string): Promise<Pick<LoadedPage, 'chunk' | 'regions'>> {
    const path = routeChunkPath(key);
    const [chunk, html] = await Promise.all([
      importModule<RouteChunk>(path),
      fetchDocument(hrefOfRoute(key, config)),
    ]);
    withDefault(chunk, path);
    return { chunk, regions: regionsOf(chunk.meta, html) };
  }

  async function page(key: string): Promise<LoadedPage> {
    const { chunk, regions } = await parts(key);
    const { meta } = chunk;
    // The module of the page would import a second React, which is not connected to the first.
    if (meta.article !== undefined && !entry.endsWith(address(meta.article.entry))) {
      throw new Error(`${key} is of another build`);
    }
    const [component, tree] = await Promise.all([
      meta.article === undefined ? undefined : module<ArticleModule>(meta.article.module),
      meta.sidebar === undefined ? undefined : sidebar(meta.sidebar),
      addStylesheets(meta.stylesheets ?? []),
    ]);
    return { chunk, regions, article: component, sidebar: tree };
  }

  function prefetch(key: string, when: 'now' | 'later'): void {
    const before = prefetched.get(key);
    if (before === 'now' || before === when || isSlowConnection()) return;
    prefetched.set(key, when);
    // A click in the meantime joins this request, and reports its failure.
    if (when === 'now') parts(key).catch(() => {});
    else prefetchLater([address(routeChunkPath(key)), hrefOfRoute(key, config)]);
  }

  return { page, module, sidebar, prefetch };
}

function withDefault<T>(module: { readonly default?: T }, path: string): T {
  if (typeof module.default !== 'function') {
    throw new Error(`The page component at ${path} doesn't have a default export`);
  }
  return module.default;
}

function prefetchLater(hrefs: readonly string[]): void {
  for (const href of hrefs) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}

async function fetchTree(url: string, id: string): Promise<SidebarTree> {
  const response = await fetchFile(url, { cache: 'no-cache' });
  const items = (await response.json()) as SidebarItem[];
  return { id, items, branches: indexBranches(items) };
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
