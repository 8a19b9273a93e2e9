import { expect, test } from 'vitest';
import type { ForeignObject } from '../../foreign/foreign-value.ts';
import { openSection } from '../../section.ts';
import { docsInstances } from './docs-instances.ts';
import { graphqlInstances } from './graphql-instances.ts';
import { pluginList } from './plugin-list.ts';

async function instances(
  options: readonly ForeignObject[],
  { docs = {}, defaults = {} }: { docs?: ForeignObject; defaults?: ForeignObject } = {},
) {
  const plugins = pluginList(
    openSection({
      presets: [['classic', { docs }]],
      plugins: options.map((entry) => ['@graphql-markdown/docusaurus', entry]),
    }),
    '/site',
  );
  const { docs: found } = await docsInstances(plugins, '/site');
  return graphqlInstances(plugins, found, { folder: '/site', defaults });
}

test('the route is that of the generated start page', async () => {
  expect(
    await instances([
      { id: 'a', schema: 'a.graphql', baseURL: 'graphql/a' },
      {
        schema: ['b.graphql', 'c.graphql'],
        rootPath: './docs/',
        baseURL: './b',
        docOptions: { sectionHeaderId: false },
      },
      { schema: { 'https://x.example': { headers: {} } }, rootPath: './elsewhere', baseURL: 'x' },
    ]),
  ).toEqual([
    {
      id: 'a',
      pointers: ['a.graphql'],
      folder: 'docs/graphql/a',
      hasHeadingIds: true,
      route: '/docs/graphql/a',
      docs: { content: 'docs', folder: 'graphql/a' },
    },
    {
      id: 'b',
      pointers: ['b.graphql', 'c.graphql'],
      folder: 'docs/b',
      hasHeadingIds: false,
      route: '/docs/b',
      docs: { content: 'docs', folder: 'b' },
    },
    {
      id: 'x',
      pointers: ['https://x.example'],
      folder: 'elsewhere/x',
      hasHeadingIds: true,
      route: '/x',
    },
  ]);
});

test('a grouping by an argument of a directive is the one of sidebars', async () => {
  const groupingOf = async (groupByDirective: ForeignObject) =>
    (await instances([{ groupByDirective }])).map(({ grouping }) => grouping);
  expect(await groupingOf({ directive: 'doc', field: 'category', fallback: 'Misc' })).toEqual([
    { by: '@doc(category:)', rest: 'Misc' },
  ]);
  expect(await groupingOf({ directive: 'doc', field: 'category' })).toEqual([
    { by: '@doc(category:)', rest: 'Miscellaneous' },
  ]);
  expect(await groupingOf({ directive: 'doc' })).toEqual([undefined]);
  expect(await groupingOf({ directive: 'doc', field: 'a b' })).toEqual([undefined]);
  const defaults = { groupByDirective: { directive: 'tag', field: 'name' } };
  expect(await instances([{}], { defaults })).toMatchObject([{ grouping: { by: '@tag(name:)' } }]);
});

test('definitions are left out by directives, those of GraphQL Config, and as deprecated ones', async () => {
  const hiddenBy = async (options: ForeignObject, defaults?: ForeignObject) =>
    (await instances([options], { defaults })).map(({ hidden }) => hidden);
  expect(await hiddenBy({ skipDocDirective: '@noDoc' })).toEqual([['@noDoc']]);
  const printTypeOptions = { deprecated: 'skip' };
  expect(await hiddenBy({ skipDocDirective: ['@a', 'b'], printTypeOptions })).toEqual([
    ['@a', '@b', '@deprecated'],
  ]);
  expect(await hiddenBy({}, { skipDocDirective: '@noDoc' })).toEqual([['@noDoc']]);
  expect(await hiddenBy({ printTypeOptions: { deprecated: 'group' } })).toEqual([undefined]);
  expect(await hiddenBy({ skipDocDirective: 'a b' })).toEqual([undefined]);
});

test('pages beside the docs, and docs at the root', async () => {
  const [instance] = await instances([{ schema: 'a.graphql', baseURL: '.' }], {
    docs: { path: '../manual', routeBasePath: '/' },
  });
  expect(instance).toMatchObject({ id: 'api', folder: 'docs', route: '/' });
  const [inside] = await instances([{ schema: 'a.graphql', rootPath: '../manual', baseURL: '.' }], {
    docs: { path: '../manual', routeBasePath: '/' },
  });
  expect(inside).toMatchObject({ route: '/', docs: { content: 'docs', folder: '.' } });
});

test('without options, those of GraphQL Config count, then the defaults of GraphQL-Markdown', async () => {
  const defaults = { schema: 'x.graphql', baseURL: 'x' };
  expect(await instances([{}], { defaults })).toMatchObject([{ id: 'x', pointers: ['x.graphql'] }]);
  expect(await instances([{}])).toMatchObject([
    { id: 'schema', pointers: ['./schema.graphql'], route: '/docs/schema' },
  ]);
});

test.each([
  ['/', {}, { folder: 'docs/api', route: '/api' }],
  [
    'guide',
    { routeBasePath: '/docs/shop/api/' },
    { folder: 'docs/shop/api', route: '/guide/shop/api' },
  ],
  ['guide', { routeBasePath: '/ref' }, { folder: 'docs/ref', route: '/guide/ref' }],
])(
  'pages of kinds are in the folder docs, wherever that is served: %s, %j',
  async (served, options, place) => {
    const plugins = pluginList(
      openSection({
        presets: [['classic', { docs: { routeBasePath: served } }]],
        plugins: [['docusaurus-graphql-plugin', { schema: 'a.graphql', ...options }]],
      }),
      '/site',
    );
    const { docs } = await docsInstances(plugins, '/site');
    const [instance] = graphqlInstances(plugins, docs, { folder: '/site', defaults: {} });
    expect(instance).toMatchObject(place);
    expect(instance?.docs).toEqual({ content: 'docs', folder: place.folder.slice('docs/'.length) });
  },
);

test('pages of kinds that no docs instance shows keep their base path', () => {
  const plugins = pluginList(
    openSection({ plugins: [['docusaurus-graphql-plugin', { schema: 'b.graphql' }]] }),
    '/site',
  );
  expect(graphqlInstances(plugins, [], { folder: '/site', defaults: {} })).toMatchObject([
    { id: 'api', folder: 'docs/api', route: '/docs/api' },
  ]);
});
