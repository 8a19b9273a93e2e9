import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDocgen } from './support/run-docgen.ts';

const project = mkdtempSync(join(tmpdir(), 'docgen-diff-'));
afterAll(() => rmSync(project, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: project,
    stdio: 'pipe',
  });

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
}

const ORDERS = 'type Query {\n  order: Order\n}\n\ntype Order {\n  id: ID!\n  total: Int\n}\n';
const LATER = 'type Query {\n  order: Order\n}\n\ntype Order {\n  id: ID!\n  sum: Int\n}\n';

beforeAll(() => {
  write({
    'schemas/orders.graphql': ORDERS,
    'schemas/users.graphql': 'enum Role { ADMIN }\ntype Query { role: Role }\n',
    'schemas/orders.examples.graphql': '{ order { id } }',
    'schemas/README.md': 'No schema.',
    'texts/README.md': 'No schema.',
    'pieces/a.graphql': 'type Query { order: Order }\n',
    'pieces/b.graphql': 'type Order { id: ID! }\n',
    'old.graphql': ORDERS,
    'new.graphql': LATER,
    'same.graphql': `${ORDERS}# a comment\n`,
    'broken.graphql': 'type Query {',
  });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Schemas of two services');
  write({
    'schemas/orders.graphql': LATER,
    'schemas/users.graphql': 'enum Role { ADMIN GUEST }\ntype Query { role: Role }\n',
    'schemas/taxes.graphql': 'type Query { rate: Int }\n',
  });
});

const diff = (...args: string[]) => runDocgen(['schema-diff', ...args], project);
const diffIn = (folder: string, ...args: string[]) =>
  runDocgen(['schema-diff', ...args], join(project, folder));

describe('docgen schema-diff', () => {
  it('tells changes by what they do, with their places', async () => {
    expect(await diff('old.graphql', 'new.graphql')).toEqual({
      code: 0,
      stdout: `Breaking
  Order.total was removed.  old.graphql:7:3

Safe
  Order.sum was added.  new.graphql:7:3

2 changes: 1 breaking, 1 safe
`,
      stderr: '',
    });
  });

  it('compares a commit with the folder, service by service', async () => {
    expect((await diff('main:schemas', 'schemas')).stdout).toBe(`Breaking
  Order.total was removed.  main:schemas/orders.graphql:7:3

Dangerous
  GUEST was added to enum type Role.  schemas/users.graphql:1:19

Safe
  Order.sum was added.  schemas/orders.graphql:7:3
  The schema taxes was added.  taxes

4 changes: 1 breaking, 1 dangerous, 2 safe
`);
    expect((await diff('HEAD:schemas/users.graphql', 'schemas/users.graphql')).stdout).toContain(
      'GUEST was added to enum type Role.  schemas/users.graphql:1:19',
    );
  });

  it.each([
    ['main:./schemas', ''],
    ['main:schemas/', ''],
    ['main:pieces/../schemas', ''],
    ['main:../schemas', 'pieces'],
    ['main:.', 'schemas'],
    ['main:', 'schemas'],
  ])('finds the folder that %s means in "%s"', async (name, folder) => {
    const same = folder === '' ? 'main:schemas' : 'main:../schemas';
    const { stdout } = await diffIn(folder, name, same, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ changes: [] });
  });

  it('tells nothing of what a configuration hides, on the page neither', async () => {
    write({
      'hides.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { hide: { names: ["Order.total"], directives: ["@tag"] }, instances: [{ id: "orders", path: "new.graphql" }] } };\n',
      'tagged.graphql': `directive @tag on FIELD_DEFINITION\n${LATER.replace('sum: Int', 'sum: Int secret: Int @tag')}`,
    });
    const { stdout } = await diff(
      ...['old.graphql', 'tagged.graphql', '--config', 'hides.mjs', '--page', 'hidden.md'],
    );
    expect(stdout).toContain('Order.sum was added.');
    for (const text of [stdout, readFileSync(join(project, 'hidden.md'), 'utf8')]) {
      expect(text).not.toMatch(/total|secret/);
    }
    expect((await diff('old.graphql', 'new.graphql', '--config', 'none.mjs')).stderr).toContain(
      'config-missing',
    );
  });

  it('hides what the configuration of the folder hides', async () => {
    write({
      'shop/site.config.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { hide: { names: ["Order.total"] }, instances: [{ id: "orders", path: "new.graphql" }] } };\n',
      'shop/old.graphql': ORDERS,
      'shop/new.graphql': LATER,
    });
    const { stdout } = await diffIn('shop', 'old.graphql', 'new.graphql');
    expect(stdout).toMatch(/^Safe\n {2}Order\.sum was added/);
  });

  it('hides in all subgraphs what one of them hides', async () => {
    const subgraph = (applied: string, type: string) =>
      `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@inaccessible", "@shareable"])\ntype Query { a: Order @shareable }\ntype Order { id: ID! @shareable secret: ${type} @shareable ${applied} }\n`;
    write({
      'graph/site.config.mjs':
        'export default { title: "Shop", url: "https://shop.example", schemas: { hide: { directives: ["@inaccessible"] }, composed: { id: "api" }, instances: [{ id: "a", path: "old/a.graphql" }, { id: "b", path: "old/b.graphql" }] } };\n',
      'graph/old/a.graphql': subgraph('@inaccessible', 'Int'),
      'graph/old/b.graphql': subgraph('', 'Int'),
      'graph/new/a.graphql': subgraph('@inaccessible', 'String'),
      'graph/new/b.graphql': subgraph('', 'String'),
    });
    expect((await diffIn('graph', 'old', 'new')).stdout).toBe('no changes\n');
  });

  it('takes absolute paths, of files and of folders', async () => {
    for (const path of ['old.graphql', 'schemas']) {
      const { stdout } = await diff(join(project, path), path, '--format', 'json');
      expect(JSON.parse(stdout)).toMatchObject({ changes: [] });
    }
  });

  it('takes files that define the same type for services, whatever is wrong with them', async () => {
    const service = (field: string, type: string) =>
      `type Query { ${field}: Sum @cached }\ntype Sum { ${field}: ${type} }\n`;
    write({
      'lenient/old folder/a.graphql': service('a', 'Money'),
      'lenient/old folder/b.graphql': service('b', 'Money'),
      'lenient/new folder/a.graphql': service('a', 'Money'),
      'lenient/new folder/b.graphql': service('b', 'Float'),
    });
    const { stdout } = await diffIn('lenient', 'old folder', 'new folder');
    expect(stdout).toBe(`Breaking
  Money was removed.  b
  Sum.b changed type from Money to Float.  new folder/b.graphql:2:12

2 changes: 2 breaking
`);
  });

  it('takes files that need each other for one schema', async () => {
    const { code, stdout } = await diff('pieces', 'old.graphql');
    expect(code).toBe(0);
    expect(stdout).toBe('Safe\n  Order.total was added.  old.graphql:7:3\n\n1 change: 1 safe\n');
  });

  it('reports to programs', async () => {
    const { stdout } = await diff('main:schemas', 'schemas', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      breaking: 1,
      dangerous: 1,
      safe: 2,
      changes: [
        {
          criticality: 'breaking',
          type: 'FIELD_REMOVED',
          schema: 'orders',
          coordinate: 'Order.total',
          place: { file: 'main:schemas/orders.graphql', line: 7, column: 3 },
        },
        { type: 'VALUE_ADDED_TO_ENUM', schema: 'users', coordinate: 'Role.GUEST' },
        { type: 'ADDED', coordinate: 'Order.sum' },
        { type: 'SCHEMA_ADDED', schema: 'taxes' },
      ],
    });
  });

  it.each([
    [['old.graphql', 'new.graphql', '--fail-on', 'breaking'], 1],
    [['old.graphql', 'new.graphql', '--fail-on', 'dangerous'], 1],
    [['new.graphql', 'new.graphql', '--fail-on', 'dangerous'], 0],
    [['main:schemas/users.graphql', 'schemas/users.graphql', '--fail-on', 'breaking'], 0],
    [['main:schemas/users.graphql', 'schemas/users.graphql', '--fail-on', 'dangerous'], 1],
  ])('%j ends with %i', async (args, code) => {
    expect((await diff(...args)).code).toBe(code);
  });

  it('says when there is nothing to tell', async () => {
    expect((await diff('old.graphql', 'same.graphql')).stdout).toBe('no changes\n');
  });

  it.each([
    ['nowhere', '"nowhere" is no version of a schema: there is no such file or folder.'],
    ['', '"" is no version of a schema: there is no such file or folder.'],
    ['nobranch:schemas', 'is no version of a schema: git finds no commit "nobranch" here.'],
    ['--help:schemas', 'is no version of a schema: git finds no commit "--help" here.'],
    ['main:no/thing', '"main:no/thing" is no version of a schema: the commit has no "no/thing".'],
    ['main:texts', '"main:texts" is no version of a schema: it holds no SDL files.'],
    ['broken.graphql', 'broken.graphql:1:13'],
  ])('says what is wrong with %s', async (name, message) => {
    const { code, stdout, stderr } = await diff('new.graphql', '--', name);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nCauses and cures: docgen explain [a-z-]+\n$/);
    expect([code, stdout]).toEqual([1, '']);
  });

  it('writes a page that a site can have', async () => {
    write({
      'new.graphql': LATER.replace('sum: Int', 'sum(of: String = "{<b>*` www.a.de/b_c"): Int'),
      'site.config.ts': `export default { title: 'Shop', url: 'https://shop.example', content: [{ id: 'docs', path: 'content' }] };\n`,
    });
    const withArgument = LATER.replace('sum: Int', 'sum(of: String = "{a}"): Int');
    write({ 'argument.graphql': withArgument });
    const { code } = await diff('argument.graphql', 'new.graphql', '--page', 'content/changes.mdx');
    expect(code).toBe(0);
    expect(readFileSync(join(project, 'content/changes.mdx'), 'utf8')).toContain(
      '## Dangerous\n\n- `Order.sum` arg `of` has changed defaultValue from',
    );
    const built = await runDocgen(['build'], project);
    expect(built.code, built.stderr).toBe(0);
    const page = readFileSync(join(project, 'dist/changes/index.html'), 'utf8');
    expect(page).toContain(
      'from &quot;{a}&quot; to &quot;{&lt;b&gt;*` <a href="http://www.a.de/b_c">www.a.de/b_c</a>&quot;.',
    );
  });
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
  stock: Int
  hidden: Int
  old: Int @deprecated(reason: "Use![[Query.items]], [[stock:Box.id]] or [[Gone.id]] in \`{a}\`.")
}
type Item { id: ID! total: Money }
type Box { id: ID! }
scalar Money
${OTHER}`;
  const before = `${ITEMS.replace('stock: Int', 'stock(defaultValue: Int): Int old: Int hidden: String')}type Box { id: ID! }
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

  it('leads to what the site documents of the compared schemas, and to nothing else', async () => {
    const { code, stderr, page } = await pageOf();
    expect(code, stderr).toBe(0);
    expect(page().match(/^- .*/gm)).toEqual([
      '- `on` was removed from [`@audited`](schema:orders:@audited). (orders)',
      '- `Item.sum` was removed. (orders)',
      '- [`Query.stock`](schema:orders:Query.stock) arg `defaultValue` was removed. (orders)',
      '- `GONE` was removed from enum type [`State`](schema:orders:State). (orders)',
      '- [`Box`](schema:orders:Box) was added to union type [`Any`](schema:orders:Any). (orders)',
      '- An optional arg [`after`](schema:orders:Query.items(after:)) on [`Query.items`](schema:orders:Query.items) was added. (orders)',
      '- [`DONE`](schema:orders:State.DONE) was added to enum type [`State`](schema:orders:State). (orders)',
      '- [`Item.total`](schema:orders:Item.total) was added. (orders)',
      '- [`Money`](schema:orders:Money) was added. (orders)',
      '- [`Query.items`](schema:orders:Query.items) changed type from [`Item`](schema:orders:Item) to [`Item!`](schema:orders:Item). (orders)',
      '- [`Query.old`](schema:orders:Query.old) is deprecated\\: Use\\![`Query.items`](schema:orders:Query.items), [`Box.id`](schema:stock:Box.id) or `Gone.id` in \\`\\{a\\}\\`. (orders)',
      '- [`Box`](schema:stock:Box) was added. (stock)',
    ]);
    const built = await runDocgen(['build'], join(project, 'linked/docs'));
    expect(built.code, built.stderr).toBe(0);
    expect(readFileSync(join(project, 'linked/docs/dist/changes.md'), 'utf8')).toContain(
      '[`Item.total`](https://shop.example/graphql/orders/types/objects/item#Item.total)',
    );
  });

  it('leads to the schema that is named', async () => {
    const { code, stderr, page } = await pageOf('--schema', 'api');
    expect(code, stderr).toBe(0);
    expect(page()).toContain('[`Item.total`](schema:api:Item.total) was added. (orders)');
    const unknown = await pageOf('--schema', 'apu');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toMatch(/error unknown-schema[\s\S]*Did you mean "api"\?/);
  });

  it.each([
    ['it is no page of the site', ['before', 'all services', '--page', 'docs/CHANGES.md']],
    ['no schema has the files', ['all services', 'before', '--page', 'docs/pages/changes.md']],
  ])('leads nowhere when %s', async (_when, args) => {
    await pageOf();
    const { code } = await diffIn('linked', ...args, '--config', 'docs/site.config.mjs');
    expect(code).toBe(0);
    const text = readFileSync(join(project, 'linked', args.at(-1) ?? ''), 'utf8');
    expect(text).toMatch(/^- `Item.total` was (?:added|removed)/m);
    expect(text).not.toContain('schema:');
  });
});

describe('the history of a schema', () => {
  const build = async (first: string, second: string) => {
    const history = `[{ label: '1.0', path: '${first}' }, { label: '2.0', path: 'past/2.graphql' }]`;
    write({
      'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://shop.example',
  schemas: {
    instances: [
      { id: 'users', path: 'past/users.graphql' },
      { id: 'orders', path: 'schemas/orders.graphql', route: '/orders', history: ${history} },
    ],
    composed: { id: 'api', route: '/api' },
  },
  sidebars: { api: ['api', 'orders', 'users'].map((schema) => ({ type: 'schema', schema })) },
};
`,
      'schemas/orders.graphql': ENTITY.replace('id: ID!', 'id: Int!').replace(
        'sum',
        'next: Int sum',
      ),
      'past/users.graphql':
        'type User { id: ID! }\nextend type Order @key(fields: "id") { id: Int! @external buyer: User }\n',
      'past/2.graphql': second,
    });
    return runDocgen(['build'], project);
  };
  const route = join(project, 'dist/orders/types/objects/order');
  const ENTITY = LATER.replace('Order {', 'Order @key(fields: "id") {');
  const first = 'main:schemas/orders.graphql';

  it.each([['orders'], ['api']])(
    'says beside members of %s since when they are there',
    async (id) => {
      const { code, stderr } = await build(first, ENTITY.replace('id: ID!', 'id: Int!'));
      expect(code, stderr).toBe(0);
      const route = join(project, `dist/${id}/types/objects/order`);
      const page = readFileSync(join(route, 'index.html'), 'utf8');
      const ids = ['Order.id', 'Order.next', 'Order.sum'];
      const starts = ids.map((id) => page.search(new RegExp(`id="?${id}[" >]`)));
      const since = starts.map(
        (start, at) => /(Added|Changed) in [\d.]+/.exec(page.slice(start, starts[at + 1]))?.[0],
      );
      expect(since).toEqual(['Changed in 2.0', undefined, 'Added in 2.0']);
      const twin = readFileSync(`${route}.md`, 'utf8');
      expect(twin).toMatch(/^- `sum` .*: Added in 2\.0\.$/m);
      expect(twin).not.toMatch(/^- `(next|buyer)` .*Added/m);
    },
  );

  it('is read anew when a version has changed', async () => {
    const { code } = await build(first, LATER);
    expect(code).toBe(0);
    const twin = readFileSync(`${route}.md`, 'utf8');
    expect(twin).toContain('Added in 2.0.');
    expect(twin).not.toContain('Changed in 2.0.');
  });

  it('has to be there', async () => {
    const { code, stderr } = await build('gone:schemas', LATER);
    expect(code).toBe(1);
    expect(stderr).toContain('error unknown-schema-version');
  });
});
