import type { RedirectConfig, UserConfig } from '@docgen/core/config';
import { filled } from '../../filled.ts';
import type { PageAddress } from '../read/page-addresses.ts';
import { externalRoutes } from './external-routes.ts';
import type { MapContext } from './map-context.ts';

/** Keys that follow from content roots. */
export function contentKeys(context: MapContext): Partial<UserConfig> {
  const { content, categoryRoute, notes } = context;
  const { staticFolders, components, elements } = context.facts;
  if (content.length > 0) {
    const roots = content.map(({ path, route = '/' }) => `${path} at ${route}`);
    notes.carried('content', roots.join(', '));
  }
  if (staticFolders.length > 0) notes.carried('staticFolders', staticFolders.join(', '));
  if (components !== undefined) notes.carried('components', components);
  if (elements.length > 0) {
    const why = `docgen draws elements of Markdown itself, so ${components} has no effect on ${elements.join(', ')}. Where it changes addresses, change them on the pages, or name what they lead to in externalRoutes.`;
    notes.check('components', `components (${elements.join(', ')})`, why);
  }
  const elsewhere = externalRoutes(context);
  if (elsewhere.length > 0) notes.carried('externalRoutes', elsewhere.join(', '));
  return {
    components,
    categoryRoute: categoryRoute === '/category' ? undefined : categoryRoute,
    content: filled(content),
    staticFolders: filled(staticFolders),
    externalRoutes: filled(elsewhere),
  };
}

/** Leads readers of `/` to the docs when no page is left there. */
export function homeRedirect({ pages, facts, notes }: MapContext): RedirectConfig[] {
  if (pages.some(({ route }) => route === '/')) return [];
  const depth = ({ path }: PageAddress) => path.split('/').length;
  const [first] = pages.toSorted(
    (a, b) =>
      Number(b.route.endsWith('/')) - Number(a.route.endsWith('/')) ||
      depth(a) - depth(b) ||
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      (a.path < b.path ? -1 : 1),
  );
  if (first === undefined) return [];
  const redirect: RedirectConfig = { from: '/', to: first.route };
  const was = facts.pages.react.find((path) => /^index\./.test(path));
  const where = was === undefined ? 'here' : `(it was the React component ${was})`;
  const why = `There is no page at / ${where}; until there is one, / leads to ${first.route}.`;
  notes.check(redirect, 'home page', why);
  return [redirect];
}
