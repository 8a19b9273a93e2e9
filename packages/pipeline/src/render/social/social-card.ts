import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';

/** What the picture of a page says. Pages that say the same share their picture. */
export interface SocialCard {
  readonly title: string;
  /** The groups that the page is in, outermost first; empty for a page outside of all. */
  readonly section: string;
  readonly siteTitle: string;
  /** Address of the site without its scheme. */
  readonly address: string;
}

/** The words for a page's picture. */
export function socialCard(
  { page, breadcrumbs }: Route,
  config: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'basePath'>,
): SocialCard {
  const isHome = page.title === config.title;
  const groups = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return {
    title: page.title,
    section: isHome ? config.tagline : groups.join(' › '),
    siteTitle: config.title,
    address: config.url.replace(/^https?:\/\//, '') + config.basePath.replace(/\/$/, ''),
  };
}
