import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedFiles, config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';
import { composed } from './support/load-schema.ts';
import { readFolder } from './support/read-folder.ts';
import { secretsIn } from './support/secrets-in.ts';

const link = (more = '"@tag"') =>
  `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@inaccessible", "@authenticated", "@requiresScopes", ${more}])`;

/** Every name with "secret" in it is not marked, is hidden, or nothing shown uses it. */
const files = {
  'site.config.ts': config(`schemas: {
    instances: [
      {
        id: 'orders',
        path: 'orders.graphql',
        introspection: true,
        history: [{ label: '1.0', path: 'past.graphql' }, { label: '2.0', path: 'orders.graphql' }],
      },
      { id: 'stock', path: 'stock.graphql', introspection: true },
      { id: 'inner', path: 'inner.graphql', reference: false },
    ],
    composed: { id: 'api', introspection: true, history: [{ label: '1.0', path: 'v1' }] },
    show: { directives: ['@tag(name: "public")'], names: ['Stock.shelf', '@cost*'] },
    hide: { directives: ['@tag(name: "team")'], names: ['@tag'], federation: true },
  },
  sidebars: {
    api: ['api', 'orders', 'stock'].map((schema) => ({ type: 'schema', schema })),
  }`),
  'content/index.md': `# Shop

Look at [[Order.total]], [[orders:Query.order]] and [[stock:Stock.shelf]].

\`\`\`graphql
query Look { order(id: "1") { total status } }
\`\`\`
`,
  'past.graphql': `
directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT
type Query { order(id: ID!): Order @tag(name: "public") gone: Gram @tag(name: "public") secretPast: Int }
enum Gram { ONE }
type Order { id: ID! total: String @tag(name: "public") secretOld: Int secretNow: Int @tag(name: "public") }
`,
  'v1/orders.graphql': `${link()}
type Query { order(id: ID!): Order @tag(name: "public") secretGone: Order }
type Order @key(fields: "id") { id: ID! total: Int @tag(name: "public") secretNote: Int }
`,
  'v1/stock.graphql': `${link()} type Query { secretStock: Int } type SecretShelf { id: ID! }\n`,
  'orders.examples.graphql': `query Look($id: ID! = "1") { order(id: $id) { total } }
query SecretLook($id: ID! = "1") { order(id: $id) { total secretNote } }
`,
  'orders.graphql': `${link()}
directive @secretAudit(team: SecretTeam) on FIELD_DEFINITION
directive @cost(weight: Weight) on FIELD_DEFINITION
enum SecretTeam { SECRET_ONE }
enum Weight { LOW }
scalar SecretScalar
enum Gram { ONE }
type Query {
  order(id: ID!, by: Filter = { text: "a", secretText: "b" }): Order @tag(name: "public") @cost(weight: LOW) @secretAudit(team: SECRET_ONE)
  orders(first: Int @tag(name: "public"), must: Int!, secretly: SecretScalar): [Order!] @tag(name: "public")
  secretOrders: [SecretOrder]
  search: Hit @tag(name: "public")
  secretScoped: Int @requiresScopes(scopes: [["secret"]])
}
type Mutation { moveSecret: Order }
type Order implements Node & SecretFace @key(fields: "id") @key(fields: "secretKey") {
  id: ID!
  secretKey: ID!
  total: Int @tag(name: "public") @authenticated
  status: Status @tag(name: "public")
  secretNote: SecretScalar
  secretTeam: Int @tag(name: "public") @tag(name: "team")
  secretNow: Int
}
type SecretOrder { id: ID! }
interface Node { id: ID! @tag(name: "public") }
interface SecretFace { id: ID! }
type Parcel @tag(name: "public") { id: ID! weight: Int secretOrder: SecretOrder }
union Hit @tag(name: "public") = Order | Parcel | SecretOrder
union SecretHit = Order
enum Status { OPEN @tag(name: "public") SECRET }
input Filter { text: String @tag(name: "public") secretText: String }
input SecretInput { text: String }
`,
  'stock.graphql': `${link('{ name: "@tag", as: "@mark" }')}
scalar SecretScalar
type Query { stock: Stock @mark(name: "public") secretShelves: [Stock] }
type Stock { shelf: Int secretShelf: Int order: Order @mark(name: "public") }
type Order @key(fields: "id") {
  id: ID!
  secretNote: SecretScalar @external
  left: Int @mark(name: "public") @requires(fields: "secretNote")
}
`,
  'inner.graphql': `${link()} type Query { secretInner: SecretInner } type SecretInner { id: ID! }\n`,
};

let site: FixtureSite | undefined;
let output: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  site = await buildFixtureSite(files);
  output = readFolder(site.folder);
});
afterAll(() => site?.remove());

describe('what is not shown', () => {
  it('is in no file of the output: no page, twin, sidebar, example, relation or change', () => {
    expect(Object.keys(output).length).toBeGreaterThan(50);
    expect(secretsIn(output)).toEqual([]);
  });

  it('is nothing else', () => {
    const sdl = (output['graphql/api.graphql'] ?? '').replaceAll(/\s+/g, ' ').trim();
    expect(sdl.split(/ (?=(?:type|interface|union|enum|input) )/)).toEqual([
      'type Query { order(id: ID!, by: Filter): Order orders(first: Int, must: Int!): [Order!] search: Hit stock: Stock }',
      'type Order implements Node { id: ID! total: Int status: Status left: Int }',
      'type Parcel { id: ID! weight: Int }',
      'type Stock { shelf: Int order: Order }',
      'interface Node { id: ID! }',
      'union Hit = Order | Parcel',
      'enum Status { OPEN }',
      'input Filter { text: String }',
    ]);
    expect(output['graphql/orders.graphql']).toContain('@cost(weight: LOW)');
    expect(output['graphql/api/api/queries/order.md']).toContain('query Look');
  });

  it('includes directives of federation that nothing shown has', () => {
    const pages = Object.keys(output).filter((path) => path.includes('/types/directives/'));
    expect(pages.filter((path) => /\/(authenticated|key)\.md$/.test(path))).toHaveLength(4);
    expect(pages.filter((path) => /(requires-scopes|external|shareable)/.test(path))).toEqual([]);
  });

  it('does not change the owners of other definitions', () => {
    expect(output['graphql/api/types/objects/order.md']).toMatch(/[Oo]wned by .*Orders.*Stock/s);
  });

  it('is not named by changes either, also if an earlier version showed it', () => {
    const changes = output['graphql/orders/changes.md'];
    expect(changes).toContain('`Query.gone` was removed.');
    expect(changes).toMatch(/`Order\.total\S+ changed type from \S+ to \S+\.\n/);
    const ofApi = (output['graphql/api/changes.md'] ?? '').replaceAll(
      /\[(`[^`]+`)\]\(\S+?\)/g,
      '$1',
    );
    expect(ofApi).toContain('`Order.total` got @authenticated.');
    expect(ofApi).toContain('`Query.stock` was added.');
  });
});

const SHOP = {
  'content/index.md': '# Shop\n',
  'a.graphql': `${link()} type Query {
  a: Order @tag(name: "public")
  b: Stock @tag(name: "public")
  c(x: Int @tag(name: "public")): Int
  d: Any
}
type Order { total: Int @tag(name: "public") }
type Stock { id: ID }
union Any @tag(name: "public") = Stock
type Log @tag(name: "public") { stock: Stock }`,
};

it('what shows nothing causes a warning at its place', async () => {
  const found = await checkedFiles({
    ...SHOP,
    'site.config.ts': config(`schemas: {
    instances: [{ id: 'a', path: 'a.graphql' }],
    show: {
      directives: [
        '@tag(name: "public")',
        '@tag(name: "pubic")',
        '@open',
      ],
      names: ['Order.totl', 'Stock.*', 'Nothing*'],
    },
  }`),
  });
  expect(found.filter((each) => each.startsWith('unknown-shown'))).toEqual([
    'unknown-shown-definition site.config.ts:6:9: schemas.show.directives[1] shows nothing: no schema applies @tag(name: "pubic").',
    'unknown-shown-definition site.config.ts:7:9: schemas.show.directives[2] shows nothing: no schema applies @open.',
    'unknown-shown-definition site.config.ts:9:15: schemas.show.names[0] shows nothing: no schema has a definition "Order.totl".',
  ]);
});

it('hints name what is most similar', async () => {
  const found = await diagnosticsOf({
    ...SHOP,
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }], show: { directives: ['@tag(name: "pubic")'], names: ['Query', 'Ordr'] } }`,
    ),
  });
  expect(found.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
    'unknown-shown-definition: Did you mean "Order"?',
    'unknown-shown-definition: Did you mean "@tag(name: "public")"?',
  ]);
});

it('marked definitions that lack something else cause a warning at their place', async () => {
  const found = await checkedFiles({
    ...SHOP,
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }], show: { directives: ['@tag(name: "public")'] } }`,
    ),
  });
  expect(found).toEqual([
    'mark-without-effect a.graphql:10:6: "Log" is not shown although `schemas.show` names it or its directive, because nothing shows the type of any of its fields.',
    'mark-without-effect a.graphql:3:3: "Query.b" is not shown although `schemas.show` names it or its directive, because nothing shows its type "Stock" or fields of it.',
    'mark-without-effect a.graphql:4:5: "Query.c(x:)" is not shown although `schemas.show` names it or its directive, because nothing shows its field "Query.c".',
    'mark-without-effect a.graphql:9:7: "Any" is not shown although `schemas.show` names it or its directive, because nothing shows any of its members.',
  ]);
});

it('what another service shows, or what is hidden on purpose, causes no such warning', async () => {
  const found = await checkedFiles({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, show: { directives: ['@tag(name: "public")'] }, hide: { names: ['Stock'] } }`,
    ),
    'a.graphql': `${link()} type Query { a: Order @tag(name: "public") b: Stock @tag(name: "public") c: Int @tag(name: "public")
        d: Log @tag(name: "public") }
      type Order @key(fields: "id", resolvable: false) { id: ID! } type Stock { id: ID } type Log { id: ID }`,
    'b.graphql': `${link()} type Order @key(fields: "id") { id: ID! total: Int @tag(name: "public") }`,
  });
  expect(found).toEqual([
    'mark-without-effect a.graphql:2:9: "Query.d" is not shown although `schemas.show` names it or its directive, because nothing shows its type "Log" or fields of it.',
  ]);
});

it('descriptions that name what no service shows cause a warning', async () => {
  const found = await checkedFiles({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, show: { directives: ['@tag'] } }`,
    ),
    'a.graphql': `${link()} type Query {
  "Not \`Movie.note\` and not \`Movie.title\`."
  a: Movie @tag(name: "x")
}
type Movie @key(fields: "id") { id: ID! @tag(name: "x") title: Int @shareable }`,
    'b.graphql': `${link()} type Movie @key(fields: "id") { id: ID! title: Int @shareable @tag(name: "x") note: Int }`,
  });
  expect(found).toEqual([
    'hidden-name a.graphql:2:9: The description of "Query.a" names "Movie.note", which is hidden.',
  ]);
});

it('descriptions of a service may name what another service or only the composed schema shows', async () => {
  const found = await checkedFiles({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, show: { directives: ['@tag'] } }`,
    ),
    'a.graphql': `${link()} type Query {
  "Like \`Query.order\`, with an \`Order\` as in \`Order.total\`, and not as in \`Query.log\`."
  a: Int @tag(name: "x")
  order: Order @tag(name: "x")
  log: Log
}
type Order @key(fields: "id", resolvable: false) { id: ID! }
type Log { id: ID }`,
    'b.graphql': `${link()} type Order @key(fields: "id") { id: ID! "Of \`Query.order\`." total: Int @tag(name: "x") }`,
  });
  expect(found).toEqual([
    'hidden-name a.graphql:2:76: The description of "Query.a" names "Query.log", which is hidden.',
  ]);
});

it('descriptions of what only the composed schema shows may not name what readers see nowhere', async () => {
  const found = await checkedFiles({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, show: { directives: ['@tag'] } }`,
    ),
    'a.graphql': `${link()} type Query {
  "Not \`Query.log\`."
  order: Order @tag(name: "x")
  "Not \`Query.order\`, which nobody sees here."
  log: Log
  a: Int @tag(name: "x")
}
type Order @key(fields: "id", resolvable: false) { id: ID! }
type Log { id: ID }`,
    'b.graphql': `${link()} type Order @key(fields: "id") { id: ID! total: Int @tag(name: "x") }`,
  });
  expect(found).toEqual([
    'hidden-name a.graphql:2:9: The description of "Query.order" names "Query.log", which is hidden.',
  ]);
});

it('a name alone may be that of something else that another service shows', async () => {
  const found = await checkedFiles({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, hide: { names: ['Pay.*At'] } }`,
    ),
    'a.graphql': `type Query { a: Order pay: Pay } type Order { createdAt: Int } type Pay { sum: Int createdAt: Int paidAt: Int }`,
    'b.graphql': 'type Query { "By createdAt, not by Pay.createdAt or paidAt." b: Int }',
  });
  expect(found).toEqual([
    'hidden-name b.graphql:1:36: The description of "Query.b" names "Pay.createdAt", which is hidden.',
    'hidden-name b.graphql:1:53: The description of "Query.b" names "paidAt", which is hidden.',
  ]);
});

it('descriptions that name a type of which another service hides everything cause a warning', async () => {
  const found = await checkedFiles({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, hide: { names: ['Log.*', 'Part.id'] } }`,
    ),
    'a.graphql': `${link()} type Query {
  "Not a \`Log\`, but a \`Part\`."
  a: Int
}
type Part @key(fields: "id", resolvable: false) { id: ID! }`,
    'b.graphql': `${link()} type Query { log: Log } type Log { id: ID } type Part @key(fields: "id") { id: ID! weight: Int }`,
  });
  expect(found).toEqual([
    'hidden-name a.graphql:2:11: The description of "Query.a" names "Log", which is hidden.',
  ]);
});

describe('a schema of which nothing is shown', () => {
  const show = `show: { names: ['Nothing*'] }`;
  it('is an error', async () => {
    expect(
      await checkedFiles({
        ...SHOP,
        'site.config.ts': config(
          `schemas: { instances: [{ id: 'a', path: 'a.graphql' }],\n${show} }`,
        ),
      }),
    ).toEqual(['nothing-shown site.config.ts:2:1: schemas.show shows nothing of the schema "a".']);
  });

  it('has no queries that a page could send', async () => {
    const found = await checkedFiles({
      'content/index.md': '# Shop\n\n```graphql\n{ a }\n```\n',
      'a.graphql': 'type Query { a: Int }\n',
      'site.config.ts': config(
        `schemas: { instances: [{ id: 'a', path: 'a.graphql' }],\n${show} }`,
      ),
    });
    expect(found).toContain(
      'graphql-invalid content/index.md:4:1: The schema has no queries. (schema "a")',
    );
  });

  it('is an error also if what is shown is hidden as well, which its hint says', async () => {
    const [found] = await diagnosticsOf({
      ...SHOP,
      'site.config.ts': config(
        `schemas: { instances: [{ id: 'a', path: 'a.graphql' }], show: { names: ['Order'] }, hide: { names: ['Order'] } }`,
      ),
    });
    expect(found?.code).toBe('nothing-shown');
    expect(found?.hint).toContain('`schemas.hide`');
  });

  it('is a warning if only operations are missing, or if it is a service of a composed schema', async () => {
    const found = await diagnosticsOf({
      ...SHOP,
      'b.graphql': `${link()} type Query { secret: Int }`,
      'c.graphql': `${link()} type Query { inner: Int }`,
      'site.config.ts': config(
        `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }, { id: 'c', path: 'c.graphql', reference: false }], composed: { id: 'api' }, show: { names: ['Stock'] } }`,
      ),
    });
    expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: schemas.show shows nothing of the schema "b".',
      'warning: schemas.show shows no operation of the schema "api".',
    ]);
    expect(found[0]?.hint).toContain('`reference: false`');
  });
});

it('a group of a sidebar may name what is not shown', async () => {
  const found = await checkedFiles({
    ...SHOP,
    'site.config.ts':
      config(`schemas: { instances: [{ id: 'a', path: 'a.graphql' }], show: { names: ['Query.a', 'Order'] } },
  sidebars: { api: [{ type: 'schema', schema: 'a', groups: [{ label: 'Back office', names: ['Stock'] }] }] }`),
  });
  expect(found).toEqual([]);
});

it('a sidebar cannot be grouped by a directive that is not shown', async () => {
  const found = await checkedFiles({
    ...SHOP,
    'site.config.ts':
      config(`schemas: { instances: [{ id: 'a', path: 'a.graphql' }], show: { directives: ['@tag(name: "public")'], names: ['Stock'] }, hide: { names: ['@tag', 'Log', 'Any', 'Query.c'] } },
  sidebars: { api: [{ type: 'schema', schema: 'a', groupBy: '@tag(name:)' }] }`),
  });
  expect(found).toEqual([
    'unknown-group-name site.config.ts:2:52: sidebars.api[0].groupBy groups nothing: no entry of the schema "a" applies @tag(name:).',
  ]);
});

it('pages cannot link to what is not shown, nor ask for it', async () => {
  const found = await checkedFiles({
    ...SHOP,
    'content/index.md': '# Shop\n\nSee [[Stock]].\n\n```graphql\n{ a { total } d }\n```\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }], show: { names: ['Query.a', 'Order'] } }`,
    ),
  });
  expect(found.map((each) => each.replace(/:.*/s, ''))).toEqual([
    expect.stringContaining('content/index.md'),
    expect.stringContaining('content/index.md'),
  ]);
  expect(found.join()).not.toContain('a.graphql');
});

describe('in a supergraph that something else has composed', () => {
  const texts = {
    a: `${link()} directive @open on FIELD_DEFINITION
type Query { a: Order @tag(name: "public") @open secretA: Int }
type Order @key(fields: "id") { id: ID! total: Int @tag(name: "public") @open secretTotal: Int }`,
    b: `${link()} type Order @key(fields: "id") { id: ID! sum: Int @tag(name: "public") secretSum: Int } type Query { secretB: Int }`,
  };
  const { supergraph } = composed(texts);
  const built = async (schemas: string) => {
    const site = await buildFixtureSite({
      'site.config.ts': config(`schemas: { ${schemas} }`),
      'content/index.md': '# Shop\n',
      'supergraph.graphql': supergraph,
      'a.graphql': texts.a,
      'b.graphql': texts.b,
    });
    const output = readFolder(site.folder);
    await site.remove();
    const telling = Object.entries(output).filter(([, text]) => /secret/i.test(text));
    expect(telling.map(([path]) => path)).toEqual([]);
    return (output['graphql/api.graphql'] ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const order = 'type Query { a: Order } type Order { total: Int sum: Int }';

  it.each(['', ', hide: { federation: true, directives: ["@inaccessible"] }'])(
    'marks are those in its SDL%s',
    async (hide) => {
      expect(
        await built(
          `instances: [{ id: 'api', path: 'supergraph.graphql', introspection: true }], show: { directives: ['@tag(name: "public")'] }${hide}`,
        ),
      ).toBe(order);
    },
  );

  it('marks are also those of the services, which it may lack', async () => {
    const instances = ['a', 'b'].map((id) => `{ id: '${id}', path: '${id}.graphql' }`);
    const parts = `instances: [${instances.join()}], composed: { id: 'api', path: 'supergraph.graphql', introspection: true }`;
    expect(await built(`${parts}, show: { directives: ['@tag(name: "public")'] }`)).toBe(order);
    expect(await built(`${parts}, show: { directives: ['@open'] }`)).toBe(
      'type Query { a: Order } type Order { total: Int }',
    );
  });
});
