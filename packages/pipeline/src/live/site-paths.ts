import { mayLinkDefinitions } from '@docgen/content/links/coordinate-links';
import { htmlPath } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import type { Route } from '@docgen/core/route';
import { isMarkdownFile } from '@docgen/core/sources/page-file';
import { importsOf } from '../compile/imports-of.ts';
import type { KnownSite } from './known-site.ts';

/** The route at a decoded path, with or without a trailing slash. */
export function routeAt({ routes }: KnownSite, path: string): Route | undefined {
  return routes.get(routeKey(path));
}

/** The route whose HTML a build writes at the first of the given output paths that has one. */
export function pageAt({ routes, config }: KnownSite, paths: readonly string[]): Route | undefined {
  for (const file of paths) {
    for (const end of ['', '.html', 'index.html']) {
      if (!file.endsWith(end)) continue;
      const route = routes.get(routeKey(`/${file.slice(0, file.length - end.length)}`));
      if (route && htmlPath(route.path, config.trailingSlash) === file) return route;
    }
  }
  return undefined;
}

/** Whether one of the given output paths is a script, a stylesheet or a copied file. */
export function isFileAt({ statics, assets, code }: KnownSite, paths: readonly string[]): boolean {
  return (
    [...statics, ...assets.all()].some(({ path }) => paths.includes(path)) ||
    paths.some((path) => code.fileAt(path) !== undefined)
  );
}

/**
 * Whether the schemas have to be read before the content at the given output paths is known. This
 * is possible if the site was opened and the schemas were not in the cache. It is then true for
 * everything except files, and pages without links to definitions. Fences of such pages may get
 * links to definitions later.
 */
export function waitsForSchemas(site: KnownSite, paths: readonly string[]): boolean {
  if (!site.left.schemas) return false;
  const page = pageAt(site, paths)?.page;
  return page?.kind === 'doc' ? linksToSchemas(site, page.file) : !isFileAt(site, paths);
}

/** Whether a page, or a Markdown file that it may import, has links to definitions. */
function linksToSchemas({ config, docs }: KnownSite, file: string): boolean {
  const doc = docs.docs.get(file);
  if (doc !== undefined && importsOf(doc, config).some(isMarkdownFile)) return true;
  return mayLinkDefinitions(docs.fileAt(file)?.source ?? '');
}
