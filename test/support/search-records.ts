import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { invariant } from '@docgen/core/basics/invariant';
import { buildPart } from '@docgen/search/build-index';
import {
  indexFilePath,
  MANIFEST_PATH,
  type Manifest,
  type SectionFile,
} from '@docgen/search/index-files';
import { indexPages } from '@docgen/search/index-pages';
import type { SearchPage, SearchScope } from '@docgen/search/search-page';

/** A page and the search scope that contains it. */
export interface ScopedPage extends SearchPage {
  readonly scope: SearchScope;
}

/** Reads the indexed pages back from a built site. Keywords and definitions are not recovered. */
export function pagesOf(siteFolder: string, read: (path: string) => unknown): ScopedPage[] {
  const { parts } = read(join(siteFolder, MANIFEST_PATH)) as Manifest;
  return parts.flatMap(({ name, scopes, pages }) => {
    const runs = pages.flatMap(
      ([, , hash]) => read(join(siteFolder, indexFilePath(name, 'pages', hash))) as SectionFile,
    );
    const found: ScopedPage[] = [];
    for (const { route, context, from, sections } of runs) {
      const before = from === 0 ? undefined : found.pop();
      const scope = scopes.findLast((each) => each.from <= found.length);
      invariant(scope !== undefined, `${route} is in no scope`);
      const all = [...(before?.sections ?? []), ...sections];
      found.push({ route, context, keywords: [], scope, sections: all });
    }
    return found;
  });
}

/** Builds a search index of pages, in the order of their scopes. @returns Its files by path. */
export function indexSite(pages: readonly ScopedPage[]): ReadonlyMap<string, string> {
  const built = ['manuals', 'reference'].map((name) => {
    const own = pages.filter(({ scope }) => (scope.kind === 'manuals') === (name === 'manuals'));
    const scopes = [...new Map(own.map(({ scope }) => [scope.id, scope])).values()];
    return buildPart({
      name,
      scopes: scopes.map((scope) => [
        scope,
        [indexPages(own.filter((page) => page.scope.id === scope.id))],
      ]),
      hashOf: (contents) => createHash('sha256').update(contents).digest('hex').slice(0, 8),
    });
  });
  const manifest: Manifest = { parts: built.map(({ part }) => part) };
  const files = built.flatMap(({ files }) =>
    files.map(({ path, contents }) => [path, contents] as const),
  );
  return new Map([...files, [MANIFEST_PATH, JSON.stringify(manifest)]]);
}
