import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkedFiles, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';
import { readFolder } from './support/read-folder.ts';

const link = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.7"
  import: ["@key"]
)`;

const config = (orders = 'reference: false') => `export default {
  title: 'Shop',
  url: 'https://example.org',
  schemas: {
    instances: [
      { id: 'orders', path: 'orders.graphql', manual: '/orders', ${orders} },
      { id: 'stock', path: 'stock.graphql', reference: false },
      { id: 'people', path: 'people.graphql' },
    ],
    composed: { id: 'api' },
  },
  content: [{ id: 'docs', path: 'content' }],
  sidebars: { api: [{ type: 'schema', schema: 'api' }, { type: 'schema', schema: 'people' }] },
};
`;

const files = {
  'site.config.ts': config(),
  'content/index.md': '# Shop\n\nAn [[Order]] has a [[Person]].\n',
  'content/orders.md':
    '# Orders\n\nOne [[Order.shown]] of the API.\n\n```graphql\n{ order { shown inStock } }\n```\n\n```graphql schema=stock\n{ shelves }\n```\n',
  'orders.graphql': `${link}
"Roots of the orders."
type Query { order: Order }
"What a customer buys."
type Order @key(fields: "id") { id: ID! shown: Int }
`,
  'stock.graphql': `${link}
"Roots of the stock."
type Query { shelves: Int }
"An order to pack."
type Order @key(fields: "id") { id: ID! inStock: Boolean }
`,
  'people.graphql': `${link}
"Roots of the people."
type Query { person: Person }
type Person @key(fields: "id") { id: ID! }
`,
};

let site: FixtureSite;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await buildFixtureSite(files);
  output = new Map(Object.entries(readFolder(site.folder)));
});

afterAll(() => site.remove());

it('has no pages of the service, and nothing that leads to them', () => {
  const paths = [...output.keys()];
  expect(paths).toContain('graphql/people/types/objects/person/index.html');
  expect(paths).toContain('graphql/api/types/objects/order/index.html');
  expect(paths.filter((path) => /graphql\/(orders|stock)\b/.test(path))).toEqual([]);
  for (const [path, text] of output) {
    expect(text, path).not.toMatch(/graphql\/(orders|stock)\b/);
  }
});

it('names the service as owner, with a link to its manual if it has one', () => {
  const html = output.get('graphql/api/types/objects/order/index.html') ?? '';
  expect(html).toMatch(/<a href=\/orders class=service-\d+>Orders<\/a>/);
  expect(html).toMatch(/<span class=service-\d+>Stock<\/span>/);
  const twin = output.get('graphql/api/types/objects/order.md') ?? '';
  expect(twin).toContain('[Orders](https://example.org/orders)');
  expect(twin).toMatch(/Stock \(`inStock`\)/);
  const start = output.get('graphql/api.md') ?? '';
  expect(start).toContain('[Orders](https://example.org/orders): Roots of the orders.');
  expect(start).toContain('Stock: Roots of the stock.');
  expect(start).toContain('Subgraphs without pages: Stock.');
});

// The operation on the manual has a field of another service.
it('looks up definitions on its manual in the composed schema', () => {
  const html = output.get('orders/index.html') ?? '';
  expect(html).toContain('href="/graphql/api/types/objects/order#Order.shown"');
});

it('adds the references of services again', async () => {
  await site.change({ 'site.config.ts': config('reference: true') });
  const html = readFolder(site.folder)['graphql/api/types/objects/order/index.html'] ?? '';
  expect(html).toMatch(
    /<a href=\/graphql\/orders\/types\/objects\/order class=service-\d+>Orders<\/a>/,
  );
});

it('reports references to schemas without pages, and schemas that nothing shows', async () => {
  const found = await checkedFiles({
    ...files,
    'site.config.ts': config()
      .replace("{ type: 'schema', schema: 'people' }", "{ type: 'schema', schema: 'orders' }")
      .replace("composed: { id: 'api' }", "composed: { id: 'api', subgraphs: ['orders'] }"),
  });
  expect(found).toEqual([
    'invalid-config-value site.config.ts:7:45: schemas.instances[1].reference is false, but "stock" does not take part in a composed schema, so the site would show nothing of it.',
    'unknown-config-reference site.config.ts:13:74: sidebars.api[1].schema refers to the schema "orders", of which the site has no reference.',
  ]);
  const linked = await checkedFiles({ ...files, 'content/index.md': 'See [[stock:Order]].\n' });
  expect(linked).toEqual([expect.stringContaining('content/index.md:1:5')]);
});

it('says why a page of the service is missing, and where its definitions are', async () => {
  const noPages = (id: string) =>
    `The site has no pages of the schema "${id}", because of its \`reference: false\`.`;
  const hints = async (links: string) => {
    const found = await diagnosticsOf({ ...files, 'content/index.md': `# Shop\n\n${links}\n` });
    return found.map(({ code, hint }) => [code, hint]);
  };
  expect(
    await hints(
      '[a](/graphql/orders/types/objects/order#Order.shown) [b](/graphql/orders) [c](/graphql/stock/types/objects/shelf) [[stock:Order]] [d](/graphql/people/nope)',
    ),
  ).toEqual([
    [
      'broken-link',
      `${noPages('orders')} Link to "/graphql/api/types/objects/order" of the composed schema.`,
    ],
    ['broken-link', `${noPages('orders')} Link to "/graphql/api" of the composed schema.`],
    ['broken-link', `${noPages('stock')} Remove the link, or this setting.`],
    ['broken-link', `${noPages('stock')} Did you mean "[[api:Order]]"?`],
    ['broken-link', expect.not.stringContaining('reference')],
  ]);
});

it('validates fences that name the service', async () => {
  const found = await checkedFiles({
    ...files,
    'content/index.md': '# Shop\n\n```graphql schema=stock\n{ person }\n```\n',
  });
  expect(found).toEqual([expect.stringContaining('content/index.md:4:3')]);
});

it('groups the composed schema by a directive of the service that composition drops', async () => {
  const orders = files['orders.graphql']
    .replace('{ order: Order }', '{ order: Order @doc(category: "Sales") }')
    .concat('directive @doc(category: String) on FIELD_DEFINITION\n');
  const grouped = await buildFixtureSite({
    ...files,
    'site.config.ts': config().replace("'api' }, {", "'api', groupBy: '@doc(category:)' }, {"),
    'orders.graphql': orders,
  });
  try {
    const { 'graphql/api/api/queries/order/index.html': page } = readFolder(grouped.folder);
    expect(page).toContain('<a href=/category/sales>Sales</a>');
  } finally {
    await grouped.remove();
  }
});
