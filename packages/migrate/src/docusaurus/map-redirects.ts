import type { RedirectConfig } from '@docgen/core/config';
import { isExternal } from '@docgen/core/url';
import { type ForeignValue, isForeignList } from '../foreign/foreign-value.ts';
import type { MapContext } from './map-context.ts';
import { siteLink } from './site-link.ts';

/** The redirects of the client-redirects plugin. */
export function mapRedirects({ plugins, notes, baseUrl, lost }: MapContext): RedirectConfig[] {
  const redirects = plugins
    .filter(({ name }) => name === '@docusaurus/plugin-client-redirects')
    .flatMap(({ options }) => options.sections('redirects') ?? [])
    .flatMap((redirect): RedirectConfig[] => {
      const written = redirect.text('to');
      const to = written === undefined ? '' : siteLink(written, baseUrl);
      const from = texts(redirect.any('from')).map((path) => siteLink(path, baseUrl));
      const gone = written === undefined ? undefined : lost(to);
      const usable = from.filter((path) => !isExternal(path) && !/[?#]/.test(path) && path !== to);
      const dropped = gone === undefined ? from.filter((path) => !usable.includes(path)) : from;
      for (const path of dropped) {
        notes.left(
          `redirect from ${path}`,
          gone === undefined
            ? 'A redirect starts at a route, without query or fragment.'
            : `It leads to ${gone}.`,
        );
      }
      return gone === undefined && to !== '' ? usable.map((path) => ({ from: path, to })) : [];
    });
  if (redirects.length > 0) notes.carried('redirects', `${redirects.length}`);
  return redirects;
}

function texts(value: ForeignValue | undefined): string[] {
  const list = isForeignList(value) ? value : [value];
  return list.filter((entry) => typeof entry === 'string');
}
