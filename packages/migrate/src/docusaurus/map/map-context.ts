import { joinRoute } from '@docgen/core/url';
import type { Notes } from '../../findings.ts';
import { openSection, type Section } from '../../section.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { routeOf } from '../read/folder-route.ts';
import type { SinglePages } from '../read/site-facts.ts';
import { lostAddress } from './lost-address.ts';
import { siteLink } from './site-link.ts';

/** What all parts of carrying a site over share. */
export interface MapContext extends DocusaurusSite {
  readonly notes: Notes;
  /** The setting `themeConfig`. */
  readonly theme: Section;
  /** Path that the site is served below, with a slash at both ends. */
  readonly baseUrl: string;
  /** Route that generated indexes of categories stand below. */
  readonly categoryRoute: string;
  /** An address of the old configuration as docgen takes it; see `siteLink`. */
  readonly link: (address: string) => string;
  /** The same as the key of an item: `to` for a route, `href` for an outside address. */
  readonly linkKey: (address: string) => { readonly to?: string; readonly href?: string };
  /** True for an address that leads somewhere; notes what leads to something that is lost. */
  readonly leads: (address: string | undefined, what: string) => boolean;
}

/** Makes the context of a site that is carried over. */
export function mapContext(old: DocusaurusSite, notes: Notes): MapContext {
  const { site, docs, facts } = old;
  const lost = lostAddress({
    blogs: old.blogs.map(({ route }) => route),
    single: singleRoutes(facts.pages, old.pagesFolder.route),
    pages: old.pages.map(({ route }) => route),
  });
  const baseUrl = joinRoute(site.text('baseUrl') ?? '/', '/');
  const link = (address: string) => siteLink(address, baseUrl);
  return {
    ...old,
    notes,
    theme: site.section('themeConfig') ?? openSection({}),
    baseUrl,
    link,
    linkKey(address) {
      const linked = link(address);
      return linked.startsWith('/') ? { to: linked } : { href: linked };
    },
    categoryRoute: joinRoute(docs[0]?.route ?? '/', 'category'),
    leads(address, what) {
      const gone = address === undefined ? undefined : lost(address);
      if (gone !== undefined) notes.left(what, `It leads to ${gone}.`);
      return gone === undefined;
    },
  };
}

/** Routes that single pages have in the site that is carried over. */
export function singleRoutes({ react, markdown }: SinglePages, route: string): string[] {
  return [...react, ...markdown].map((path) =>
    routeOf(`${route}/${path.replace(/\.[^./]+$/, '').replace(/(?:^|\/)index$/, '')}`),
  );
}
