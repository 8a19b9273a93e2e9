import { hrefOfPath } from '@docgen/core/addresses/address';
import { useEffect } from 'react';
import type { ArticleModule, PageProps, Regions } from '../../route-chunk.ts';
import type { ClientConfig } from '../../site-context.ts';
import type { PageMeta } from '../../theme.ts';
import { addStylesheets } from '../add-stylesheets.ts';
import { createPageLoader, type PageLoader, type SidebarTree } from '../page-loader.ts';
import {
  documentState,
  type LiveContents,
  type LiveUpdate,
  liveMeeting,
  pageQuery,
} from './live-update.ts';

/** A page that changes while it is on screen. */
export interface LivePage {
  /** Route key of its address. */
  readonly key: string | undefined;
  meta: PageMeta;
  /** The regions as they were passed to React. */
  drawn: Regions;
  /** The contents of the document, as sent by the server. */
  known: LiveContents;
  /** The sidebar, once it is rendered in the browser. */
  tree?: SidebarTree | undefined;
}

/** Loads the current state of pages, without a cache. */
export interface LiveLoader extends PageLoader {
  /** The page on screen; `undefined` for the one that the document was loaded with. */
  readonly shown: () => LivePage | undefined;
  /**
   * Fetches the state of a page from the server.
   *
   * @param key - See `pageQuery`.
   */
  readonly fetchPage: (key: string | undefined) => Promise<LiveUpdate>;
  /** Whether the whole sidebar has been loaded, so that React renders it. */
  readonly hasTree: (id: string) => boolean;
  /** Loads a sidebar again. */
  readonly freshTree: (id: string) => Promise<SidebarTree>;
}

/** @param entry - Address of the running entry script. */
export function createLiveLoader(config: ClientConfig, entry: string): LiveLoader {
  const address = (path: string) => hrefOfPath(path, config);
  const trees = new Set<string>();
  const { code } = documentState();
  let loader = createPageLoader(config, entry);
  let shown: LivePage | undefined;

  async function fetchPage(key: string | undefined): Promise<LiveUpdate> {
    const response = await fetch(`${address('__docgen/page')}?${pageQuery(key)}`, {
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`${key} did not load: status ${response.status}`);
    return (await response.json()) as LiveUpdate;
  }

  async function sidebar(id: string): Promise<SidebarTree> {
    const tree = await loader.sidebar(id);
    trees.add(id);
    return tree;
  }

  async function freshTree(id: string): Promise<SidebarTree> {
    // A loader never fetches the same file again.
    loader = createPageLoader(config, entry);
    return sidebar(id);
  }

  return {
    shown: () => shown,
    fetchPage,
    hasTree: (id) => trees.has(id),
    freshTree,
    module: (path) => loader.module(path),
    sidebar,
    prefetch: () => {},
    async page(key) {
      const { contents, version, code: current } = await fetchPage(key);
      if (contents === undefined) throw new Error(`${key} cannot be shown`);
      const { meta, regions } = contents;
      // The module of the page would import a second React from other chunks than the running ones.
      const isForeign = meta.article && !entry.endsWith(address(meta.article.entry));
      if (current !== code || isForeign) throw new Error(`${key} is of another build`);
      const [article, tree] = await Promise.all([
        meta.article && loader.module<ArticleModule>(meta.article.module),
        meta.sidebar === undefined ? undefined : freshTree(meta.sidebar),
        addStylesheets(meta.stylesheets ?? []),
      ]);
      const page: LivePage = { key, meta, drawn: regions, known: contents, tree };
      return {
        chunk: {
          get meta() {
            return page.meta;
          },
          default: function Page({ draw, regions }: PageProps) {
            useEffect(() => {
              shown = page;
              liveMeeting().onPage?.(version);
            }, []);
            return draw(page.meta, regions);
          },
        },
        get regions() {
          return page.drawn;
        },
        article,
        get sidebar() {
          return page.tree;
        },
      };
    },
  };
}
