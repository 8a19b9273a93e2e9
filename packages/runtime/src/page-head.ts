import { hrefOfRoute } from '@docgen/core/url';
import type { ClientConfig } from './site-context.ts';
import type { PageMeta } from './theme.ts';

/** A `<meta>` element that differs from page to page. */
export interface MetaTag {
  /** The attribute that names it. */
  readonly by: 'name' | 'property';
  readonly name: string;
  /** Absent when the page does not have the element. */
  readonly content: string | undefined;
}

/** What the `<head>` says about one page; written by the server, kept true by the browser. */
export interface PageHead {
  readonly title: string;
  /** The page's full address. */
  readonly canonical: string;
  readonly tags: readonly MetaTag[];
}

/** Works out the page's part of the `<head>`. */
export function pageHead(config: ClientConfig, meta: PageMeta): PageHead {
  const canonical = config.url + hrefOfRoute(meta.route, config);
  const named = (name: string, content: string | undefined): MetaTag => ({
    by: 'name',
    name,
    content,
  });
  const property = (name: string, content: string | undefined): MetaTag => ({
    by: 'property',
    name,
    content,
  });
  return {
    title: meta.title,
    canonical,
    tags: [
      named('description', meta.description),
      named('robots', meta.noindex ? 'noindex' : undefined),
      property('og:title', meta.title),
      property('og:description', meta.description),
      property('og:url', canonical),
      property('og:type', meta.layout === 'landing' ? 'website' : 'article'),
    ],
  };
}
