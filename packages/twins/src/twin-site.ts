import type { SiteConfig } from '@docgen/core/config';
import type { SchemaModel } from '@docgen/core/schema-model';
import { hrefOfRoute } from '@docgen/core/url';

/** What all twins of a site have in common. */
export interface TwinSite {
  readonly config: Pick<SiteConfig, 'url' | 'basePath' | 'trailingSlash'>;
  readonly schemas: ReadonlyMap<string, SchemaModel>;
  /** Turns the author's Markdown of a description into that of a twin; see `descriptionMarkdown`. */
  readonly describe: (markdown: string) => string;
}

/** The absolute address of a route, percent-encoded; outside addresses stay what they are. */
export function absoluteUrl(to: string, config: TwinSite['config']): string {
  const address = to.startsWith('/') ? config.url + hrefOfRoute(to, config) : to;
  return /^[\w/:.-]+$/.test(address) ? address : new URL(address).href;
}
