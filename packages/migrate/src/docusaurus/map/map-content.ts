import type { UserConfig } from '@docgen/core/config';
import { filled } from '../../filled.ts';
import { externalRoutes } from './external-routes.ts';
import type { MapContext } from './map-context.ts';

/** Keys that depend on content roots. */
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
