import { expect, it } from 'vitest';
import { composed } from '../../../../test/support/load-schema.ts';

const ORDERS = 'type Query { order: Order } type Order @key(fields: "id") { id: ID! }';

function found(from: string, link = 'import: ["@key", "@override"]', override = '@override') {
  return composed({
    'Order-Service': ORDERS,
    billing: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", ${link})
type Order @key(fields: "id") {
  id: ID!
  total: Int ${override}(from: ${JSON.stringify(from)})
}`,
  }).diagnostics;
}

it('tells of fields that are moved from a subgraph that does not exist', () => {
  expect(found('nowhere')).toEqual([
    {
      code: 'unknown-subgraph',
      severity: 'warning',
      message:
        '"Order.total" in the subgraph "billing" is moved from "nowhere", but the composed schema has no subgraph of this name.',
      hint: expect.stringContaining('Remove the `@override` if the subgraph is gone.'),
      place: { file: 'billing.graphql', line: 4, column: 30, endLine: 4, endColumn: 39 },
      source: expect.stringContaining('"nowhere"'),
    },
  ]);
});

it('knows the names of subgraphs, and those that are nearly theirs', () => {
  expect(found('Order-Service')).toEqual([]);
  expect(found('ORDER_SERVICE')).toMatchObject([{ hint: 'Did you mean "Order-Service"?' }]);
});

it('knows the directive under the name that the subgraph has for it', () => {
  const alias = 'import: ["@key", { name: "@override", as: "@moved" }]';
  for (const [link, name] of [
    [alias, '@moved'],
    ['as: "fed", import: ["@key"]', '@fed__override'],
  ]) {
    expect(found('nowhere', link, name)).toMatchObject([{ code: 'unknown-subgraph' }]);
  }
});
