import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';

const files = (description: string) => ({
  'site.config.ts': config(
    `schemas: { instances: [{ id: 'orders', path: 'orders.graphql' }], composed: { id: 'api' } }`,
  ),
  'content/index.md': '# Shop\n',
  'orders.graphql': 'type Query { order(id: ID!): Order } type Order { id: ID! total: Int }\n',
  'orders.examples.graphql': `${description}\nquery Look($id: ID! = "1") { order(id: $id) { id } }\n`,
});

it('shows what authors say about an example, on both pages and in twins', async () => {
  const site = await buildFixtureSite(
    files('"As a **guest**, see [[Order.total]]. <script>alert(1)</script>"'),
  );
  try {
    const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
    for (const schema of ['orders', 'api']) {
      const page = `graphql/${schema}/api/queries/order`;
      const html = read(`${page}/index.html`);
      const total = `/graphql/${schema}/types/objects/order#Order.total`;
      expect(html).toContain(
        `<p>As a <strong>guest</strong>, see <a href=${total}><code>Order.total</code></a>.`,
      );
      expect(html).not.toMatch(/<script>alert/);
      expect(html).not.toContain('As a **guest**');
      expect(read(`${page}.md`)).toMatch(
        /As a \*\*guest\*\*, see \[`Order\.total`\][^\n]*\n\n```graphql\nquery Look/,
      );
    }
  } finally {
    await site.remove();
  }
});

it('names examples in twins, too, if an operation has several', async () => {
  const shop = files('"For guests."');
  const site = await buildFixtureSite({
    ...shop,
    'orders.examples.graphql': `${shop['orders.examples.graphql']}query Total { order(id: "1") { total } }\n`,
  });
  try {
    const twin = readFileSync(join(site.folder, 'graphql/orders/api/queries/order.md'), 'utf8');
    const headings = Array.from(twin.matchAll(/^### (.*)$/gm), ([, text]) => text);
    expect(headings).toEqual(['Look', 'Total']);
    expect(twin).toContain('### Look\n\nFor guests.\n\n```graphql\nquery Look');
  } finally {
    await site.remove();
  }
});

it('reports broken links in them where they are written', async () => {
  const found = await diagnosticsOf(files('"See [this](/nowhere)."'));
  expect(found.map(({ code, place }) => [code, place])).toEqual([
    ['broken-link', { file: 'orders.examples.graphql', line: 1, column: 6 }],
  ]);
});

it('warns of hidden names in those of examples that readers see', async () => {
  const shop = files('"Without the `Order.total`."');
  const found = await diagnosticsOf({
    ...shop,
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'orders', path: 'orders.graphql' }], composed: { id: 'api' }, hide: { names: ['Order.total'] } }`,
    ),
    'orders.examples.graphql': `${shop['orders.examples.graphql']}
"Reads Order.total."
query Internal { order(id: "1") { total } }
`,
  });
  expect(found.map(({ code, message, place }) => [code, message, place])).toEqual([
    [
      'hidden-name',
      'The description of the example "Look" names "Order.total", which is hidden.',
      expect.objectContaining({ file: 'orders.examples.graphql', line: 1, column: 15 }),
    ],
  ]);
});
