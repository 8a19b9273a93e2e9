import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffProject, LATER } from './support/diff-project.ts';
import { composed } from './support/load-schema.ts';
import { runDocgen } from './support/run-docgen.ts';

const { project, write } = diffProject();

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
  const ENTITY = `${LATER.replace('Order {', 'Order @key(fields: "id") {').replace('sum: Int', 'sum(of: Int): Int')}
type Bill { total(in: String): Int }
input BillFilter { kind: Kind }
enum Kind { PAID DUE }
extend type Query { bills(filter: BillFilter): Bill }
`;
  const first = 'main:schemas/orders.graphql';

  it.each([['orders'], ['api']])(
    'shows beside each member of %s the version that added it',
    async (id) => {
      const { code, stderr } = await build(first, ENTITY.replace('id: ID!', 'id: Int!'));
      expect(code, stderr).toBe(0);
      const route = join(project, `dist/${id}/types/objects/order`);
      const page = readFileSync(join(route, 'index.html'), 'utf8');
      const ids = ['Order.id', 'Order.next', 'Order.sum'];
      const starts = ids.map((id) => page.search(new RegExp(`id="?${id}[" >]`)));
      const since = starts.map(
        (start, at) =>
          /(Added|Changed) in <a href="?[^" >]+/.exec(page.slice(start, starts[at + 1]))?.[0],
      );
      const changes = '<a href=/orders/changes#version-2.0';
      expect(since).toEqual([`Changed in ${changes}`, undefined, `Added in ${changes}`]);
      const twin = readFileSync(`${route}.md`, 'utf8');
      const to = 'https://shop.example/orders/changes#version-2.0';
      expect(twin).toContain(`: Added in [2.0](${to}).\n`);
      expect(twin).not.toMatch(/^- `(next|buyer)` .*Added/m);
      // A new definition says so once, and `sum` also counts for its argument.
      const added = ['types/objects/order', 'types/objects/bill', 'types/enums/kind'];
      for (const path of [...added, 'types/inputs/bill-filter', 'api/queries/bills']) {
        const written = ['/index.html', '.md'].map((end) =>
          readFileSync(join(project, `dist/${id}/${path}${end}`), 'utf8').match(/Added in/g),
        );
        expect(written, path).toEqual([['Added in'], ['Added in']]);
      }
    },
  );

  it('is read again when a version has changed', async () => {
    const { code } = await build(first, LATER);
    expect(code).toBe(0);
    const twin = readFileSync(`${route}.md`, 'utf8');
    expect(twin).toContain('Added in [2.0](');
    expect(twin).not.toContain('Changed in');
  });

  it('must exist', async () => {
    const { code, stderr } = await build('gone:schemas', LATER);
    expect(code).toBe(1);
    expect(stderr).toContain('error unknown-schema-version');
  });

  it('must be of one schema', async () => {
    const { code, stderr } = await build('main:schemas', LATER);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /error unknown-schema-version {2}site\.config\.ts:7:99\n {2}"main:schemas" is not a version of the schema "orders": it contains several schemas, such as orders\.graphql and users\.graphql\./,
    );
    expect(stderr).toContain(
      'that contains only this schema, such as `main:schemas/orders.graphql`.',
    );
    // A cached result has the current place after its line has moved.
    const config = readFileSync(join(project, 'site.config.ts'), 'utf8');
    write({ 'site.config.ts': `\n${config}` });
    expect((await runDocgen(['build'], project)).stderr).toContain('site.config.ts:8:99');
    // Versions with the same path have places of their own.
    write({ 'site.config.ts': config.replace('past/2.graphql', 'main:schemas') });
    const twice = (await runDocgen(['build'], project)).stderr;
    expect(twice).toContain('unknown-schema-version  site.config.ts:7:99');
    expect(twice).toContain('unknown-schema-version  site.config.ts:7:139');
  });

  it('may consist of several files', async () => {
    const { code, stderr } = await build('main:pieces', LATER);
    expect(code, stderr).toBe(0);
    expect(readFileSync(`${route}.md`, 'utf8')).toContain('Added in [2.0](');
  });

  it('has a page with the changes of all versions, the newest first', async () => {
    const later = `"Bills" schema { query: Query }\n"Root" ${ENTITY}enum Unit { KG }\n`;
    const { code, stderr } = await build(first, later);
    expect(code, stderr).toBe(0);
    const page = readFileSync(join(project, 'dist/orders/changes/index.html'), 'utf8');
    const ids = [...page.matchAll(/<h2 id="?([^" >]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['unreleased', 'version-2.0']);
    expect(page).toContain(
      '<li><a href=/orders/types/objects/order#Order.id><code>Order.id</code></a> changed type from',
    );
    // What is gone has no address.
    expect(page).toContain('<li><code>Order<wbr>.total</code> was removed.');
    const twin = readFileSync(join(project, 'dist/orders/changes.md'), 'utf8');
    expect(twin).toMatch(/^# Changes of .*\n\n## Unreleased\n\n\d+ changes since 2\.0: /);
    expect(twin).toContain('\n### Breaking\n\n- [`Order.id`](https://shop.example/orders/types');
    expect(twin).toContain('- `Unit` was removed.');
    expect(twin).toContain('- `Order.total` was removed.');
    // The schema itself has no name.
    expect(twin).toContain(
      '### Safe: descriptions\n\n[`Query`](https://shop.example/orders#Query), the schema\n',
    );
    expect(page).toMatch(
      /<h3>Safe: descriptions<\/h3><p><a href="?\/orders#Query"?><code>Query<\/code><\/a>, the schema<\/p>/,
    );
    const search = join(project, 'dist/assets/search');
    const indexed = readdirSync(search).map((file) => readFileSync(join(search, file), 'utf8'));
    expect(indexed.join()).toContain('Order.total was removed.');
  });

  it('is told on the start pages of the schema and of the composed one', async () => {
    const { code } = await build(first, ENTITY.replace('id: ID!', 'id: Int!'));
    expect(code).toBe(0);
    const start = readFileSync(join(project, 'dist/orders.md'), 'utf8');
    expect(start).toContain('## Changes\n\nUnreleased: 1 change since 2.0: 1 safe.\n\n- ');
    expect(start).toContain('[The changes of all versions](https://shop.example/orders/changes)');
    const composed = readFileSync(join(project, 'dist/api.md'), 'utf8');
    expect(composed).toContain(
      '## Changes\n\n- [Orders](https://shop.example/orders/changes): Unreleased: 1 change since 2.0',
    );
    expect(readFileSync(join(project, 'dist/llms.txt'), 'utf8')).toMatch(
      /\(https:\/\/shop\.example\/orders\.md\).*\n- \[Changes of/,
    );
  });

  it('has no page if nothing has changed', async () => {
    const same = ENTITY.replace('id: ID!', 'id: Int!').replace('sum', 'next: Int sum');
    write({ 'past/1.graphql': same });
    const { code } = await build('past/1.graphql', same);
    expect(code).toBe(0);
    expect(existsSync(join(project, 'dist/orders/changes.md'))).toBe(false);
    expect(readFileSync(join(project, 'dist/orders.md'), 'utf8')).not.toContain('## Changes');
  });
});

describe('the history of the composed schema', () => {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@tag", "@inaccessible"])\n';
  const services = {
    'all/orders.graphql': `${link}type Query { order: Order } type Order @key(fields: "id") { id: ID! total: Int! note: String @tag(name: "internal") }\n`,
    'all/users.graphql': `${link}type Query { me: User } type User @key(fields: "id") { id: ID! }\n`,
  };
  const versions = {
    'v1/orders.graphql': `${link}type Query { order: Order } type Order @key(fields: "id") { id: ID! total: Int note: Int hidden: Int @inaccessible }\n`,
    'v1/gifts.graphql': `${link}type Query { gift: Gift } type Gift @key(fields: "id") { id: ID! }\n`,
  };
  const build = (history: string, files: Readonly<Record<string, string>> = {}) => {
    write({
      ...services,
      ...versions,
      ...files,
      'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://shop.example',
  schemas: {
    instances: [{ id: 'orders', path: 'all/orders.graphql' }, { id: 'users', path: 'all/users.graphql' }],
    composed: { id: 'api', history: [${history}] },
    hide: { directives: ['@inaccessible', '@tag(name: "internal")'] },
  },
  sidebars: { api: [{ type: 'schema', schema: 'api' }] },
};
`,
    });
    return runDocgen(['build'], project);
  };
  const twinOf = (path: string) =>
    readFileSync(join(project, `dist/graphql/api${path}.md`), 'utf8');

  it('composes the services of each version, also those that were removed', async () => {
    const { code, stderr } = await build("{ label: '1', path: 'v1' }, { label: '2', path: 'all' }");
    expect(code, stderr).toBe(0);
    const orders = '([Orders](https://shop.example/graphql/orders))';
    const lines = twinOf('/changes').replace(/\[(`[^`]+`)\]\(\S+?\)/g, '$1');
    expect(lines.split('\n').filter((line) => /^[#-]/.test(line))).toEqual([
      '# Changes of GraphQL API',
      '## 2',
      '### Breaking',
      '- `Gift` was removed. (gifts)',
      '- `Query.gift` was removed. (gifts)',
      '### Safe',
      `- \`Order.total\` changed type from \`Int\` to \`Int!\`. ${orders}`,
      '- `Query.me` was added. ([Users](https://shop.example/graphql/users))',
      '- `User` was added. ([Users](https://shop.example/graphql/users))',
    ]);
    expect(twinOf('/types/objects/order')).toMatch(
      /^- `total` .*Changed in \[2\]\(\S+\/graphql\/api\/changes#version-2\)\.$/m,
    );
    expect(twinOf('/types/objects/user')).toContain('Added in [2](');
    // Services have no versions of their own here.
    expect(existsSync(join(project, 'dist/graphql/orders/changes.md'))).toBe(false);
  });

  it('may be the files of supergraphs', async () => {
    const { supergraph } = composed({
      orders: versions['v1/orders.graphql'],
      gifts: versions['v1/gifts.graphql'],
    });
    const { code, stderr } = await build("{ label: '1', path: 'old/supergraph.graphql' }", {
      'old/supergraph.graphql': supergraph,
    });
    expect(code, stderr).toBe(0);
    const changes = twinOf('/changes');
    expect(changes).toMatch(/^## Unreleased\n\n5 changes since 1: 2 breaking, 3 safe\.$/m);
    expect(changes).toContain('- `Gift` was removed. (gifts)');
    expect(changes).not.toMatch(/hidden|note|join__/);
  });

  it('may be those of a single service', async () => {
    const { code, stderr } = await build("{ label: '1', path: 'first' }", {
      'first/orders.graphql': `${link}directive @mark on OBJECT\ntype Query { order: Order old: Int } type Order @key(fields: "id") @mark { id: ID! total: Int! }\n`,
    });
    expect(code, stderr).toBe(0);
    // Composition leaves out custom directives.
    expect(twinOf('/changes')).toMatch(
      /^## Unreleased\n\n3 changes since 1: 1 breaking, 2 safe\.\n\n### Breaking\n\n- `Query\.old` was removed\. \(\[Orders\]/m,
    );
  });

  it('must compose', async () => {
    const { code, stderr } = await build("{ label: '1', path: 'v1' }", {
      'v1/gifts.graphql': `${link}type Query { order: Int }`,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /error unknown-schema-version {2}site\.config\.ts:6:52\n {2}"v1" is not a version of the composed schema: its services cannot be read, or do not compose\./,
    );
    expect(stderr).toContain(
      'note: v1/gifts.graphql:2:14 Type of field "Query.order" is incompatible',
    );
    expect(stderr).toContain('Remove a version whose services did not compose.');
  });
});
