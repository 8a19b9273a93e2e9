import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkConfig } from '@docgen/config/check-config';
import { configPlaces } from '@docgen/config/config-places';
import { plainConfig } from '@docgen/config/plain-value';
import { openMemo } from '@docgen/memo/memo';
import { expect, test } from 'vitest';
import { composed } from '../../../../test/support/load-schema.ts';
import { readSchemas } from './read-schemas.ts';

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])';

/** Reads the schemas of a project with these files. */
async function readFiles(files: Readonly<Record<string, string>>, schemas: unknown) {
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen-examples-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(projectDir, path)), { recursive: true });
      writeFileSync(join(projectDir, path), text);
    }
    const { value: config } = checkConfig(
      plainConfig({ title: 'Shop', url: 'https://a.example', schemas }),
      { file: 'site.config.ts' },
    );
    if (config === undefined) throw new Error('the configuration of the test is wrong');
    const placeOf = configPlaces({ file: 'site.config.ts' });
    const memo = openMemo({ version: '' });
    const input = { config, projectDir, placeOf };
    const { value, diagnostics } = await readSchemas({ ...input, memo }, () => {});
    const found = (schema: string) => value.find(({ id }) => id === schema);
    const all = (schema: string, operation: string) =>
      found(schema)
        ?.model.value()
        .entries.flatMap((entry) =>
          entry.section === 'api' && 'examples' in entry && entry.name === operation
            ? entry.examples
            : [],
        );
    return {
      examplesOf: (schema: string, operation: string) =>
        all(schema, operation)?.map(({ name }) => name),
      responsesOf: (schema: string, operation: string) =>
        all(schema, operation)?.map(({ response }) => JSON.parse(response)),
      hashOf: (schema: string) => found(schema)?.hash,
      diagnostics,
    };
  } finally {
    rmSync(projectDir, { recursive: true });
  }
}

test.each([
  ['sdl', 'sdl/query.examples.graphql'],
  ['sdl/', 'sdl/more/order.examples.graphql'],
  ['sdl', 'sdl.examples.graphql'],
  ['./sdl', 'sdl.examples.gql'],
])('the examples of the folder %s may be in %s', async (path, examples) => {
  const { examplesOf, diagnostics } = await readFiles(
    {
      'sdl/query.graphql': 'type Query { order(id: ID!): Order }',
      'sdl/more/order.graphqls': 'type Order { id: ID! }',
      'sdl/more/notes.md': 'The SDL of the shop.',
      [examples]: 'query ByNumber { order(id: "4711") { id } }',
    },
    { instances: [{ id: 'shop', path }] },
  );
  expect(diagnostics).toEqual([]);
  expect(examplesOf('shop', 'order')).toEqual(['ByNumber']);
});

test('the examples of a folder whose name has a dot are beside it', async () => {
  const { examplesOf, diagnostics } = await readFiles(
    {
      'sdl/v1.2/order.graphql': 'type Query { order(id: ID!): Int }',
      'sdl/v1.2.examples.graphql': 'query ByNumber { order(id: "4711") }',
    },
    { instances: [{ id: 'shop', path: 'sdl/v1.2' }] },
  );
  expect(diagnostics).toEqual([]);
  expect(examplesOf('shop', 'order')).toEqual(['ByNumber']);
});

test('a folder without SDL is reported at its key, a file that is in a named folder is read once', async () => {
  const files = { 'sdl/shop.graphql': 'type Query { order: Int }', 'more/notes.md': 'None.' };
  const schemas = (path: string[]) => ({ instances: [{ id: 'shop', path }] });
  for (const path of [
    ['sdl/shop.graphql', 'sdl'],
    ['sdl', './sdl/shop.graphql'],
  ]) {
    const { diagnostics } = await readFiles(files, schemas(path));
    expect(diagnostics).toEqual([]);
  }
  const { diagnostics: empty } = await readFiles(files, schemas(['sdl', 'more']));
  expect(empty).toMatchObject([
    {
      code: 'config-path-missing',
      message: 'schemas.instances[0].path[1] names the folder "more", which contains no SDL files.',
    },
  ]);
});

test.each([
  ['strict', 'type Query { a: Int }', 'type Query { b: Int }'],
  ['lenient', 'type Query { a: Int }', 'type Query { b: Int }'],
  ['strict', `${LINK} extend type Query { a: Int }`, `${LINK} extend type Query { b: Int }`],
])(
  'a folder of services that is named as one schema, which is %s, is told apart',
  async (strictness, a, b) => {
    const files = { 'sdl/a.graphql': a, 'sdl/b.graphql': b };
    const { diagnostics } = await readFiles(files, {
      instances: [{ id: 'shop', path: 'sdl', strictness }],
    });
    const advice = diagnostics.flatMap(({ notes = [] }) =>
      notes.filter(({ message }) => message.includes('give each service an entry')),
    );
    expect(advice).toHaveLength(1);
  },
);

test('parts of one schema with a mistake are not taken for services', async () => {
  const files = {
    'sdl/a.graphql': 'type Query { order: Order }',
    'sdl/b.graphql': 'type Order { id: ID! id: ID! }',
  };
  const { diagnostics } = await readFiles(files, { instances: [{ id: 'shop', path: 'sdl' }] });
  expect(diagnostics.map(({ code }) => code)).toEqual(['sdl-duplicate']);
  expect(JSON.stringify(diagnostics)).not.toContain('services');
});

test.each([
  ['shop.graphqls', 'shop.examples.graphql'],
  ['shop.graphqls', 'shop.examples.graphqls'],
  ['shop.gql', 'shop.examples.graphql'],
  ['shop.graphql', 'shop.examples.gql'],
])('the examples of %s may be in %s', async (path, examples) => {
  const { examplesOf, diagnostics } = await readFiles(
    {
      [path]: 'type Query { order(id: ID!): Int }',
      [examples]: 'query ByNumber { order(id: "4711") }',
    },
    { instances: [{ id: 'shop', path }] },
  );
  expect(diagnostics).toEqual([]);
  expect(examplesOf('shop', 'order')).toEqual(['ByNumber']);
});

test.each([
  ['shop.graphql', 'shop.examples.graphql', 'shop.examples.json'],
  ['sdl/order.gql', 'sdl/order.examples.gql', 'sdl/order.examples.json'],
])(
  'responses to the examples of %s are beside them, and are read anew',
  async (path, examples, responses) => {
    const read = (number: number) =>
      readFiles(
        {
          [path]: 'type Query { order(id: ID!): Int }',
          [examples]: 'query ByNumber { order(id: "4711") }',
          [responses]: `{ "ByNumber": { "data": { "order": ${number} } } }`,
        },
        { instances: [{ id: 'shop', path }] },
      );
    const [first, second] = [await read(7), await read(8)];
    expect(first.diagnostics).toEqual([]);
    expect(first.responsesOf('shop', 'order')).toEqual([{ data: { order: 7 } }]);
    expect(second.responsesOf('shop', 'order')).toEqual([{ data: { order: 8 } }]);
    expect(first.hashOf('shop')).not.toBe(second.hashOf('shop'));
  },
);

test('responses of a service are shown in the composed schema, those of its own examples too', async () => {
  const data = { order: { id: '7', buyer: { name: 'Grace' } } };
  const { responsesOf, diagnostics } = await readFiles(
    {
      ...SERVICES,
      'order.examples.json': '{ "ToOrders": { "data": { "order": { "id": "9" } } } }',
      'gateway/api.graphql': 'query ToGateway { order { id buyer { name } } }',
      'gateway/api.examples.json': JSON.stringify({ ToGateway: { data } }),
    },
    { instances: INSTANCES, composed: { id: 'api', examples: 'gateway/api.graphql' } },
  );
  expect(diagnostics).toEqual([]);
  const ofOrders = { data: { order: { id: '9' } } };
  expect(responsesOf('api', 'order')).toEqual([{ data }, ofOrders]);
  expect(responsesOf('order', 'order')).toEqual([ofOrders]);
});

test('responses that belong to no schema, or to no operation, are reported', async () => {
  const { diagnostics } = await readFiles(
    {
      ...SERVICES,
      'usr.examples.json': '{}',
      'user.examples.json': '{ "Me": {} }',
      'of-something-else.examples.json': '[]',
    },
    { instances: INSTANCES },
  );
  expect(diagnostics).toMatchObject([
    { code: 'unused-examples', place: { file: 'user.examples.json', line: 1, column: 3 } },
    {
      code: 'unused-examples',
      message: 'The file of examples belongs to no schema, so it is not shown.',
      hint: 'Did you mean "user.examples.json"?',
      place: { file: 'usr.examples.json' },
    },
  ]);
});

const SERVICES = {
  'order.graphql': `${LINK}
type Query { order: Order }
type Order { id: ID! buyer: User }
type User @key(fields: "id") { id: ID! }`,
  'order.examples.graphql': 'query ToOrders { order { id } }',
  'user.graphql': `${LINK}
type Query { me: User }
type User @key(fields: "id") { id: ID! name: String }`,
};
const INSTANCES = ['order', 'user'].map((id) => ({ id, path: `${id}.graphql` }));

test('examples of the composed schema select fields of several services, and come first', async () => {
  const { examplesOf, diagnostics } = await readFiles(
    {
      ...SERVICES,
      'gateway/api.graphql': 'query ToGateway { order { buyer { name } } }',
    },
    { instances: INSTANCES, composed: { id: 'api', examples: 'gateway/api.graphql' } },
  );
  expect(diagnostics).toEqual([]);
  expect(examplesOf('api', 'order')).toEqual(['ToGateway', 'ToOrders']);
  expect(examplesOf('order', 'order')).toEqual(['ToOrders']);
});

test('the composed schema has each example once, if several schemas share a file of examples', async () => {
  const { examplesOf, diagnostics } = await readFiles(
    {
      ...SERVICES,
      'shared.graphql': 'type Query { order: Int @federation__shareable }',
      'shared.examples.graphql': 'query Shared { order }',
      'more.graphql': `${LINK} extend type Query { more: Int }`,
      'less.graphql': `${LINK} extend type Query { less: Int }`,
    },
    {
      instances: ['more', 'less'].map((id) => ({ id, path: ['shared.graphql', `${id}.graphql`] })),
      composed: { id: 'api', examples: './shared.examples.graphql' },
    },
  );
  expect(diagnostics).toEqual([]);
  expect(examplesOf('more', 'order')).toEqual(['Shared']);
  expect(examplesOf('api', 'order')).toEqual(['Shared']);
});

test('examples of the composed schema that are not valid are told at their place', async () => {
  const { diagnostics } = await readFiles(
    { ...SERVICES, 'api.examples.graphql': 'query ToGateway {\n  order { buyer { nam } }\n}' },
    { instances: INSTANCES, composed: { id: 'api', examples: 'api.examples.graphql' } },
  );
  expect(diagnostics).toMatchObject([
    { code: 'example-invalid', place: { file: 'api.examples.graphql', line: 2, column: 19 } },
  ]);
});

test('examples of a supergraph that something else has composed are beside it', async () => {
  const { 'order.graphql': order, 'user.graphql': user } = SERVICES;
  const { supergraph } = composed({ order, user });
  const { examplesOf, diagnostics } = await readFiles(
    {
      ...SERVICES,
      'registry/shop.graphql': supergraph,
      'registry/shop.examples.graphql': 'query ToGateway { order { buyer { name } } }',
    },
    { instances: INSTANCES, composed: { id: 'api', path: 'registry/shop.graphql' } },
  );
  expect(diagnostics).toEqual([]);
  expect(examplesOf('api', 'order')).toEqual(['ToGateway', 'ToOrders']);
});

test('examples that select what is hidden are left out without a word, others are told', async () => {
  const files = {
    ...SERVICES,
    'order.examples.graphql':
      'query Internal { order { id buyer { id } } }\nquery Public { order { id } }\n',
    'api.examples.graphql': 'query ToGateway { order { buyer { name } } }',
  };
  const schemas = {
    instances: INSTANCES,
    composed: { id: 'api', examples: 'api.examples.graphql' },
    hide: { names: ['Order.buyer'] },
  };
  const { examplesOf, diagnostics } = await readFiles(files, schemas);
  expect(diagnostics).toEqual([]);
  expect(examplesOf('order', 'order')).toEqual(['Public']);
  expect(examplesOf('api', 'order')).toEqual(['Public']);
  const mistaken = { ...files, 'api.examples.graphql': '{ order { buyer { nam } } }' };
  expect((await readFiles(mistaken, schemas)).diagnostics).toMatchObject([
    { code: 'example-invalid' },
  ]);
});

test('a file of examples that is named like no schema is told, with the nearest name', async () => {
  const { diagnostics } = await readFiles(
    {
      'a/order.graphql': 'type Query { order: Int }',
      'a/oder.examples.graphql': 'query { order }',
      'a/folder.examples.graphql/notes.md': '',
      'a/other.graphql': 'type Query { other: Int }',
      'a/other.examples.graphql': 'query { other }',
      'b/cart.graphql': 'type Query { cart: Int }',
      'b/something.else.examples.gql': 'query { cart }',
    },
    {
      instances: [
        { id: 'order', path: './a/order.graphql' },
        { id: 'cart', path: 'b/cart.graphql' },
      ],
    },
  );
  expect(
    diagnostics.map(({ code, severity, place, hint }) => [code, severity, place, hint]),
  ).toEqual([
    [
      'unused-examples',
      'warning',
      { file: 'a/oder.examples.graphql' },
      'Did you mean "a/order.examples.graphql"?',
    ],
    [
      'unused-examples',
      'warning',
      { file: 'b/something.else.examples.gql' },
      'Name it like the SDL file beside it: "order.examples.graphql" for "order.graphql".',
    ],
  ]);
});
