import { checkConfig } from '@docgen/config/check-config';
import { plainConfig } from '@docgen/config/plain-value';
import type { Route } from '@docgen/core/route';
import { expect, it } from 'vitest';
import { clientConfig } from './client-config.ts';

function homeOf(...routes: readonly Route[]): string {
  const given = { title: 'Shop', url: 'https://docs.example.org' };
  const { value: config } = checkConfig(plainConfig(given), { file: 'site.config.ts' });
  if (config === undefined) throw new Error('the configuration is right');
  return clientConfig(config, { routes, sidebars: [], schemas: [] }, (text) => text).home;
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
