import type { ContentConfig } from '@docgen/core/config';
import { freeId } from '../../free-id.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { FolderRoute } from './folder-route.ts';
import type { SiteFacts } from './site-facts.ts';

/** What Docusaurus takes for pages of docs. */
const MARKDOWN: ContentConfig['extensions'] = ['md', 'mdx'];

/** The patterns of pages that Docusaurus takes when it is told none. */
const DEFAULT_INCLUDE = '**/*.{md,mdx}';

/** What it takes for single pages. */
const ALL: ContentConfig['extensions'] = [...MARKDOWN, 'js', 'jsx', 'ts', 'tsx'];

/**
 * Content roots: one per docs instance, and the folder of single pages; without its React pages
 * when docgen cannot build them.
 */
export function contentRoots(
  docs: readonly DocsInstance[],
  pages: FolderRoute,
  facts: SiteFacts,
): ContentConfig[] {
  const taken = new Set<string>();
  const roots = docs.map(({ content, path, route, options }): ContentConfig => {
    const editUrl = options.text('editUrl');
    const include = options.texts('include');
    const folder = editUrl === undefined ? undefined : folderUrl(editUrl, path);
    return {
      id: freeId(content, taken),
      path,
      route,
      extensions: MARKDOWN,
      include: include?.join() === DEFAULT_INCLUDE ? undefined : include?.slice(),
      exclude: options.texts('exclude')?.slice(),
      numberPrefixes: options.flag('numberPrefixParser') === false ? 'keep' : undefined,
      editUrl: folder,
    };
  });
  const { markdown, react, unknown } = facts.pages;
  const hasReact = react.length > 0 && unknown.length === 0;
  if (markdown.length === 0 && !hasReact) return roots;
  const id = freeId('pages', taken);
  const extensions = hasReact ? ALL : MARKDOWN;
  return [...roots, { id, path: pages.path, route: pages.route, extensions }];
}

/** Docusaurus gets the address of the site's folder, docgen that of the content root. */
function folderUrl(editUrl: string, path: string): string {
  const joined = `${editUrl.replace(/\/+$/, '')}/${path}`;
  return URL.canParse(joined) ? new URL(joined).href : joined;
}
