import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedFiles, config } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';
import { composed } from './support/load-schema.ts';
import { readFolder } from './support/read-folder.ts';

const files = {
  'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://example.org',
  basePath: '/shop/',
  schemas: {
    instances: [
      { id: 'api-1', path: 'api-1.graphql', manual: '/1' },
      { id: 'orders', path: 'orders.graphql' },
      { id: 'stock', path: 'stock.graphql', manual: '/stock' },
    ],
    composed: { id: 'api', subgraphs: ['orders', 'stock'] },
  },
  content: [{ id: 'docs', path: 'content' }],
  sidebars: {
    api: [
      { type: 'schema', schema: 'api', groupBy: 'service' },
      { type: 'schema', schema: 'orders', groupBy: '@audited(by:)' },
      { type: 'schema', schema: 'stock', groups: [{ label: 'Goods & co', names: ['item', 'I*'] }] },
    ],
  },
};
`,
  'content/index.mdx':
    '# Shop\n\nAn [[Order]] has [[orders:Order.items]], see [[Query.order(id:)]] and [its type](schema:Order).\nAs anchors say it: [[orders:Order.items.first]] and [[orders:@audited.by]].\nNot a link: `[[Order]]`, [[two words]].\n',
  'content/stock/index.md': 'About [[Item.id]] and [[Order]].\n',
  'content/stock/inside.md': 'In [[Item]], and in [[api:Item]].\n',
  'content/1/index.md': 'As it was: [[Order]].\n',
  'content/plain.md':
    'The state [[State.OPEN]] of [[@audited]], from [[Query]] or [[stock:Query]].\n',
  'api-1.graphql': composed({ orders: 'type Query { order: Order } type Order { id: ID }' })
    .supergraph,
  'orders.graphql': `directive @audited(by: String) on OBJECT
type Query { "Looks up [[Order]] by [[stock:Item.id]]." order(id: ID!): Order }
"What was bought: [[Order.items(first:)]]."
type Order @audited(by: "Finance") { items(first: Int): [Int!] state: State }
enum State { OPEN }
`,
  'stock.graphql':
    '"Of [[Query.item]] and [[Order]]." type Item { id: ID! } type Query { item: Item }\n',
};

describe('links to definitions', () => {
  let site: FixtureSite | undefined;
  let output: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    site = await buildFixtureSite(files);
    output = readFolder(site.folder);
  });
  afterAll(() => site?.remove());

  it('are in sidebars and indexes that group a reference by service, directive or name', () => {
    const sidebar = (path: string) =>
      Array.from(
        (output[`${path}/index.html`] ?? '').matchAll(/href="?\/shop\/category\/([\w-]+)/g),
        ([, slug = '']) => slug,
      );
    const grouped = {
      'graphql/api': ['orders', 'stock', 'other'],
      'graphql/orders': ['finance', 'other-1'],
      'graphql/stock': ['goods--co', 'other-2'],
    };
    for (const [path, groups] of Object.entries(grouped)) {
      expect(sidebar(path)).toEqual(expect.arrayContaining(groups));
      for (const group of groups) expect(Object.keys(output)).toContain(`category/${group}.md`);
    }
    expect(output['category/goods--co.md']).toMatch(
      /^# Stock: Goods & co\n\n- \[Queries\].*\(1 entry\).*\n- \[Objects\].*\(1 entry\)/,
    );
    expect(output['category/finance.md']).toMatch(
      /^# Orders: Finance\n\n- \[Objects\].*\(1 entry\)/,
    );
  });

  it("are below the operations on a schema's start page, for every grouping", () => {
    expect(output['graphql/api.md']).toMatch(
      /## Queries\n\n- \[item\]\(.*\n- \[order\]\(.*\): Looks up `Order` by `Item\.id`\.\n/,
    );
    expect(output['graphql/orders.md']).toContain('## Queries\n\n- [order](');
  });

  it('lead from manuals to members and arguments, by default of the composed schema', () => {
    const html = output['index.html'] ?? '';
    expect(html).toContain(
      '<a href="/shop/graphql/api/types/objects/order"><code>Order</code></a> has <a href="/shop/graphql/orders/types/objects/order#Order.items"><code>Order.items</code></a>',
    );
    expect(html).toContain('href="/shop/graphql/api/api/queries/order#Query.order.id"');
    expect(html).toContain('<a href="/shop/graphql/api/types/objects/order">its type</a>');
    expect(html).toContain(
      'href="/shop/graphql/orders/types/objects/order#Order.items.first"><code>Order.items.first</code></a>',
    );
    expect(html).toContain(
      'href="/shop/graphql/orders/types/directives/audited#@audited.by"><code>@audited.by</code></a>',
    );
    expect(html).toContain('<code>[[Order]]</code>, [[two words]]');
    expect(output['plain/index.html']).toContain(
      'href="/shop/graphql/api/types/enums/state#State.OPEN"',
    );
    expect(output['plain/index.html']).toContain(
      'href="/shop/graphql/orders/types/directives/audited"',
    );
  });

  it('lead to root types, which have no pages, on the start page', () => {
    for (const id of ['api', 'stock']) {
      expect(output['plain/index.html']).toContain(`href="/shop/graphql/${id}#Query"`);
      expect(output[`graphql/${id}/index.html`]).toMatch(/ id="?Query"?[ >]/);
    }
  });

  it('lead from the manual of a schema to this schema first', () => {
    expect(output['stock.md']).toContain(
      'About [`Item.id`](https://example.org/shop/graphql/stock/types/objects/item#Item.id) and [`Order`](https://example.org/shop/graphql/api/types/objects/order).',
    );
    expect(output['stock/inside.md']).toContain(
      'In [`Item`](https://example.org/shop/graphql/stock/types/objects/item), and in [`Item`](https://example.org/shop/graphql/api/types/objects/item).',
    );
  });

  it('lead to the supergraph of an older version from its manual only', () => {
    expect(output['1.md']).toContain('/graphql/api-1/types/objects/order)');
    expect(output['index.md']).not.toContain('/graphql/api-1/');
  });

  it('lead from descriptions to the schema of the page first, in pages and twins', () => {
    for (const schema of ['api', 'orders']) {
      expect(output[`graphql/${schema}/types/objects/order/index.html`]).toContain(
        `<a href=/shop/graphql/${schema}/types/objects/order#Order.items.first><code>Order.items(first:)</code></a>`,
      );
    }
    expect(output['graphql/stock/types/objects/item.md']).toContain(
      'Of [`Query.item`](https://example.org/shop/graphql/stock/api/queries/item) and [`Order`](https://example.org/shop/graphql/api/types/objects/order).',
    );
    expect(output['graphql/api/types/objects/item.md']).toContain(
      'Of [`Query.item`](https://example.org/shop/graphql/api/api/queries/item) and',
    );
    expect(output['graphql/api/api/queries/order.md']).toContain(
      'Looks up [`Order`](https://example.org/shop/graphql/api/types/objects/order) by [`Item.id`](https://example.org/shop/graphql/stock/types/objects/item#Item.id).',
    );
    expect(output['index.md']).toContain(
      '[`Order.items`](https://example.org/shop/graphql/orders/types/objects/order#Order.items)',
    );
    expect(output['graphql/api/api/queries/order/index.html']).toContain(
      '<meta name="description" content="Looks up Order by Item.id.">',
    );
  });
});

it('broken links to definitions are reported at their place, with suggestions', async () => {
  const broken = buildFixtureSite({
    ...files,
    'content/stock/index.md': 'About [[Item.id]] and [[Order]].\n',
    'content/stock/inside.md': 'In [[Item]], and in [[api:Item]].\n',
    'content/plain.md':
      'One\n\nThe state [[State.OPNE]] of [[ordrs:Order]].\n\nIn [[warehouse:Item.id]].\n\nIn [[orders:Item.id]].\n\nIn [[wares:Thing]].\n\nNo [[Mutation]].\n',
    'stock.graphql': 'type Query { item: Item }\n"Of an [[Ordr]]."\ntype Item { id: ID! }\n',
  });
  const message = await broken.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message).toContain('error broken-link  content/plain.md:3:11');
  expect(message).toContain('The link to "State.OPNE" is broken');
  expect(message).toContain('Did you mean "[[State.OPEN]]"?');
  expect(message).toContain('Did you mean "[[orders:Order]]"?');
  expect(message).toContain('error broken-link  content/plain.md:5:4');
  expect(message).toContain('Did you mean "[[api:Item.id]]" or "[[stock:Item.id]]"?');
  expect(message).toContain('error broken-link  content/plain.md:7:4');
  expect(
    message.match(/Did you mean "\[\[api:Item.id\]\]" or "\[\[stock:Item.id\]\]"/g),
  ).toHaveLength(2);
  expect(message).toContain('error broken-link  content/plain.md:9:4');
  expect(message).toContain(
    'The link to "wares:Thing" is broken: there is no schema with this id.',
  );
  expect(message).toContain('hint: There are the schemas api-1, orders, stock and api.');
  expect(message).toContain('error broken-link  content/plain.md:11:4');
  expect(message).toContain('Correct the schema coordinate, or remove the link.');
  expect(message).toContain('error broken-link  stock.graphql:2:8');
  expect(message).toContain('Did you mean "[[Order]]"?');
});

it('a broken link in a description is reported in its line although HTML in the description is kept as text', async () => {
  const broken = buildFixtureSite({
    'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://example.org',
  schemas: { instances: [{ id: 'shop', path: 'shop.graphql' }] },
};
`,
    'shop.graphql': `"""
One

<script>alert(1)</script> <img src="/x.png">
"""
type Query {
  """
  One

  <script>x</script>
  <img src="/y.png"> [a](/nowhere)
  """
  a: Int
}
`,
  });
  await expect(broken).rejects.toThrow(
    /shop\.graphql:4:.*shop\.graphql:11:3.*shop\.graphql:11:22/s,
  );
});

it('a manual that does not exist is reported at its key in the configuration', async () => {
  const found = await checkedFiles({
    'site.config.ts': config(`
schemas: {
  instances: [
    { id: 'stock', path: 'stock.graphql', manual: '/stok' },
  ],
},
`),
    'stock.graphql': 'type Query { stock: Int }\n',
    'content/stock.md': '# Stock\n',
  });
  expect(found).toEqual([
    'broken-link site.config.ts:4:43: The link to "/stok" is broken: there is no page, file or redirect at this address.',
  ]);
});
