import { hrefOfAddress, urlOfHref } from '@docgen/core/addresses/address';
import type { SiteConfig } from '@docgen/core/config';
import type { Description, SchemaModel } from '@docgen/core/schema-model';

/** Data that all twins of a site share. */
export interface TwinSite {
  readonly config: Pick<SiteConfig, 'url' | 'basePath' | 'trailingSlash' | 'texts'>;
  readonly schemas: ReadonlyMap<string, SchemaModel>;
  /**
   * Converts the author's Markdown of a description to that of a twin; see `descriptionMarkdown`.
   */
  readonly describe: (description: Description, options?: DescribeOptions) => string;
}

export interface DescribeOptions {
  /** Converts headings to paragraphs in bold. */
  readonly flat?: boolean;
  /** Level of the heading above the description. @default 3 */
  readonly below?: number;
  /** Number of the description among those with footnotes on the page, from 1. */
  readonly section?: number;
  /** Converts only the first sentence, without its markup. */
  readonly summary?: boolean;
}

/** The absolute URL of a `to`, escaped for a Markdown link. External addresses are not resolved. */
export function absoluteUrl(to: string, config: TwinSite['config']): string {
  return markdownUrl(urlOfHref(hrefOfAddress(to, config), config));
}

/** A URL as the destination of a Markdown link, with parentheses encoded, which would end it. */
export function markdownUrl(url: string): string {
  if (/^[\w/:.#-]+$/.test(url)) return url;
  return new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');
}
