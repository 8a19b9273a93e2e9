import { expect, it } from 'vitest';
import { composeSupergraph } from './compose-supergraph.ts';
import { createDocumentChecker } from './document-checker.ts';
import { loadSubgraph } from './load-subgraph.ts';
import type { LoadedSchema } from './loaded-schema.ts';

function subgraph(id: string, text: string): LoadedSchema {
  const config = { id, label: id, title: id, route: `/${id}`, paths: [`${id}.graphql`] };
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
  config: { id: 'api', label: 'API', title: 'API', route: '/api', subgraphs: ['orders'] },
  subgraphs: [orders],
}).value;
if (composed === undefined) throw new Error('the schema does not compose');
const check = createDocumentChecker(
  [orders, composed].map((schema) => ({ id: schema.id, loaded: () => schema })),
);
const found = (text: string, schema: string) =>
  check({ text, schema, source: '', place: { file: 'page.md', line: 10, column: 3 } }).map(
    ({ code, message, place }) => ({ code, message, line: place?.line, column: place?.column }),
  );

it('accepts operations, fragments on their own, and SDL', () => {
  expect(found('query ($id: ID!) { order(id: $id) { total } }', 'api')).toEqual([]);
  expect(found('fragment Sum on Order { total }', 'api')).toEqual([]);
  expect(found('type Anything { goes: Here }', 'api')).toEqual([]);
});

it('tells mistakes at their place in the page', () => {
  expect(found('{\n  order(id: 1) { sum }\n}', 'api')).toEqual([
    {
      code: 'graphql-invalid',
      message: 'Cannot query field "sum" on type "Order". (schema "api")',
      line: 11,
      column: 20,
    },
  ]);
  expect(found('{ order(', 'api')).toMatchObject([{ code: 'graphql-syntax', line: 10 }]);
  expect(found('{ order }', 'apu')).toMatchObject([{ code: 'unknown-schema', line: 9 }]);
});

it('knows of the composed schema only what clients see', () => {
  expect(found('{ audit }', 'orders')).toEqual([]);
  expect(found('{ audit }', 'api')).toMatchObject([{ code: 'graphql-invalid' }]);
});
