import { isExternal, routeKey } from '@docgen/core/addresses/url';
import type { RedirectConfig } from '@docgen/core/config';
import { textsOf } from '../../foreign/foreign-value.ts';
import type { MapContext } from './map-context.ts';

/**
 * The redirects of the client-redirects plugin, except those that would be the same file as a page
 * or another redirect on disks that ignore case.
 */
export function mapRedirects(context: MapContext): RedirectConfig[] {
  const { plugins, pages, notes, link, leads } = context;
  const written = plugins
    .filter(({ name }) => name === '@docusaurus/plugin-client-redirects')
    .flatMap(({ options }) => options.sections('redirects') ?? [])
    .flatMap((redirect) => {
      const target = redirect.text('to');
      const to = target === undefined ? undefined : link(target);
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
  const taken = new Map(pages.map(({ route }) => [withoutCase(route), routeKey(route)]));
  const redirects = written.filter(({ from }) => {
    const other = taken.get(withoutCase(from)) ?? routeKey(from);
    taken.set(withoutCase(from), other);
    if (other === routeKey(from)) return true;
    notes.left(
      `redirect from ${from}`,
      'It differs from a page or another redirect only in case, so both are one file on many disks. If your host tells them apart, have it redirect.',
    );
    return false;
  });
  if (redirects.length > 0) notes.carried('redirects', `${redirects.length}`);
  return redirects;
}

function withoutCase(route: string): string {
  return routeKey(route).normalize('NFC').toLowerCase();
}
