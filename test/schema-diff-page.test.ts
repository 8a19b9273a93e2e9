import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffProject, LATER } from './support/diff-project.ts';
import { runDocgen } from './support/run-docgen.ts';

const { project, write, diff, diffIn } = diffProject();

it('the effect of bidirectional control characters ends with their text on the page', async () => {
  const turned = LATER.replace(
    'sum: Int',
    'sum: Int @deprecated(reason: "\u202eNo [[Order.id]] \u2067x")',
  );
  write({ 'straight.graphql': LATER, 'turned\u202e.graphql': turned });
  const { code } = await diff('straight.graphql', 'turned\u202e.graphql', '--page', 'changes.md');
  expect(code).toBe(0);
  const page = readFileSync(join(project, 'changes.md'), 'utf8');
  expect(page).toContain('to turned\u202e.graphql\u202c, ');
  expect(page).toMatch(/\u202eNo \u202c`Order\.id` \u2067x\u2069/);
});

it.skipIf(process.platform === 'win32')('does not wait for a pipe in its place', async () => {
  execFileSync('mkfifo', [join(project, 'pipe.md')]);
  write({ 'same.graphql': LATER });
  const { code, stderr } = await diff('same.graphql', 'same.graphql', '--page', 'pipe.md');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error page-not-writable {2}pipe\.md\n/);
});

it('gathers the changes of implementing types on the page, not in reports', async () => {
  const all = (fields: string) =>
    `type Query { node: Node }\ninterface Node { id: ID! ${fields} }\n${['A', 'B'].map((name) => `type ${name} implements Node { id: ID! ${fields} }`).join('\n')}\n`;
  write({ 'short.graphql': all(''), 'long.graphql': all('gone: Int') });
  const versions = ['long.graphql', 'short.graphql'];
  const args = ['--page', 'changes.md', '--fail-on', 'breaking'];
  const { code, stdout } = await diff(...versions, ...args, '--format', 'json');
  expect(code).toBe(1);
  const { breaking, changes } = JSON.parse(stdout);
  const ofInterfaces = changes.map((change: { coordinate: string; ofInterface?: string }) => [
    change.coordinate,
    change.ofInterface,
  ]);
  expect([breaking, ...ofInterfaces]).toEqual([
    3,
    ['A.gone', 'Node'],
    ['B.gone', 'Node'],
    ['Node.gone', undefined],
  ]);
  const page = readFileSync(join(project, 'changes.md'), 'utf8');
  expect(page).toMatch(/, 3 changes\\?: 3 breaking\./);
  expect(page.match(/^- .*/gm)).toEqual([
    '- `Node.gone` was removed. Also in `A` and `B`, which implement `Node`.',
  ]);
  const pretty = await diff(...versions);
  expect(pretty.stdout.match(/^ {2}\S+ was removed\. /gm)).toHaveLength(3);
});

describe('the page of docgen schema-diff', () => {
  const ITEMS =
    'type Query { items(first: Int): Item stock: Int }\ntype Item { id: ID! sum: Int }\n';
  const OTHER = `"See [[Item.id]]."
enum State { OPEN DONE }
union Any = Item | Box
directive @audited(by: String) on OBJECT
`;
  const now = `type Query {
  items(first: Int, after: ID): Item!
  stock(unit: String = "Item"): Int
  hidden: Int
  old: Int @deprecated(reason: "Use![[Query.items]], [[stock:Box.id]] or [[Gone.id]] in \`{a}\`.")
}
type Item { id: ID! total: Money }
type Box { id: ID! }
scalar Money
${OTHER}`;
  const itemsBefore = ITEMS.replace(
    'stock: Int',
    'stock(defaultValue: Int, unit: String): Int old: Int hidden: String',
  ).replace('sum: Int', 'sum: Int @deprecated(reason: "Money is [[Gone.id]] now.")');
  const before = `${itemsBefore}type Box { id: ID! }
${OTHER.replace(' DONE', ' GONE').replace(' | Box', '').replace('(by: String)', '(by: String, on: Int)')}`;
  const pageOf = async (...args: string[]) => {
    write({
      'linked/docs/site.config.mjs':
        'export default { title: "Shop", url: "https://shop.example", content: [{ id: "docs", path: "pages" }], schemas: { hide: { names: ["Query.hidden"] }, instances: [{ id: "orders", path: "../all services/orders.graphql", strictness: "lenient" }, { id: "stock", path: "../all services/stock.graphql" }], composed: { id: "api" } }, sidebars: { api: ["api", "orders", "stock"].map((schema) => ({ type: "schema", schema })) } };\n',
      'linked/before/orders.graphql': before,
      'linked/before/stock.graphql': ITEMS,
      'linked/all services/orders.graphql': now,
      'linked/all services/stock.graphql': `${ITEMS}type Box { id: ID! }\n`,
      'linked/docs/pages/index.md': '# Shop\n',
    });
    const paths = ['before', 'all services', '--page', 'docs/pages/changes.mdx'];
    const run = await diffIn('linked', ...paths, '--config', 'docs/site.config.mjs', ...args);
    return {
      ...run,
      page: () => readFileSync(join(project, 'linked/docs/pages/changes.mdx'), 'utf8'),
    };
  };

  it('links to the compared schemas of the site, and to nothing else', async () => {
    const { code, stderr, page } = await pageOf();
    expect(code, stderr).toBe(0);
    expect(page().match(/^- .*/gm)).toEqual([
      '- `GONE` was removed from enum type [`State`](schema:api:State). (orders)',
      '- [`Box`](schema:api:Box) was added to union type [`Any`](schema:api:Any). (orders)',
      '- [`DONE`](schema:api:State.DONE) was added to enum type [`State`](schema:api:State). (orders)',
      '- [`Item.sum`](schema:api:Item.sum) is no longer deprecated. (stock)',
      '- [`Item.total`](schema:api:Item.total) was added. (orders)',
      '- [`Money`](schema:api:Money) was added. (orders)',
      '- [`Query.old`](schema:api:Query.old) is deprecated\\: Use\\![`Query.items`](schema:api:Query.items), [`Box.id`](schema:stock:Box.id) or `Gone.id` in `{a}`. (orders)',
      // Members that clients do not see are linked in the schema of their service.
      '- `Item.sum` was removed. It was deprecated\\: Money is `Gone.id` now. (orders)',
      '- [`Query.stock`](schema:orders:Query.stock) arg `defaultValue` was removed. (orders)',
      '- An optional arg [`after`](schema:orders:Query.items(after:)) on [`Query.items`](schema:orders:Query.items) was added. (orders)',
      '- [`Query.stock`](schema:orders:Query.stock) arg [`unit`](schema:orders:Query.stock(unit:)) now has defaultValue "Item". (orders)',
      '- `on` was removed from [`@audited`](schema:orders:@audited). (orders)',
      '- [`Query.items`](schema:orders:Query.items) changed type from [`Item`](schema:orders:Item) to [`Item!`](schema:orders:Item). (orders)',
      '- [`Box`](schema:stock:Box) was added. (stock)',
    ]);
    const built = await runDocgen(['build'], join(project, 'linked/docs'));
    expect(built.code, built.stderr).toBe(0);
    expect(readFileSync(join(project, 'linked/docs/dist/changes.md'), 'utf8')).toContain(
      '[`Item.total`](https://shop.example/graphql/api/types/objects/item#Item.total)',
    );
  });

  it('links to the schema of --schema', async () => {
    // Not a definition, though a type has the same name.
    write({ 'linked/before/Box.graphql': 'type Query { gone: Int }\n' });
    const { code, stderr, page } = await pageOf('--schema', 'api');
    expect(code, stderr).toBe(0);
    expect(page()).toContain('[`Query.items`](schema:api:Query.items) changed type');
    expect(page()).toContain('- The schema `Box` was removed.');
    const unknown = await pageOf('--schema', 'apu');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toMatch(/error unknown-schema[\s\S]*Did you mean "api"\?/);
  });

  it.each([
    ['it is no page of the site', ['before', 'all services', '--page', 'docs/CHANGES.md']],
    ['no schema has the files', ['all services', 'before', '--page', 'docs/pages/changes.md']],
  ])('has no links if %s', async (_when, args) => {
    await pageOf();
    const { code } = await diffIn('linked', ...args, '--config', 'docs/site.config.mjs');
    expect(code).toBe(0);
    const text = readFileSync(join(project, 'linked', args.at(-1) ?? ''), 'utf8');
    expect(text).toMatch(/^- `Item.total` was (?:added|removed)/m);
    expect(text).not.toContain('](schema:');
  });
});
