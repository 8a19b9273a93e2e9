import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

const guide = readFileSync(new URL('../packages/docgen/docs/versions.md', import.meta.url), 'utf8');

/** The sample of the guide that starts with this line. */
const sample = (start: string) =>
  Array.from(guide.matchAll(/^```ts\n(.*?)^```/gms), ([, text = '']) => text).find((text) =>
    text.startsWith(start),
  );

const [olderSidebar = ''] = /(?<=`)'api-1\.0': \[.*?\](?=`)/.exec(guide) ?? [];
const settings = `${sample('content: [')} ${sample('schemas: {')}`.replace(
  'sidebars: {',
  `$& api: [{ type: 'schema', schema: 'api' }], ${olderSidebar},`,
);

let site: FixtureSite;

/** The id of the version that a page belongs to, and the targets of its menu. */
const versionsOf = async (route: string) => {
  const html = await readFile(join(site.folder, route, 'index.html'), 'utf8');
  const data = JSON.parse(/ data-page='(.*?)'/.exec(html)?.[1] ?? '') as {
    version?: string;
    versions?: { to: string }[];
  };
  return [data.version, ...(data.versions ?? []).map(({ to }) => to)];
};

beforeAll(async () => {
  site = await buildFixtureSite({
    'site.config.ts': `export default { title: 'T', url: 'https://t.example', ${settings} };\n`,
    'content/index.mdx': '# Home\n',
    'content/setup.mdx': '# Set-up\n',
    'content/new.mdx': '# New\n',
    'content/more/_category_.json': '{ "link": { "type": "generated-index" } }',
    'content/more/first.mdx': '# First\n',
    'versions/1.0/index.mdx':
      '# Home\n\n[[Thing]]\n\n```graphql schema=api-1.0\n{ old { id } }\n```\n',
    'versions/1.0/setup.mdx': '# Set-up\n',
    'versions/1.0/more/_category_.json': '{ "link": { "type": "generated-index" } }',
    'versions/1.0/more/first.mdx': '# First\n',
    'schemas/orders.graphql': 'type Query { orders: Thing }\n\ntype Thing { id: ID! }\n',
    'schemas/users.graphql': 'type Query { users: Int }\n',
    'versions/1.0/supergraph.graphql': 'type Query { old: Thing }\n\ntype Thing { id: ID! }\n',
  });
});

afterAll(() => site?.remove());

it('the samples of the guide make one documentation of several versions', async () => {
  expect(await versionsOf('docs/1.0/setup')).toEqual(['1.0', '/docs/setup', '/docs/1.0/setup']);
  expect(await versionsOf('docs/new')).toEqual(['2.0', '/docs/new', '/docs/1.0/']);
  expect(await versionsOf('docs/category/more')).toEqual([
    '2.0',
    '/docs/category/more',
    '/docs/1.0/category/more',
  ]);
  const page = await readFile(join(site.folder, 'docs/1.0/index.html'), 'utf8');
  expect(page).toContain('<a href="/docs/1.0/graphql/types/objects/thing">');
  expect(await readFile(join(site.folder, 'docs/1.0.md'), 'utf8')).toMatch(
    /^> This page is about version 1\.0, which is no longer maintained\./,
  );
});

it('the index pages of the older reference are in its version', async () => {
  expect(await versionsOf('docs/graphql/types/objects')).toEqual([
    '2.0',
    '/docs/graphql/types/objects',
    '/docs/1.0/graphql/types/objects',
  ]);
  expect((await readdir(join(site.folder, 'docs/category'))).sort()).toEqual(['more', 'more.md']);
});
