import { joinRoute } from '@docgen/core/addresses/url';
import type { Notes } from '../../findings.ts';
import { openSection, type Section } from '../../section.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { routeOf } from '../read/folder-route.ts';
import type { SinglePages } from '../read/site-facts.ts';
import { lostAddress } from './lost-address.ts';
import { siteLink } from './site-link.ts';

/** The context of all parts of a migration. */
export interface MapContext extends DocusaurusSite {
  readonly notes: Notes;
  /** The section `themeConfig`. */
  readonly theme: Section;
  /** Path below which the site is served, with a slash at both ends. */
  readonly baseUrl: string;
  /** Parent route of generated category indexes. */
  readonly categoryRoute: string;
  /** Converts an address of the old configuration; see `siteLink`. */
  readonly link: (address: string) => string;
  /** The same as a key of an item: `to` for a route, `href` for an external address. */
  readonly linkKey: (address: string) => { readonly to?: string; readonly href?: string };
  /** Whether an address exists; if not, the item that links to it is noted. */
  readonly leads: (address: string | undefined, what: string) => boolean;
}

/** Creates the context for a site. */
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
      if (gone !== undefined) notes.left(what, gone);
      return gone === undefined;
    },
  };
}

/** Routes of single pages on the migrated site. */
export function singleRoutes({ react, markdown }: SinglePages, route: string): string[] {
  return [...react, ...markdown].map((path) =>
    routeOf(`${route}/${path.replace(/\.[^./]+$/, '').replace(/(?:^|\/)index$/, '')}`),
  );
}
