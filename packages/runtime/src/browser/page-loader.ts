import { hrefOfPath } from '@docgen/core/address';
import { routeChunkPath, sidebarTreePath } from '@docgen/core/chunk-path';
import type { SidebarItem } from '@docgen/core/sidebar';
import { type BranchIndex, indexBranches } from '@docgen/core/visible-sidebar';
import type { ArticleModule, RouteChunk } from '../route-chunk.ts';
import type { ClientConfig } from '../site-context.ts';
import { addStylesheets } from './add-stylesheets.ts';

/** A sidebar as the browser holds it. */
export interface SidebarTree {
  readonly id: string;
  readonly items: readonly SidebarItem[];
  readonly branches: BranchIndex;
}

/** A page whose code has arrived. */
export interface LoadedPage {
  readonly chunk: RouteChunk;
  /** The article's component, for interactive pages. */
  readonly article?: ArticleModule['default'];
  readonly sidebar?: SidebarTree;
}

/** Fetches what pages consist of. Every method rejects when a file does not arrive; the next call tries again. */
export interface PageLoader {
  /**
   * Everything that the page with this route key needs before it can be drawn.
   * Rejects, too, when its chunk has no default export, and when its components
   * belong to another build than the scripts that run.
   */
  readonly page: (key: string) => Promise<LoadedPage>;
  /**
   * The default export of a module that a page names: the component of its article
   * (`PageMeta.article.module`), what draws its diagrams (`PageMeta.diagrams`).
   */
  readonly module: <T extends { readonly default: unknown }>(path: string) => Promise<T['default']>;
  /** The whole tree of a sidebar. */
  readonly sidebar: (id: string) => Promise<SidebarTree>;
  /**
   * Starts loading a page that the reader is likely to open next. Does nothing on
   * slow connections and in data-saver mode (specification, section 2.5).
   *
   * @param when - `later` leaves it to the browser: after all that this page needs.
   */
  readonly prefetch: (key: string, when: 'now' | 'later') => void;
}

/**
 * Makes the loader of one visit: what has arrived is not fetched again.
 *
 * @param entry - Address of the running entry script.
 */
export function createPageLoader(
  { basePath }: Pick<ClientConfig, 'basePath'>,
  entry: string,
): PageLoader {
  const sidebars = new Map<string, Promise<SidebarTree>>();
  const prefetched = new Map<string, 'now' | 'later'>();
  const failures = new Map<string, number>();
  const address = (path: string) => hrefOfPath(path, { basePath });

  // A browser may remember that a module failed, so another try needs another address.
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

  function sidebar(id: string): Promise<SidebarTree> {
    const known = sidebars.get(id);
    if (known !== undefined) return known;
    const tree = fetchTree(address(sidebarTreePath(id)), id);
    sidebars.set(id, tree);
    tree.catch(() => sidebars.delete(id));
    return tree;
  }

  async function page(key: string): Promise<LoadedPage> {
    const path = routeChunkPath(key);
    const chunk = await importModule<RouteChunk>(path);
    withDefault(chunk, path);
    const { meta } = chunk;
    // The module of the page would bring a second React along, which knows nothing of the first.
    if (meta.article !== undefined && !entry.endsWith(address(meta.article.entry))) {
      throw new Error(`${key} belongs to a newer build than this tab`);
    }
    const [component, tree] = await Promise.all([
      meta.article === undefined ? undefined : module<ArticleModule>(meta.article.module),
      meta.sidebar === undefined ? undefined : sidebar(meta.sidebar),
      addStylesheets(meta.stylesheets ?? []),
    ]);
    return { chunk, article: component, sidebar: tree };
  }

  function prefetch(key: string, when: 'now' | 'later'): void {
    const before = prefetched.get(key);
    if (before === 'now' || before === when || isSlowConnection()) return;
    prefetched.set(key, when);
    const link = document.createElement('link');
    link.rel = when === 'now' ? 'modulepreload' : 'prefetch';
    link.href = address(routeChunkPath(key));
    document.head.append(link);
  }

  return { page, module, sidebar, prefetch };
}

function withDefault<T>(module: { readonly default?: T }, path: string): T {
  if (typeof module.default !== 'function') {
    throw new Error(`The page component at ${path} doesn't have a default export`);
  }
  return module.default;
}

async function fetchTree(url: string, id: string): Promise<SidebarTree> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The sidebar "${id}" did not load: status ${response.status}`);
  const items = (await response.json()) as SidebarItem[];
  return { id, items, branches: indexBranches(items) };
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
