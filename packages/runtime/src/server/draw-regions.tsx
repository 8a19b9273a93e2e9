import { invariant } from '@docgen/core/basics/invariant';
import type { Heading } from '@docgen/core/heading';
import type { ReactElement, ReactNode } from 'react';
import { type PageData, PageDataContext } from '../page-data.ts';
import type { Regions } from '../route-chunk.ts';
import type { PageMeta } from '../theme.ts';
import { compactMarkup } from './compact-markup.ts';
import { type RenderContext, type RenderInput, schemaOf } from './render-input.ts';

export interface RegionsInput {
  readonly meta: PageMeta;
  /** For the table of contents. */
  readonly headings: readonly Heading[];
  /** Data for the components of the article. */
  readonly data: PageData;
  /** Renders an element as HTML. */
  readonly draw: (element: ReactNode) => string;
}

/**
 * Renders what the frame of a page surrounds, not yet compacted but for the navigation. The article
 * of an interactive page is empty, because it is part of the frame.
 */
export function drawRegions(
  context: RenderContext,
  input: RenderInput,
  { meta, headings, data, draw }: RegionsInput,
): Regions {
  const { Breadcrumbs, VersionBanner, DraftBanner, Pagination, TableOfContents } =
    context.theme.pages;
  const { page, breadcrumbs, previous, next } = input.route;
  const landing = meta.layout === 'landing';
  const version = context.config.versions?.find(({ id }) => id === meta.version);
  const hasBanner = VersionBanner !== undefined && version?.banner !== undefined;
  const isDraft = DraftBanner !== undefined && page.kind === 'doc' && page.draft;
  const hasNeighbour = previous !== undefined || next !== undefined;
  // At once, because React takes as long to begin as for one of them.
  const [above = '', below = '', toc = ''] = draw(
    <>
      {!landing && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      {hasBanner && <VersionBanner page={meta} />}
      {isDraft && <DraftBanner />}
      <hr className={END} />
      {!landing && hasNeighbour && <Pagination previous={previous} next={next} />}
      <hr className={END} />
      {meta.toc && <TableOfContents headings={headings} />}
    </>,
  ).split(`<hr class="${END}"/>`);
  return {
    breadcrumbs: compactMarkup(above),
    article:
      meta.article === undefined
        ? draw(<PageDataContext value={data}>{article(context, input)}</PageDataContext>).replace(
            PRELOADS,
            '',
          )
        : '',
    pagination: compactMarkup(below),
    toc,
  };
}

/** Class of the elements that separate regions while they are drawn. */
const END = 'docgen-end-of-region';

/**
 * What React puts before elements with pictures. The first element of an article has no margin, so
 * it has to stay the first, and browsers find the pictures right behind.
 */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function article(context: RenderContext, { route, article: Article }: RenderInput): ReactElement {
  const { pages } = context.theme;
  const { page } = route;
  invariant(page.kind !== 'redirect', `${route.path} is a redirect and has no article`);
  switch (page.kind) {
    case 'doc':
      invariant(Article !== undefined, `${route.path} has no article`);
      return <Article page={page} />;
    case 'category':
      return <pages.CategoryArticle page={page} />;
    case 'schema':
      return <pages.SchemaArticle page={page} schema={schemaOf(context, page.schema)} />;
    case 'not-found':
      return <pages.NotFoundArticle page={page} />;
  }
}
