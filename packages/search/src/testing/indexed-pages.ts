import { openIndex } from '../browser/index-reader.ts';
import { buildPart } from '../build-index.ts';
import { MANIFEST_PATH } from '../index-files.ts';
import { indexPages } from '../index-pages.ts';
import type { SearchPage, SearchScope } from '../search-page.ts';

export const SCOPES: readonly SearchScope[] = [
  { id: ' ', label: 'Manuals', kind: 'manuals' },
  { id: 'api', label: 'API', kind: 'composed' },
  { id: 'orders', label: 'Orders', kind: 'service' },
];

export type ScopedPage = SearchPage & { readonly scope: string };

/**
 * A page with a title and sections, each with a name and a text. In the reference, it documents the
 * definition of that name.
 */
export function page(
  route: string,
  scope: string,
  title: string,
  ...members: readonly (readonly [string, string])[]
): ScopedPage {
  const sections = members.map(([name, text]) => ({ id: name.toLowerCase(), title: name, text }));
  return {
    route,
    scope,
    context: '',
    keywords: [],
    ...(scope !== ' ' && { definition: title }),
    sections: [{ id: '', title, text: '' }, ...sections],
  };
}

/** Files of the index by path. Each page is indexed separately, as after an edit. */
export function indexOf(pages: readonly ScopedPage[], all = SCOPES): ReadonlyMap<string, string> {
  const built = (['manuals', 'reference'] as const).map((name) => {
    const scopes = all.filter(({ kind }) => (kind === 'manuals') === (name === 'manuals'));
    const indexed = scopes.map((scope) => {
      const own = pages.filter((page) => page.scope === scope.id);
      return [scope, own.map((page) => indexPages([page]))] as const;
    });
    let count = 0;
    return buildPart({ name, scopes: indexed, hashOf: () => String(count++) });
  });
  const manifest = { parts: built.map(({ part }) => part) };
  const files = built.flatMap(({ files }) =>
    files.map((file) => [file.path, file.contents] as const),
  );
  return new Map([...files, [MANIFEST_PATH, JSON.stringify(manifest)]]);
}

/** Opens the index of pages. @param onFetch - Called with the path of each file that is loaded. */
export function reader(
  pages: readonly ScopedPage[],
  scopes = SCOPES,
  onFetch: (path: string) => void = () => {},
) {
  const files = indexOf(pages, scopes);
  return openIndex(async (path) => {
    onFetch(path);
    return JSON.parse(files.get(path) ?? '');
  });
}
