import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { openSection } from '../../section.ts';
import { docsInstances } from './docs-instances.ts';

/** Docs instances of a site with the given plugin options, and a folder for each listed version. */
async function instancesOf(options: object, listed: readonly string[], prefix = '') {
  const folder = temporaryFolder({ [`${prefix}versions.json`]: JSON.stringify(listed) });
  for (const name of listed.filter((version) => !version.includes('/'))) {
    mkdirSync(join(folder, `${prefix}versioned_docs/version-${name}`), { recursive: true });
  }
  const name = '@docusaurus/plugin-content-docs';
  const plugin = { kind: 'plugin' as const, name, options: openSection({ ...options }, 'docs') };
  return docsInstances([plugin], folder);
}

const docsOf = async (...given: Parameters<typeof instancesOf>) =>
  (await instancesOf(...given)).docs;

const routes = async (...given: Parameters<typeof docsOf>) =>
  (await docsOf(...given)).map(({ version, route }) => `${version?.label ?? '-'} ${route}`);

test('the newest release comes first, at the route of the docs, then the next version', async () => {
  expect(await routes({}, ['1.1', '1.0'])).toEqual([
    '1.1 /docs',
    'Next /docs/next',
    '1.0 /docs/1.0',
  ]);
});

test('each version has its own folder and content root', async () => {
  expect(await docsOf({ id: 'team' }, ['1.0'], 'team_')).toMatchObject([
    { content: 'team-1.0', path: 'team_versioned_docs/version-1.0', sidebars: 'none' },
    { content: 'team', path: 'docs', sidebars: 'auto' },
  ]);
});

test('docs with one version have no versions', async () => {
  const versions = { current: { path: 'v7', label: '7' } };
  expect(await routes({ versions }, [])).toEqual(['- /docs/v7']);
  expect(await routes({ disableVersioning: true }, ['1.0'])).toEqual(['- /docs']);
  expect(await routes({ includeCurrentVersion: false }, ['1.0'])).toEqual(['- /docs']);
});

test('options say which versions there are, what they are called, and where they are', async () => {
  const versions = {
    current: { path: 'v7', label: '7' },
    '6.x': { path: '/' },
    '5.x': { path: 'v5' },
  };
  const options = { routeBasePath: '/docs/', versions };
  expect(await routes(options, ['6.x', '5.x', '4.x'])).toEqual([
    '6.x /docs',
    '7 /docs/v7',
    '5.x /docs/v5',
    '4.x /docs/4.x',
  ]);
  const last = { lastVersion: 'current', onlyIncludeVersions: ['current', '5.x'] };
  expect(await routes(last, ['6.x', '5.x'])).toEqual(['Next /docs', '5.x /docs/5.x']);
  const older = { lastVersion: '1.0', routeBasePath: '/', versions: { '1.0': { path: 'stable' } } };
  expect(await routes(older, ['1.1', '1.0'])).toEqual(['1.0 /stable', 'Next /next', '1.1 /1.1']);
});

test('the current version may be anywhere in the list', async () => {
  const banners = (await docsOf({}, ['2.0', 'current', '1.0'])).map(
    ({ path, version }) => `${path} ${version?.label} ${version?.banner}`,
  );
  expect(banners).toEqual([
    'versioned_docs/version-2.0 2.0 undefined',
    'docs Next unmaintained',
    'versioned_docs/version-1.0 1.0 unmaintained',
  ]);
});

test('a version that is listed twice is one version', async () => {
  expect(await routes({}, ['1.0', '1.0'])).toEqual(['1.0 /docs', 'Next /docs/next']);
});

test('what is no name of a version is not taken for a path, and told', async () => {
  const listed = ['../../secret/x', '..', 'a/b', '0.9?', '1.0'];
  expect(await routes({}, listed)).toEqual(['1.0 /docs', 'Next /docs/next']);
  expect((await instancesOf({}, listed)).leftVersions).toEqual([
    {
      what: 'versions ../../secret/x, .., a/b, 0.9?',
      text: 'Docusaurus rejects such names as well.',
    },
  ]);
});

test('routes encode what would end the path of an address', async () => {
  expect(await routes({}, ['2.0', '1.0#x', '1 beta'])).toEqual([
    '2.0 /docs',
    'Next /docs/next',
    '1.0#x /docs/1.0%23x',
    '1 beta /docs/1%20beta',
  ]);
});

test('a version for new readers that does not exist is told', async () => {
  const { docs, leftVersions } = await instancesOf({ lastVersion: '0.7' }, ['2.0', '1.0']);
  expect(docs[0]?.version?.name).toBe('2.0');
  expect(leftVersions).toEqual([
    {
      what: 'docs.lastVersion (0.7)',
      text: expect.stringContaining('There is no such version, so readers get 2.0 by default.'),
    },
  ]);
  expect((await instancesOf({ lastVersion: '1.0' }, ['2.0', '1.0'])).leftVersions).toEqual([]);
});
