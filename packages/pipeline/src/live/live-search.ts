import type { Route } from '@docgen/core/route';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import { openMemo } from '@docgen/memo/memo';
import type { RenderedPage } from '@docgen/runtime/server';
import { MANIFEST_PATH } from '@docgen/search/index-files';
import type { SearchPage } from '@docgen/search/search-page';
import type { PageThread } from '../render/page-thread.ts';
import { scopeOf, searchPage, unrenderedPage } from '../render/search/search-page.ts';
import { writeSearch } from '../render/search/write-search.ts';
import type { OutputFile } from '../write/previous-output.ts';
import type { OpenSite } from './open-site.ts';

/** The search index of a live site, created when someone searches. */
export interface LiveSearch {
  /** Adds the content of a page as last drawn. */
  readonly note: (route: Route, drawn: RenderedPage) => Promise<void>;
  /**
   * A file of the index. Requesting the manifest updates the index.
   *
   * @param path - Output path.
   */
  readonly file: (path: string) => Promise<string | undefined>;
}

export interface LiveSearchInput {
  readonly site: Pick<OpenSite, 'plan'>;
  readonly thread: Pick<PageThread, 'sections' | 'index'>;
}

/** Pages that have not been drawn yet are found by their names. */
export function createLiveSearch({ site, thread }: LiveSearchInput): LiveSearch {
  const drawn = new Map<string, SearchPage | null>();
  const files = new Map<string, string>();
  // A separate memo, because that of builds has to keep track of the files in their output.
  const memo = openMemo({ version: '', resident: true });
  const stage = {
    async write(path: string, contents: string | Uint8Array): Promise<OutputFile> {
      files.set(path, String(contents));
      return { path, size: contents.length, hash: hashOf(contents) };
    },
    carry: (wanted: readonly OutputFile[]) => wanted.every(({ path }) => files.has(path)),
  };

  async function renew(): Promise<void> {
    const plan = site.plan();
    const pages = plan.site.routes.map((route) => {
      const noted = drawn.get(route.path);
      const page = noted === undefined ? unrenderedPage(plan, route) : noted;
      const search = {
        hash: hashOfData(page),
        value: () => page,
        json: () => JSON.stringify(page),
      };
      return { route: route.path, scope: scopeOf(route, plan), search };
    });
    const made = await writeSearch({ plan, pages, stage, thread, memo });
    const paths = new Set(made.map(({ path }) => path));
    for (const path of files.keys()) if (!paths.has(path)) files.delete(path);
  }

  return {
    async note(route, page) {
      drawn.set(route.path, await searchPage({ plan: site.plan(), thread }, route, page.article));
    },
    async file(path) {
      if (path === MANIFEST_PATH && site.plan().config.search) await renew();
      return files.get(path);
    },
  };
}
