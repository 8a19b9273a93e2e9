import { joinRoute } from '@docgen/core/addresses/url';
import type { ContentConfig } from '@docgen/core/config';
import { freeId } from '../../free-id.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { FolderRoute } from './folder-route.ts';
import type { SiteFacts } from './site-facts.ts';

/** Extensions of pages of docs in Docusaurus. */
const MARKDOWN: ContentConfig['extensions'] = ['md', 'mdx'];

/** The default `include` of Docusaurus. */
const DEFAULT_INCLUDE = '**/*.{md,mdx}';

/** Extensions of single pages in Docusaurus. */
const ALL: ContentConfig['extensions'] = [...MARKDOWN, 'js', 'jsx', 'ts', 'tsx'];

/**
 * Content roots: one per docs instance, and the folder of single pages, without its React pages if
 * docgen cannot build them.
 */
export function contentRoots(
  docs: readonly DocsInstance[],
  pages: FolderRoute,
  facts: SiteFacts,
): ContentConfig[] {
  const taken = new Set<string>();
  const roots = docs.map((root, index): ContentConfig => {
    const { content, path, route, options } = root;
    const editUrl = options.text('editUrl');
    const include = options.texts('include');
    const folder = editUrl === undefined ? undefined : folderUrl(editUrl, editedPath(root));
    return {
      id: freeId(content, taken),
      path,
      route,
      // The site's own `categoryRoute` is that of the first docs instance.
      categoryRoute: index === 0 ? undefined : joinRoute(route, 'category'),
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

  /** The folder that readers edit; with `editCurrentVersion` always that of the current version. */
  function editedPath({ id, path, options }: DocsInstance): string {
    if (options.flag('editCurrentVersion') !== true) return path;
    const current = docs.find((root) => root.id === id && root.version?.name === 'current');
    return current?.path ?? path;
  }
}

/** Docusaurus expects the address of the site's folder, docgen that of the content root. */
function folderUrl(editUrl: string, path: string): string {
  const joined = `${editUrl.replace(/\/+$/, '')}/${path}`;
  return URL.canParse(joined) ? new URL(joined).href : joined;
}
