import { expect, it } from 'vitest';
import { instanceConfig } from '../../../../test/support/load-schema.ts';
import { composeSupergraph } from '../compose/compose-supergraph.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { createDocumentChecker } from './document-checker.ts';

function subgraph(id: string, text: string): LoadedSchema {
  const config = instanceConfig(id);
  const { value, diagnostics } = loadSubgraph({
    config,
    sources: [{ file: `${id}.graphql`, text }],
  });
  expect(diagnostics).toEqual([]);
  if (value === undefined) throw new Error('the schema does not load');
  return value;
}

const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@inaccessible"])`;
const orders = subgraph(
  'orders',
  `${LINK}
type Query { order(id: ID!): Order  audit: String @inaccessible }
type Order @key(fields: "id") { id: ID! total: Int! }`,
);
const composed = composeSupergraph({
  config: { id: 'api', subgraphs: ['orders'] },
  subgraphs: [orders],
}).value;
if (composed === undefined) throw new Error('the schema does not compose');
const check = createDocumentChecker(
  [orders, composed].map((schema) => ({ id: schema.id, loaded: () => schema })),
);
const found = async (text: string, schema: string) => {
  const place = { file: 'page.md', line: 10, column: 3 };
  const diagnostics = await check({ text, schema, source: '', place });
  return diagnostics.map(({ code, message, place: at }) => ({
    code,
    message,
    line: at?.line,
    column: at?.column,
  }));
};

it('accepts operations, fragments on their own, and SDL', async () => {
  expect(await found('query ($id: ID!) { order(id: $id) { total } }', 'api')).toEqual([]);
  expect(await found('fragment Sum on Order { total }', 'api')).toEqual([]);
  expect(await found('type Anything { goes: Here }', 'api')).toEqual([]);
});

it.each([
  ['{ order(id: 1) { id } }\n{ order(id: 2) { id } }', 'Name the operations, put each into'],
  [
    'type Mine { id: ID! }\n{ order(id: 1) { id } }',
    'Put definitions and operations into separate',
  ],
])('advises to divide documents that belong to several: %j', async (text, hint) => {
  const place = { file: 'page.md', line: 1, column: 1 };
  const [first] = await check({ text, schema: 'api', source: '', place });
  expect(first?.hint).toContain(hint);
  expect(first?.hint).toContain('or write `nocheck` after the language of the fence.');
});

it('knows the directives for answers in parts, as the schema defines them or as gateways do', async () => {
  const deferred = 'query ($id: ID!) { order(id: $id) { id ... @defer(label: "sum") { total } } }';
  expect(await found(deferred, 'api')).toEqual([]);
  expect(await found('{ order(id: 1) { id @stream(initialCount: 2) } }', 'api')).toEqual([]);
  expect(await found(deferred.replace('label', 'lable'), 'api')).toMatchObject([
    { message: expect.stringContaining('Unknown argument "lable" on directive "@defer"') },
  ]);
  expect(await found('{ order(id: 1) { id @defer } }', 'api')).toMatchObject([
    { message: expect.stringContaining('Directive "@defer" may not be used on FIELD') },
  ]);
  const own = subgraph('own', 'directive @defer(after: Int) on FIELD type Query { a: Int }');
  const checkOwn = createDocumentChecker([{ id: 'own', loaded: () => own }]);
  const place = { file: 'page.md' };
  expect(
    await checkOwn({ text: '{ a @defer(after: 1) }', schema: 'own', source: '', place }),
  ).toEqual([]);
});

it('loads a schema once for documents that are checked at the same time', async () => {
  let loaded = 0;
  const checkBoth = createDocumentChecker([
    {
      id: 'orders',
      loaded: async () => {
        loaded += 1;
        return orders;
      },
    },
  ]);
  const document = { text: '{ audit }', schema: 'orders', source: '', place: { file: 'page.md' } };
  expect(await Promise.all([checkBoth(document), checkBoth(document)])).toEqual([[], []]);
  expect(loaded).toBe(1);
});

it('tells mistakes at their place in the page', async () => {
  expect(await found('{\n  order(id: 1) { sum }\n}', 'api')).toEqual([
    {
      code: 'graphql-invalid',
      message: 'Cannot query field "sum" on type "Order". (schema "api")',
      line: 11,
      column: 20,
    },
  ]);
  expect(await found('{ order(', 'api')).toMatchObject([{ code: 'graphql-syntax', line: 10 }]);
  expect(await found('{ order }', 'apu')).toMatchObject([{ code: 'unknown-schema', line: 9 }]);
});

it('tells operations of a kind that the schema has none of', async () => {
  expect(await found('\nmutation { order(id: 1) { sum } }', 'api')).toEqual([
    {
      code: 'graphql-invalid',
      message: 'The schema has no mutations. (schema "api")',
      line: 11,
      column: 3,
    },
  ]);
});

it('knows of the composed schema only what clients see', async () => {
  expect(await found('{ audit }', 'orders')).toEqual([]);
  expect(await found('{ audit }', 'api')).toMatchObject([{ code: 'graphql-invalid' }]);
});
