import { withExportedFrontMatter } from '../load/load-articles.ts';
import { type DocEffects, NO_EFFECTS } from './doc-effects.ts';
import { addWork, type KnownSite, keyOf } from './known-site.ts';

/**
 * Compiles a page that is out of date, and records the work that follows from it.
 *
 * @param file - Its source file.
 */
export async function compileFile(site: KnownSite, file: string): Promise<DocEffects> {
  if (!site.docs.isStale(file)) return NO_EFFECTS;
  site.found.diagrams.delete(file);
  site.diagrams.forget(file);
  site.found.authors.delete(file);
  const effects = await site.docs.compile(file);
  addWork(site.left, effects);
  renewRoute(site, file);
  return effects;
}

/** Gives the route of a page the page as last compiled, unless the route belongs to another one. */
function renewRoute({ docs, code, routes, unchecked }: KnownSite, file: string): void {
  const doc = docs.docs.get(file)?.doc;
  if (doc === undefined) return;
  const key = keyOf(doc.route);
  const route = routes.get(key);
  if (route?.page.kind !== 'doc' || route.page.file !== file) return;
  const { page } = withExportedFrontMatter(doc, code.code()?.articles.get(file));
  routes.set(key, { ...route, page });
  unchecked.add(key);
}
