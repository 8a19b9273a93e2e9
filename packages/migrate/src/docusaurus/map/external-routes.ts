import { joinRoute } from '@docgen/core/addresses/url';
import { isWithin } from '@docgen/files/is-within';
import { type ForeignValue, isForeignList, isForeignObject } from '../../foreign/foreign-value.ts';
import { routeOf } from '../read/folder-route.ts';
import { isHandled } from '../read/plugin-list.ts';
import { type MapContext, singleRoutes } from './map-context.ts';

/**
 * Routes that Docusaurus publishes in addition to the migrated pages: blogs, languages, single
 * pages that docgen cannot build, references of other APIs, and targets of `pathname://` links.
 * Single pages above others are left out: they would hide broken links to these.
 */
export function externalRoutes(context: MapContext): string[] {
  const blogs = context.blogs.filter(({ path }) => context.facts.posts.has(path));
  const single = [
    ...singleRoutes(context.facts.pages, context.pagesFolder.route),
    ...otherReferences(context),
  ].filter((route) => !context.pages.some((page) => isWithin(page.route, route)));
  const routes = [
    ...blogs.map(({ route }) => route),
    ...context.languages.others.map((language) => joinRoute('/', language)),
    ...single,
    ...['navbar', 'footer', 'announcementBar'].flatMap((key) =>
      pathnames(context.theme.peek(key)).map((path) => joinRoute('/', context.link(path))),
    ),
  ];
  // A blog may be at the root. External routes include what is below, so this would be all pages.
  return [...new Set(routes)].filter((route) => route !== '/');
}

/** Routes of pages that plugins make, such as Scalar, or Redocusaurus for each description. */
function otherReferences({ plugins }: MapContext): string[] {
  return plugins
    .filter(({ name }) => !isHandled(name))
    .flatMap(({ options }) => [options, ...(options.sections('specs') ?? [])])
    .flatMap((options) => options.text('route') ?? [])
    .map((route) => routeOf(route));
}

/** Paths of `pathname://` addresses in all texts of a value. */
function pathnames(value: ForeignValue | undefined): string[] {
  if (typeof value === 'string') {
    return Array.from(value.matchAll(/\bpathname:\/\/(\/[^\s"'?#]*)/g), ([, path = '']) => path);
  }
  if (isForeignList(value)) return value.flatMap(pathnames);
  return isForeignObject(value) ? Object.values(value).flatMap(pathnames) : [];
}
