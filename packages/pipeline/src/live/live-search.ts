import type { Route } from '@docgen/core/route';
import { hashOf } from '@docgen/memo/hash-of';
import { openMemo } from '@docgen/memo/memo';
import { type Part, partsOf } from '@docgen/memo/parts';
import type { RenderedPage } from '@docgen/runtime/server';
import { MANIFEST_PATH } from '@docgen/search/index-files';
import type { SearchPage } from '@docgen/search/search-page';
import type { SitePlan } from '../plan/plan-site.ts';
import { scopeOf, searchPage, unrenderedPage } from '../render/search/search-page.ts';
import { type FindablePage, indexAhead, writeSearch } from '../render/search/write-search.ts';
import type { PageThread } from '../thread/page-thread.ts';
import type { OutputFile } from '../write/previous-output.ts';
import { type KnownSite, planOf } from './known-site.ts';

/** The search index of a live site, written when someone searches. */
export interface LiveSearch {
  /** Adds the content of a page as last drawn. */
  readonly note: (route: Route, drawn: RenderedPage) => Promise<void>;
  /** Indexes all pages, which is most of the work of the first search. */
  readonly prepare: (signal: AbortSignal) => Promise<void>;
  /**
   * A file of the index. Requesting the manifest updates the index.
   *
   * @param path - Output path.
   */
  readonly file: (path: string) => Promise<string | undefined>;
}

export interface LiveSearchInput {
  readonly site: Pick<KnownSite, 'plan'>;
  readonly thread: Pick<PageThread, 'sections' | 'index'>;
}

/** Pages that have not been drawn yet are found by their names. */
export function createLiveSearch({ site, thread }: LiveSearchInput): LiveSearch {
  const drawn = new Map<string, Part<SearchPage | null>>();
  const files = new Map<string, string>();
  /** The plan whose pages are all indexed as last drawn. */
  let prepared: SitePlan | undefined;
  // A separate memo, because that of builds has to keep track of the files in their output.
  const memo = openMemo({ version: '', resident: true });
  const stage = {
    async write(path: string, contents: string): Promise<OutputFile> {
      files.set(path, contents);
      return { path, size: contents.length, hash: hashOf(contents) };
    },
    carry: (wanted: readonly OutputFile[]) => wanted.every(({ path }) => files.has(path)),
  };

  function findablePages(plan: SitePlan): FindablePage[] {
    return plan.site.routes.map((route) => ({
      route: route.path,
      scope: scopeOf(route, plan),
      search: drawn.get(route.path) ?? partOf(unrenderedPage(plan, route)),
    }));
  }

  async function renew(): Promise<void> {
    const plan = planOf(site);
    const made = await writeSearch({ plan, pages: findablePages(plan), stage, thread, memo });
    const paths = new Set(made.map(({ path }) => path));
    for (const path of files.keys()) if (!paths.has(path)) files.delete(path);
  }

  return {
    async note(route, page) {
      const found = await searchPage({ plan: planOf(site), thread }, route, page.article);
      drawn.set(route.path, partOf(found));
      prepared = undefined;
    },
    async prepare(signal) {
      const plan = planOf(site);
      if (!plan.config.search || prepared === plan) return;
      prepared = plan;
      await indexAhead({ plan, pages: findablePages(plan), thread, memo }, signal);
      if (signal.aborted) prepared = undefined;
    },
    async file(path) {
      if (path === MANIFEST_PATH && planOf(site).config.search) await renew();
      return files.get(path);
    },
  };
}

function partOf(page: SearchPage | null): Part<SearchPage | null> {
  return partsOf({ page }).page;
}
