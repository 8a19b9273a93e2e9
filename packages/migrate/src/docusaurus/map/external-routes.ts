import { joinRoute } from '@docgen/core/url';
import { isWithin } from '@docgen/files/is-within';
import { type ForeignValue, isForeignList, isForeignObject } from '../../foreign/foreign-value.ts';
import { otherLanguages } from '../leftovers/other-languages.ts';
import { type MapContext, singleRoutes } from './map-context.ts';

/**
 * Routes that Docusaurus publishes in addition to the migrated pages: blogs, languages, single
 * pages that docgen cannot build, and targets of `pathname://` links.
 */
export function externalRoutes(context: MapContext): string[] {
  const blogs = context.blogs.filter(({ path }) => context.facts.posts.has(path));
  const routes = [
    ...blogs.map(({ route }) => route),
    ...otherLanguages(context).map((language) => joinRoute('/', language)),
    ...lostPages(context),
    ...['navbar', 'footer', 'announcementBar'].flatMap((key) =>
      pathnames(context.theme.peek(key)).map((path) => joinRoute('/', context.link(path))),
    ),
  ];
  // A blog may be at the root. External routes include what is below, so this would be all pages.
  return [...new Set(routes)].filter((route) => route !== '/');
}

/** Paths of `pathname://` addresses in all texts of a value. */
function pathnames(value: ForeignValue | undefined): string[] {
  if (typeof value === 'string') {
    return Array.from(value.matchAll(/\bpathname:\/\/(\/[^\s"'?#]*)/g), ([, path = '']) => path);
  }
  if (isForeignList(value)) return value.flatMap(pathnames);
  return isForeignObject(value) ? Object.values(value).flatMap(pathnames) : [];
}

/**
 * Routes of pages that were not migrated, except those above other pages: they would hide broken
 * links to these.
 */
function lostPages({ facts, pagesFolder, pages }: MapContext): string[] {
  return singleRoutes(facts.pages, pagesFolder.route).filter(
    (route) => !pages.some((page) => isWithin(page.route, route)),
  );
}
