import type { ContentConfig, RedirectConfig, UserConfig } from '@docgen/core/config';
import { filled } from '../filled.ts';
import { freeId } from '../free-id.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { FolderRoute } from './folder-route.ts';
import type { MapContext } from './map-context.ts';
import type { PageAddress } from './page-addresses.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Content roots: one per docs instance, and the folder of single pages when docgen can build all
 * of it.
 */
export function mapContent(
  docs: readonly DocsInstance[],
  pages: FolderRoute,
  facts: SiteFacts,
): ContentConfig[] {
  const taken = new Set<string>();
  const roots = docs.map(({ content, path, route, options }): ContentConfig => {
    const editUrl = options.text('editUrl');
    const folder = editUrl === undefined ? undefined : folderUrl(editUrl, path);
    return { id: freeId(content, taken), path, route, editUrl: folder };
  });
  const { markdown, react, unknown } = facts.pages;
  if (markdown.length + react.length === 0 || unknown.length > 0) return roots;
  const id = freeId('pages', taken);
  return [...roots, { id, path: pages.path, route: pages.route }];
}

/** Docusaurus gets the address of the site's folder, docgen that of the content root. */
function folderUrl(editUrl: string, path: string): string {
  const joined = `${editUrl.replace(/\/+$/, '')}/${path}`;
  return URL.canParse(joined) ? new URL(joined).href : joined;
}

/** Keys that follow from content roots. */
export function contentKeys(context: MapContext): Partial<UserConfig> {
  const { content, categoryRoute, notes } = context;
  const { staticFolders } = context.facts;
  if (content.length > 0) {
    const roots = content.map(({ path, route = '/' }) => `${path} at ${route}`);
    notes.carried('content', roots.join(', '));
  }
  if (staticFolders.length > 0) notes.carried('staticFolders', staticFolders.join(', '));
  return {
    categoryRoute: categoryRoute === '/category' ? undefined : categoryRoute,
    content: filled(content),
    staticFolders: filled(staticFolders),
  };
}

/** Leads readers of `/` to the docs when no page is left there. */
export function homeRedirect({ pages, facts, notes }: MapContext): RedirectConfig[] {
  if (pages.some(({ route }) => route === '/')) return [];
  const depth = ({ path }: PageAddress) => path.split('/').length;
  const [first] = pages.toSorted(
    (a, b) =>
      Number(b.route.endsWith('/')) - Number(a.route.endsWith('/')) ||
      depth(a) - depth(b) ||
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      (a.path < b.path ? -1 : 1),
  );
  if (first === undefined) return [];
  const redirect: RedirectConfig = { from: '/', to: first.route };
  const was = [...facts.pages.react, ...facts.pages.scripts].find((path) => /^index\./.test(path));
  const where = was === undefined ? 'here' : `(it was the React component ${was})`;
  const why = `There is no page at / ${where}; until there is one, / leads to ${first.route}.`;
  notes.check(redirect, 'home page', why);
  return [redirect];
}
