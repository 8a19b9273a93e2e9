import { joinRoute } from '@docgen/core/url';
import { isWithin } from '@docgen/files/is-within';
import { otherLanguages } from '../leftovers/other-languages.ts';
import { type MapContext, singleRoutes, versionRoutes } from './map-context.ts';

/**
 * Routes of what Docusaurus publishes beside the pages that are carried over: blogs, versions,
 * languages, and single pages that docgen cannot build.
 */
export function externalRoutes(context: MapContext): string[] {
  const blogs = context.blogs.filter(({ path }) => context.facts.posts.has(path));
  const routes = [
    ...blogs.map(({ route }) => route),
    ...versionRoutes(context),
    ...otherLanguages(context).map((language) => joinRoute('/', language)),
    ...lostPages(context),
  ];
  // A blog may be all of a site; its docs are not.
  return [...new Set(routes)].filter((route) => route !== '/');
}

/** What stands above pages that are there would hide mistakes in links to them. */
function lostPages({ facts, pagesFolder, pages }: MapContext): string[] {
  return singleRoutes(facts.pages, pagesFolder.route).filter(
    (route) => !pages.some((page) => isWithin(page.route, route)),
  );
}
