import { hrefOfAddress, urlOfHref } from '@docgen/core/address';
import type { SiteConfig } from '@docgen/core/config';
import type { SchemaModel } from '@docgen/core/schema-model';

/** What all twins of a site have in common. */
export interface TwinSite {
  readonly config: Pick<SiteConfig, 'url' | 'basePath' | 'trailingSlash'>;
  readonly schemas: ReadonlyMap<string, SchemaModel>;
  /** Turns the author's Markdown of a description into that of a twin; see `descriptionMarkdown`. */
  readonly describe: (markdown: string, options?: DescribeOptions) => string;
}

export interface DescribeOptions {
  /** Makes headings paragraphs in bold. */
  readonly flat?: boolean;
  /** Level of the heading that it stands below. @default 3 */
  readonly below?: number;
  /** Which of the descriptions with footnotes on a page it is, from 1. */
  readonly section?: number;
}

/** The absolute address of a `to` as the destination of a Markdown link; outside addresses stay what they are. */
export function absoluteUrl(to: string, config: TwinSite['config']): string {
  return markdownUrl(urlOfHref(hrefOfAddress(to, config), config));
}

/** A URL as the destination of a Markdown link, where a parenthesis would end it. */
export function markdownUrl(url: string): string {
  if (/^[\w/:.-]+$/.test(url)) return url;
  return new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');
}
