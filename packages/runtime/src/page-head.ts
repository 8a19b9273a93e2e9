import { canonicalUrl } from '@docgen/core/address';
import type { ClientConfig } from './site-context.ts';
import type { HeadElement, PageMeta } from './theme.ts';

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
  /** What the page's `<Head>` adds to that. */
  readonly elements: readonly HeadElement[];
}

/** Works out the page's part of the `<head>`. What the page's `<Head>` says comes first. */
export function pageHead(config: ClientConfig, meta: PageMeta): PageHead {
  const head = splitHead(meta.head ?? []);
  const title = head.title ?? meta.title;
  const canonical = head.canonical ?? canonicalUrl(meta.route, config);
  const { description, noindex, layout } = meta;
  const tags: MetaTag[] = [
    { by: 'name', name: 'description', content: description },
    { by: 'name', name: 'robots', content: noindex ? 'noindex' : undefined },
    { by: 'property', name: 'og:title', content: title },
    { by: 'property', name: 'og:description', content: description },
    { by: 'property', name: 'og:url', content: canonical },
    { by: 'property', name: 'og:type', content: layout === 'landing' ? 'website' : 'article' },
  ];
  return {
    title,
    canonical,
    tags: tags.map((tag) => ({ ...tag, content: head.metas.get(tagKey(tag)) ?? tag.content })),
    elements: head.elements.filter(
      (element) => !tags.some((tag) => tagKey(tag) === metaKey(element)),
    ),
  };
}

/** Names a `<meta>` element, so that one can take the place of another; `undefined` for other elements. */
export function metaKey({ tag, attributes }: HeadElement): string | undefined {
  if (tag !== 'meta') return undefined;
  const { name, property } = attributes;
  if (name !== undefined) return `name ${name}`;
  return property === undefined ? undefined : `property ${property}`;
}

function tagKey({ by, name }: MetaTag): string {
  return `${by} ${name}`;
}

/** Takes apart what there can be only one of in a document. */
function splitHead(elements: readonly HeadElement[]) {
  const isCanonical = ({ tag, attributes }: HeadElement) =>
    tag === 'link' && attributes.rel === 'canonical';
  return {
    title: elements.findLast(({ tag }) => tag === 'title')?.text,
    canonical: elements.findLast(isCanonical)?.attributes.href,
    metas: new Map(elements.map((element) => [metaKey(element), element.attributes.content])),
    elements: elements.filter((element) => element.tag !== 'title' && !isCanonical(element)),
  };
}
