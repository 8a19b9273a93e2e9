import { expect, test } from 'vitest';
import { openSection } from '../../section.ts';
import { versionRoutes } from '../map/map-context.ts';
import { docsInstances } from './docs-instances.ts';

test('docs stand at the path of the current version, and others beside them', () => {
  const versions = { current: { path: 'v7' }, '6.x': { path: '/' }, '5.x': { path: 'v5' } };
  const options = openSection({ routeBasePath: '/docs/', versions });
  const name = '@docusaurus/plugin-content-docs';
  const docs = docsInstances([{ kind: 'plugin', name, options }], '/site');
  expect(docs).toMatchObject([{ path: 'docs', route: '/docs/v7' }]);
  const listed = new Map([['versions.json', ['6.x', '5.x', '4.x']]]);
  const facts = { versions: listed } as unknown as Parameters<typeof versionRoutes>[0]['facts'];
  expect(versionRoutes({ docs, facts })).toEqual(['/docs/v5', '/docs/4.x']);
});
