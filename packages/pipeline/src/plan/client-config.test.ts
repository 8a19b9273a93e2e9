import { checkConfig } from '@docgen/config/check-config';
import { plainConfig } from '@docgen/config/plain-value';
import type { NavbarItemConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import { expect, it } from 'vitest';
import { clientConfig } from './client-config.ts';

function clientOf(site: Partial<Site>, items: readonly NavbarItemConfig[] = [], more: object = {}) {
  const sidebars = { guide: [{ type: 'link', label: 'A', to: '/guide/a' }] };
  const given = {
    title: 'Shop',
    url: 'https://docs.example.org',
    sidebars,
    navbar: { items },
    ...more,
  };
  const { value: config, diagnostics } = checkConfig(plainConfig(given), {
    file: 'site.config.ts',
  });
  if (config === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return clientConfig(
    config,
    { routes: [], sidebars: [], schemas: [], ...site },
    (text) => `<p>${text}</p>`,
  );
}

it('holds the copyright line as HTML', () => {
  const { footer } = clientOf({}, [], { footer: { copyright: '[Us](/us)' } });
  expect(footer).toEqual({ style: 'dark', columns: [], copyrightHtml: '<p>[Us](/us)</p>' });
});

function homeOf(...routes: readonly Route[]): string {
  return clientOf({ routes }).home;
}

function page(path: string): Route {
  return { path, page: { kind: 'category', title: 'Page', cards: [] }, breadcrumbs: [] };
}

function redirect(path: string, to: string): Route {
  return { path, page: { kind: 'redirect', title: 'Moved', to }, breadcrumbs: [] };
}

it.each([
  ['the page at /', [page('/'), page('/a')], '/'],
  ['the page that a redirect at / leads to', [redirect('/', '/a#b'), page('/a')], '/a'],
  ['the redirect itself if its target is a file', [redirect('/', '/a.pdf'), page('/a')], '/'],
  [
    'the redirect itself if its target is a redirect',
    [redirect('/', '/a'), redirect('/a', '/b')],
    '/',
  ],
  ['the redirect itself if its target is elsewhere', [redirect('/', 'https://a.example')], '/'],
])('the home of a site is %s', (_, routes, home) => {
  expect(homeOf(...routes)).toBe(home);
});

it.each([
  ['its first page', { to: '/guide/a/' }, [], 'guide'],
  ['its first page, in a menu', { items: [{ label: 'A', to: '/guide/a' }] }, [], 'guide'],
  ['its first page, beside another entry for it', { to: '/guide/a' }, ['guide'], undefined],
  ['another of its pages', { to: '/guide/b' }, [], undefined],
  ['a part of its first page', { to: '/guide/a#light' }, [], undefined],
  ['the first page of another site', { href: 'https://a.example/guide/a' }, [], undefined],
])('an entry of the navbar is for a sidebar if it leads to %s', (_, entry, named, sidebar) => {
  const item = (to: string) => ({ kind: 'link' as const, label: to, to });
  const guide = { id: 'guide', items: ['/guide/a', '/guide/b'].map(item) };
  const others = named.map((id) => ({ label: 'Guide', sidebar: id }));
  const { navbar } = clientOf({ sidebars: [guide] }, [{ label: 'Entry', ...entry }, ...others]);
  const [first] = navbar.items.flatMap((found) => ('items' in found ? found.items : found));
  expect(first?.sidebar).toBe(sidebar);
});
