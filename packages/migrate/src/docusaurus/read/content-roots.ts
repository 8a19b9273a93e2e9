import { joinRoute } from '@docgen/core/addresses/url';
import type { ContentConfig } from '@docgen/core/config';
import { freeId } from '../../free-id.ts';
import type { DocsInstance } from './docs-instances.ts';
import { editFolder } from './edit-folder.ts';
import type { FolderRoute } from './folder-route.ts';
import type { SiteFacts } from './site-facts.ts';

/** Extensions of pages of docs in Docusaurus. */
const MARKDOWN: ContentConfig['extensions'] = ['md', 'mdx'];

/** The default `include` of Docusaurus. */
const DEFAULT_INCLUDE = '**/*.{md,mdx}';

/** Extensions of single pages in Docusaurus. */
const ALL: ContentConfig['extensions'] = [...MARKDOWN, 'js', 'jsx', 'ts', 'tsx'];

/** Content roots of docs: one per version of an instance of the plugin. */
export function docsRoots(docs: readonly DocsInstance[]): ContentConfig[] {
  const taken = new Set<string>();
  return docs.map((root, index): ContentConfig => {
    const { content, path, route, options } = root;
    const include = options.texts('include');
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
      editUrl: editFolder(root, docs),
    };
  });
}

/**
 * Content roots: those of docs, and the folder of single pages, without its React pages if
 * docgen cannot build them.
 */
export function contentRoots(
  docs: readonly DocsInstance[],
  pages: FolderRoute,
  facts: SiteFacts,
): ContentConfig[] {
  const roots = docsRoots(docs);
  const { markdown, react, unknown } = facts.pages;
  const hasReact = react.length > 0 && unknown.length === 0;
  if (markdown.length === 0 && !hasReact) return roots;
  const id = freeId('pages', new Set(roots.map((root) => root.id)));
  const extensions = hasReact ? ALL : MARKDOWN;
  return [...roots, { id, path: pages.path, route: pages.route, extensions }];
}
