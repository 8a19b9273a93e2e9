import type { Route } from '@docgen/core/route';
import { expect, it } from 'vitest';
import { siteVersions } from './site-versions.ts';

const NEW = { id: 'new', label: '2.x', route: '/docs' };
const OLD = { id: 'old', label: '1.x', route: '/docs/1.x' };

const routes = [
  '/',
  '/docs/',
  '/docs/setup',
  '/docs/only-new',
  '/docs/1.x/',
  '/docs/1.x/setup',
].map(
  (path): Route => ({
    path,
    page: { kind: 'not-found', title: path },
    breadcrumbs: [],
    sidebar: path.includes('1.x') ? 'old' : 'new',
  }),
);

it('leads to the same page of the other version, or to its start', () => {
  const { versionOf, linksOf } = siteVersions([NEW, OLD], routes);
  const leadsTo = (route: string) => linksOf(route).map(({ to }) => to);
  expect(versionOf('/docs/1.x/setup')).toBe('old');
  expect(leadsTo('/docs/1.x/setup')).toEqual(['/docs/setup', '/docs/1.x/setup']);
  expect(versionOf('/docs/only-new')).toBe('new');
  expect(leadsTo('/docs/only-new')).toEqual(['/docs/only-new', '/docs/1.x/']);
  expect(linksOf('/docs/only-new').map(({ isStandIn }) => isStandIn)).toEqual([undefined, true]);
  expect(versionOf('/')).toBeUndefined();
  expect(leadsTo('/')).toEqual(['/docs/', '/docs/1.x/']);
  expect(linksOf('/docs/setup').map(({ sidebar }) => sidebar)).toEqual(['new', 'old']);
});

it('relates the start pages of a version at the root and of another one', () => {
  const root = { ...NEW, route: '/' };
  const { linksOf } = siteVersions([root, OLD], routes);
  const related = [
    { version: 'new', to: '/', sidebar: 'new' },
    { version: 'old', to: '/docs/1.x/', sidebar: 'old' },
  ];
  expect(linksOf('/')).toEqual(related);
  expect(linksOf('/docs/1.x/')).toEqual(related);
});

it('has one version where there is one, and none where there is none', () => {
  expect(siteVersions([NEW], routes).linksOf('/docs/setup')).toHaveLength(1);
  expect(siteVersions([], routes).linksOf('/docs/setup')).toEqual([]);
});

it('takes no page of another version for the start of one', () => {
  const inOrder = routes.filter(({ path }) => path !== '/docs/').toReversed();
  const [first] = siteVersions([NEW, OLD], inOrder).linksOf('/');
  expect(first).toMatchObject({ version: 'new', to: '/docs/only-new' });
});

it('looks for the start of a version once, however many pages lead there', () => {
  let looks = 0;
  const counted = routes
    .filter(({ path }) => path !== '/docs/1.x/')
    .map((route) => ({
      ...route,
      get path() {
        looks++;
        return route.path;
      },
    }));
  const { linksOf } = siteVersions([NEW, OLD], counted);
  const start = linksOf('/docs/only-new')[1]?.to;
  const before = looks;
  expect(linksOf('/docs/only-new')[1]?.to).toBe(start);
  // Only that of the pages that are links.
  expect(looks - before).toBe(2);
});

it('keeps the versions of several documentations apart', () => {
  const team = { id: 'team', label: '1', route: '/', docs: 'Team' };
  const { linksOf } = siteVersions([NEW, OLD, { ...team, route: '/team' }], routes);
  expect(linksOf('/docs/setup').map(({ version }) => version)).toEqual(['new', 'old']);
  expect(linksOf('/team/people').map(({ version }) => version)).toEqual(['team']);
  expect(linksOf('/')).toEqual([]);
});

it('counts the not-found page to no version, even if there is one at the root', () => {
  const root = { ...NEW, route: '/' };
  const { versionOf, linksOf } = siteVersions([root, OLD], routes);
  expect(versionOf('/404.html')).toBeUndefined();
  expect(linksOf('/404.html').map(({ to }) => to)).toEqual(['/', '/docs/1.x/']);
});
