import { expect, test } from 'vitest';
import { openSection } from '../../section.ts';
import { versionRoutes } from '../map/map-context.ts';
import { docsInstances } from './docs-instances.ts';

type Facts = Parameters<typeof versionRoutes>[0]['facts'];

/** Routes of the versions that are listed in `versions.json`. */
function routesOf(options: object, listed: readonly string[]): readonly string[] {
  const name = '@docusaurus/plugin-content-docs';
  const docs = docsInstances(
    [{ kind: 'plugin', name, options: openSection({ ...options }) }],
    '/site',
  );
  const facts = { versions: new Map([['versions.json', listed]]) } as unknown as Facts;
  return versionRoutes({ docs, facts });
}

test('docs stand at the path of the current version, and others beside them', () => {
  const versions = { current: { path: 'v7' }, '6.x': { path: '/' }, '5.x': { path: 'v5' } };
  const options = openSection({ routeBasePath: '/docs/', versions });
  const name = '@docusaurus/plugin-content-docs';
  const docs = docsInstances([{ kind: 'plugin', name, options }], '/site');
  expect(docs).toMatchObject([{ path: 'docs', route: '/docs/v7' }]);
  const listed = new Map([['versions.json', ['6.x', '5.x', '4.x']]]);
  const facts = { versions: listed } as unknown as Parameters<typeof versionRoutes>[0]['facts'];
  expect(versionRoutes({ docs, facts })).toEqual(['/docs', '/docs/v5', '/docs/4.x']);
});

test('the last version stands above the current one that has a path of its own', () => {
  const current = { path: 'next2' };
  expect(routesOf({ versions: { current } }, ['1.1', '1.0'])).toEqual(['/docs', '/docs/1.0']);
  const lastVersion = '1.0';
  const old = { lastVersion, versions: { current } };
  expect(routesOf(old, ['1.1', '1.0'])).toEqual(['/docs/1.1', '/docs']);
  const named = { lastVersion, versions: { current, '1.0': { path: 'stable' } } };
  expect(routesOf(named, ['1.0'])).toEqual(['/docs/stable']);
  const ownLast = { lastVersion: 'current', versions: { current } };
  expect(routesOf(ownLast, ['1.0'])).toEqual(['/docs/1.0']);
  expect(routesOf({ ...old, routeBasePath: '/' }, ['1.0'])).toEqual([]);
});
