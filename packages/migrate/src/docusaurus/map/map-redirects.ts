import type { RedirectConfig } from '@docgen/core/config';
import { isExternal } from '@docgen/core/url';
import { textsOf } from '../../foreign/foreign-value.ts';
import type { MapContext } from './map-context.ts';

/** The redirects of the client-redirects plugin. */
export function mapRedirects({ plugins, notes, link, leads }: MapContext): RedirectConfig[] {
  const redirects = plugins
    .filter(({ name }) => name === '@docusaurus/plugin-client-redirects')
    .flatMap(({ options }) => options.sections('redirects') ?? [])
    .flatMap((redirect) => {
      const written = redirect.text('to');
      const to = written === undefined ? undefined : link(written);
      const from = [redirect.text('from') ?? textsOf(redirect.any('from'))].flat();
      return from.flatMap((given): RedirectConfig[] => {
        const path = link(given);
        const what = `redirect from ${path}`;
        if (!leads(to, what)) return [];
        const isUsable = !isExternal(path) && !/[?#]/.test(path) && path !== (to ?? '');
        if (isUsable) return to ? [{ from: path, to }] : [];
        notes.left(what, 'A redirect starts at a route, without query or fragment.');
        return [];
      });
    });
  if (redirects.length > 0) notes.carried('redirects', `${redirects.length}`);
  return redirects;
}
