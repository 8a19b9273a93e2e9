import { posix } from 'node:path';
import type { ContentConfig, RedirectConfig, UserConfig } from '@docgen/core/config';
import { joinRoute } from '@docgen/core/url';
import type { Notes } from '../findings.ts';
import { freeId } from '../free-id.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { PageAddress } from './page-addresses.ts';
import { routeOf } from './route-of.ts';
import type { SinglePages, SiteFacts } from './site-facts.ts';

/** The folder of single pages. */
export interface PagesFolder {
  /** Relative to the site. */
  readonly path: string;
  readonly route: string;
}

/**
 * Content roots: one per docs instance, and the folder of single pages when docgen can build all
 * of it.
 */
export function mapContent(
  docs: readonly DocsInstance[],
  pages: PagesFolder,
  facts: SiteFacts,
): ContentConfig[] {
  const taken = new Set<string>();
  const roots = docs.map(({ content, path, route, options }): ContentConfig => {
    const editUrl = options.text('editUrl');
    return {
      id: freeId(content, taken),
      path,
      route,
      ...(editUrl === undefined ? {} : { editUrl: folderUrl(editUrl, path) }),
    };
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
export function contentKeys(
  content: readonly ContentConfig[],
  docs: readonly DocsInstance[],
  facts: SiteFacts,
  notes: Notes,
): Pick<UserConfig, 'content' | 'staticFolders' | 'categoryRoute'> {
  const categoryRoute = joinRoute(docs[0]?.route ?? '/', 'category');
  if (content.length > 0) {
    const roots = content.map(({ path, route = '/' }) => `${path} at ${route}`);
    notes.carried('content', roots.join(', '));
  }
  if (facts.staticFolders.length > 0) {
    notes.carried('staticFolders', facts.staticFolders.join(', '));
  }
  return {
    ...(categoryRoute === '/category' ? {} : { categoryRoute }),
    ...(content.length === 0 ? {} : { content: [...content] }),
    ...(facts.staticFolders.length === 0 ? {} : { staticFolders: [...facts.staticFolders] }),
  };
}

/** Leads readers of `/` to the docs when no page is left there. */
export function homeRedirect(
  pages: readonly PageAddress[],
  { react, scripts }: SinglePages,
  notes: Notes,
): RedirectConfig[] {
  if (pages.length === 0 || pages.some(({ route }) => route === '/')) return [];
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
  const was = [...react, ...scripts].find((path) => /^index\./.test(path));
  notes.check(
    redirect,
    'home page',
    `There is no page at / ${was === undefined ? 'here' : `(it was the React component ${posix.basename(was)})`}; until there is one, / leads to ${first.route}.`,
  );
  return [redirect];
}

/** Routes that single pages have. */
export function singleRoutes({ react, scripts, markdown }: SinglePages, route: string): string[] {
  return [...react, ...scripts, ...markdown].map((path) =>
    routeOf(`${route}/${path.replace(/\.[^./]+$/, '').replace(/(?:^|\/)index$/, '')}`),
  );
}
