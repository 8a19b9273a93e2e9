import { canonicalUrl } from '@docgen/core/addresses/address';
import type { StylesheetConfig } from '@docgen/core/config';
import type { ClientConfig } from '../site-context.ts';
import type { HeadElement, PageMeta } from '../theme.ts';

/** A `<meta>` element that differs from page to page. */
export interface MetaTag {
  /** The attribute that names it. */
  readonly by: 'name' | 'property';
  readonly name: string;
  /** Absent if the page does not have the element. */
  readonly content: string | undefined;
}

/**
 * The part of the `<head>` that depends on the page. The server writes it, and the browser updates
 * it.
 */
export interface PageHead {
  readonly title: string;
  /** The page's full address. */
  readonly canonical: string;
  readonly tags: readonly MetaTag[];
  /** Further elements from the page's `<Head>`. */
  readonly elements: readonly HeadElement[];
}

/** Determines the page's part of the `<head>`. Elements of the page's `<Head>` take precedence. */
export function pageHead(config: ClientConfig, meta: PageMeta): PageHead {
  const { description, noindex, layout, head = [] } = meta;
  const own = new Map(head.map((element) => [headKey(element), element]));
  const title = own.get('title')?.text ?? meta.title;
  const canonical = own.get('canonical')?.attributes.href ?? canonicalUrl(meta.route, config);
  const tags: MetaTag[] = [
    { by: 'name', name: 'description', content: description },
    { by: 'name', name: 'robots', content: noindex ? 'noindex' : undefined },
    { by: 'property', name: 'og:title', content: title },
    { by: 'property', name: 'og:description', content: description },
    { by: 'property', name: 'og:url', content: canonical },
    { by: 'property', name: 'og:type', content: layout === 'landing' ? 'website' : 'article' },
  ];
  const keyOf = ({ by, name }: MetaTag) => `${by} ${name}`;
  const said: (string | undefined)[] = ['title', 'canonical', ...tags.map(keyOf)];
  return {
    title,
    canonical,
    tags: tags.map((tag) => ({
      ...tag,
      content: own.get(keyOf(tag))?.attributes.content ?? tag.content,
    })),
    elements: head.filter((element) => !said.includes(headKey(element))),
  };
}

/**
 * The key of an element that a document has only once, so that another one can replace it;
 * `undefined` for other elements.
 */
export function headKey({ tag, attributes }: HeadElement): string | undefined {
  const { rel, name, property } = attributes;
  if (tag === 'title') return tag;
  if (tag === 'link') return rel === 'canonical' ? rel : undefined;
  if (tag !== 'meta') return undefined;
  if (name !== undefined) return `name ${name}`;
  return property === undefined ? undefined : `property ${property}`;
}

/** The attributes of a stylesheet's `<link>`, in the order in which they are written. */
export function stylesheetAttributes({
  href,
  integrity,
  crossorigin,
}: StylesheetConfig): Readonly<Record<string, string>> {
  const origin = crossorigin ?? (integrity === undefined ? undefined : 'anonymous');
  return {
    rel: 'stylesheet',
    href,
    ...(integrity === undefined ? {} : { integrity }),
    ...(origin === undefined ? {} : { crossorigin: origin }),
  };
}
