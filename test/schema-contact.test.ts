import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

const CONTACT = `directive @contact(
  "Contact title of the subgraph owner"
  name: String!
  "URL where the subgraph's owner can be reached"
  url: String
  "Other relevant notes can be included here; supports markdown links"
  description: String
) on SCHEMA
`;

const orders = (contact: string, type = 'type Query { order: Int }') =>
  `${CONTACT}extend schema @contact(${contact})\n${type}\n`;

const files = (contact: string, more = '') => ({
  'site.config.ts': config(
    `schemas: { instances: [{ id: 'orders', path: 'orders.graphql' }, { id: 'stock', path: 'stock.graphql' }], composed: { id: 'api' }${more} }, sidebars: { api: [{ type: 'schema', schema: 'api' }, { type: 'schema', schema: 'orders' }, { type: 'schema', schema: 'stock' }] }`,
  ),
  'content/index.md': '# Shop\n',
  'orders.graphql': orders(contact),
  'stock.graphql': orders('name: "Ware & <house> \u202e", url: "/help us"').replaceAll(
    'order',
    'item',
  ),
});

describe('the contact of a schema', () => {
  let site: FixtureSite;
  const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
  beforeAll(async () => {
    site = await buildFixtureSite(
      files(
        'name: "Orders team", url: "mailto:orders@shop.example", description: "Urgent? Write to [#oncall](https://chat.example/oncall)."',
      ),
    );
  });
  afterAll(() => site.remove());

  it('is on its start page, with a link and the notes', () => {
    const html = read('graphql/orders/index.html');
    expect(html).toMatch(/Contact: <a href=mailto:orders@shop\.example [^>]*>Orders team<\/a>/);
    expect(html).toMatch(/Urgent\? Write to <a href=https:\/\/chat\.example\/oncall>/);
    // The section with the other directives of the schema does not repeat it.
    expect(html).not.toContain('(name:');
  });

  it('is plain text if its address cannot be a link', () => {
    expect(read('graphql/stock/index.html')).toContain(
      'Contact: Ware &amp; &lt;house&gt; \u202e\u202c</p>',
    );
    expect(read('graphql/stock.md')).toContain('Contact: Ware & \\<house>');
  });

  it('is in the Markdown twin', () => {
    expect(read('graphql/orders.md')).toContain(
      'Contact: [Orders team](mailto:orders@shop.example)\n\nUrgent? Write to [#oncall](https://chat.example/oncall).\n',
    );
  });

  it('is named on the start page of the composed schema, on the card of the service', () => {
    const html = read('graphql/api/index.html').replaceAll('<!-- -->', '');
    expect(html).toMatch(/Orders<\/a>.*?Contact: Orders team/);
    expect(html).not.toMatch(/<p>Contact/);
    expect(read('graphql/api.md')).toMatch(/- \[Orders\]\([^)]*\): Contact: Orders team/);
  });
});

it('hides the contact together with its directive', async () => {
  const site = await buildFixtureSite(
    files('name: "Orders team"', `, hide: { names: ['@contact'] }`),
  );
  try {
    for (const path of ['graphql/orders/index.html', 'graphql/api/index.html', 'graphql/orders.md'])
      expect(readFileSync(join(site.folder, path), 'utf8')).not.toContain('Orders team');
  } finally {
    await site.remove();
  }
});

it('shows what the words do not say: other arguments, other contacts and addresses that are text', async () => {
  const own =
    'directive @contact(name: String!, url: String, channel: String) repeatable on SCHEMA\n';
  const by = (first: string) =>
    `${own}extend schema @contact(${first}) @contact(name: "Night shift")\ntype Query { order: Int }\n`;
  const site = await buildFixtureSite({
    ...files(''),
    'orders.graphql': by('name: "Orders\\n\\n# team", channel: "#orders"'),
    'stock.graphql': by('name: "Stock", url: "ask the desk"'),
  });
  try {
    const orders = readFileSync(join(site.folder, 'graphql/orders.md'), 'utf8');
    expect(orders).toContain('\nContact: Orders # team\n');
    expect(orders).toContain('channel: "#orders")`](');
    expect(orders).toContain('@contact(name: "Night shift")`](');
    expect(readFileSync(join(site.folder, 'graphql/stock.md'), 'utf8')).toContain(
      '@contact(name: "Stock", url: "ask the desk")`](',
    );
  } finally {
    await site.remove();
  }
});

it('reports links in the notes that lead nowhere, and addresses that would run', async () => {
  const found = await diagnosticsOf(
    files('name: "Orders team", url: "javascript:alert(1)", description: "See [us](/team)."'),
  );
  expect(found.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
    ['unsafe-address', 'orders.graphql', 9],
  ]);
  const broken = await diagnosticsOf(
    files('name: "Us", url: "/desk", description: "See [us](/team)."'),
  );
  expect(broken.map(({ code, place }) => [code, place?.file, place?.line, place?.column])).toEqual([
    ['broken-link', 'orders.graphql', 9, 41],
    ['broken-link', 'orders.graphql', 9, 68],
  ]);
});

it.each(['name: 5', 'name: "  "', 'title: "Orders team"'])(
  'takes a directive of that name without a name for a directive of the team: %s',
  async (args) => {
    const wanted = args.split(':')[0] ?? '';
    const own = `directive @contact(${wanted}: ${args.includes('5') ? 'Int' : 'String'}) on SCHEMA\n`;
    const site = await buildFixtureSite({
      ...files('name: "Orders team"'),
      'orders.graphql': `${own}extend schema @contact(${args})\ntype Query { order: Int }\n`,
    });
    try {
      const html = readFileSync(join(site.folder, 'graphql/orders/index.html'), 'utf8');
      expect(html).not.toContain('Contact:');
    } finally {
      await site.remove();
    }
  },
);
