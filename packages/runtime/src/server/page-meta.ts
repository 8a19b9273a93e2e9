import { hrefOfPath } from '@docgen/core/addresses/address';
import { markdownPath } from '@docgen/core/addresses/markdown-path';
import type { Route } from '@docgen/core/route';
import type { HeadElement, PageMeta } from '../theme.ts';
import { type RenderContext, type RenderInput, schemaOf } from './render-input.ts';

/**
 * The data of a page that its frame and its head show, and that browsers load.
 *
 * @param hasToc - Whether the page has a table of contents.
 */
export function pageMeta(
  context: RenderContext,
  { route, module, version, versions, stylesheets = [] }: RenderInput,
  hasToc: boolean,
): PageMeta {
  const { config } = context;
  const { page } = route;
  const name = documentName(context, route);
  const markdown = markdownPath(route);
  const description =
    page.kind === 'doc' || page.kind === 'category' || page.kind === 'schema'
      ? (page.description ?? config.tagline)
      : undefined;
  return {
    route: route.path,
    title:
      name === config.title || name === ''
        ? config.title
        : `${name} ${config.titleDelimiter} ${config.title}`,
    markdown: markdown === undefined ? undefined : hrefOfPath(markdown, config),
    description: description || undefined,
    layout: page.kind === 'doc' ? page.layout : 'doc',
    sidebar: route.sidebar,
    version,
    versions,
    toc: hasToc,
    noindex:
      page.kind === 'not-found' ||
      (page.kind === 'doc' && (page.unlisted || page.draft)) ||
      undefined,
    head:
      page.kind === 'doc' && page.keywords.length > 0 ? [keywordsTag(page.keywords)] : undefined,
    stylesheets: stylesheets.length === 0 ? undefined : stylesheets,
    article:
      module === undefined || page.kind !== 'doc'
        ? undefined
        : {
            title: page.title,
            ownTitle: page.ownTitle,
            layout: page.layout,
            editUrl: page.editUrl,
            lastUpdated: page.lastUpdated,
            module,
            entry: context.assets.script,
          },
  };
}

function keywordsTag(keywords: readonly string[]): HeadElement {
  return { tag: 'meta', attributes: { name: 'keywords', content: keywords.join(', ') } };
}

/** Definitions of several schemas often have the same name, so titles include the schema. */
function documentName(context: RenderContext, { page }: Route): string {
  if (page.kind !== 'schema' || page.entry === undefined) return page.title;
  return `${page.title} (${schemaOf(context, page.schema).label})`;
}
