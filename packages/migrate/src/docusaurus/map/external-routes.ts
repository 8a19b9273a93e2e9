import { joinRoute } from '@docgen/core/url';
import { otherLanguages } from '../leftovers/other-languages.ts';
import { type MapContext, versionRoutes } from './map-context.ts';

/** Routes of what Docusaurus publishes beside the pages that are carried over: blogs, versions, languages. */
export function externalRoutes(context: MapContext): string[] {
  const blogs = context.blogs.filter(({ path }) => context.facts.posts.has(path));
  const routes = [
    ...blogs.map(({ route }) => route),
    ...versionRoutes(context),
    ...otherLanguages(context).map((language) => joinRoute('/', language)),
  ];
  // A blog may be all of a site; its docs are not.
  return [...new Set(routes)].filter((route) => route !== '/');
}
