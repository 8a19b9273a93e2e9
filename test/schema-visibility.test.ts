import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedFiles, config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';
import { readFolder } from './support/read-folder.ts';
import { secretsIn } from './support/secrets-in.ts';

const link = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.7"
  import: ["@key", "@tag", "@inaccessible", "@requires", "@external", "@shareable", "@provides"]
)`;

/** Every name with "secret" in it is hidden by a rule, or because all its uses are hidden. */
const files = {
  'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://example.org',
  schemas: {
    instances: [
      {
        id: 'orders',
        path: 'orders.graphql',
        introspection: true,
        history: [{ label: '1.0', path: 'past.graphql' }, { label: '2.0', path: 'orders.graphql' }],
      },
      { id: 'stock', path: 'stock.graphql', introspection: true },
    ],
    composed: { id: 'api', introspection: true },
    hide: {
      directives: ['@inaccessible', '@tag(name: "internal")', '@hush'],
      names: ['Secret*', '*.secret*', 'Order.total(secret*', '@secret*', '@mark(secret*', '@hush'],
      federation: true,
    },
  },
  content: [{ id: 'docs', path: 'content' }],
  sidebars: {
    api: [
      { type: 'schema', schema: 'api' },
      { type: 'schema', schema: 'orders' },
      { type: 'schema', schema: 'stock' },
    ],
  },
};
`,
  'content/index.md': '# Shop\n\nWelcome.\n',
  // Nothing was hidden in it.
  'past.graphql': `
directive @secretMark(level: Int) on OBJECT
directive @owner(team: String) on OBJECT
type Query {
  order(id: ID!, mode: Mode = OPEN): Order
  orderBySecretToken(token: String): Order
  plain(by: Filter = { secretText: "z" }): [Order!]
  hushed: SecretThing
  secretPast: SecretPast
  gone: Int @deprecated(reason: "Use \`secretPast\`.")
}
type SecretPast { id: ID! }
type Order @secretMark(level: 2) @owner(team: "secretKey") {
  id: ID!
  secretKey: ID!
  total(secretRate: Int, currency: String): String
  shown: Int @deprecated(reason: "See [[Order.secretKey]].")
  hiddenSecretly: String
}
type SecretThing { id: ID! old: Int }
union Hit = SecretThing | SecretPast
input Filter { text: String secretOld: Int! }
enum Mode { OPEN secretPast }
`,
  'orders.examples.graphql':
    '# What customers see of an order.\nquery Look($id: ID! = "1") { order(id: $id) { id shown } }\n',
  'orders.graphql': `${link}
directive @hush on FIELD_DEFINITION | OBJECT
directive @secretMark(level: Int) on OBJECT
type Query {
  order(id: ID!, mode: Mode = secretMode): Order
  plain(by: Filter = { text: "a", secretText: "b" }): [Order!]
  orderBySecretToken(token: String): Order @hush
  modes(of: [[Mode]] = [[OPEN, secretMode]]): Int
  hushed: SecretThing
  hits: [Hit]
  deep(by: [Outer!] = [{ inner: { text: "c", secretText: "d" } }]): Marked
}
type Mutation { moveSecret: Order @tag(name: "internal") }
type Order @key(fields: "id") @key(fields: "secretKey") @secretMark(level: 1) {
  id: ID!
  secretKey: ID!
  total(secretRate: Float, currency: String): Int
  shown: Int @tag(name: "public")
  hiddenSecretly: Int @inaccessible
  wrapped: Emptied
}
type SecretThing { id: ID! }
type Emptied { onlySecret: SecretThing }
union Hit = Order | SecretThing
interface SecretFace { id: ID! }
type Marked implements SecretFace @mark(by: { text: "e", secretText: "f" }) @grade(level: secretMode) {
  id: ID!
  taking(thing: SecretInput, text: String): Int
}
input SecretInput { text: String }
input Outer { inner: Filter = { secretText: "g" } mode: [Mode] = [OPEN, secretMode] }
directive @mark(by: Filter, secretly: Int) on OBJECT
directive @grade(level: Mode) on OBJECT
input Filter { text: String secretText: String secretEnum: Mode }
enum Mode { OPEN secretMode }
`,
  'stock.graphql': `${link}
directive @hush on FIELD_DEFINITION | OBJECT
type Query { stock(id: ID!, by: JSON = { shelves: [1, "a"] }): Stock }
scalar JSON
type Order @key(fields: "id") {
  id: ID!
  shown: Int @external
  hiddenSecretly: Int @external
  left: Int @requires(fields: "shown hiddenSecretly")
}
type Stock @key(fields: "id") {
  id: ID!
  shelf: Int
  secretShelf: Int
  order: Order @provides(fields: "shown")
  asked: Order @provides(fields: "hiddenSecretly")
}
`,
};

let site: FixtureSite | undefined;
let output: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  site = await buildFixtureSite(files);
  output = readFolder(site.folder);
});
afterAll(() => site?.remove());

describe('hidden definitions', () => {
  it('are in no file of the output: no page, twin, sidebar, example or relation', () => {
    expect(Object.keys(output).length).toBeGreaterThan(50);
    expect(secretsIn(output)).toEqual([]);
  });

  it('hide nothing else', () => {
    const order = output['graphql/api/types/objects/order.md'];
    for (const name of ['`id`', '`total`', '`currency`', '`shown`', '`left`']) {
      expect(order).toContain(name);
    }
    expect(order).not.toContain('wrapped');
    expect(output['graphql/api/api/queries/order.md']).toContain('query Look');
    const query = output['graphql/api/api/queries/plain.md'];
    expect(query).toContain('plain(by: Filter): [Order!]');
  });

  it('are not named by changes either, also if an earlier version did not hide them', () => {
    const changes = output['graphql/orders/changes.md'];
    expect(changes).toContain('`Query.gone` was removed. It was deprecated.\n');
    expect(changes).toMatch(/`Order\.total\S+ changed type from \S+ to \S+\.\n/);
    expect(changes).toMatch(/`Order\.shown\S+ is no longer deprecated\.\n/);
    expect(changes).not.toContain('@owner(');
  });

  it('include the types and directives of the gateway, if the configuration says so', () => {
    const paths = Object.keys(output);
    expect(paths.filter((path) => /join-|link-|entities/.test(path))).toEqual([]);
    const told = paths.filter((path) => path.startsWith('graphql/api'));
    expect(told.filter((path) => /@link|join__|link__/.test(output[path] ?? ''))).toEqual([]);
  });

  it('do not change the owners of other definitions', () => {
    expect(output['graphql/api.md']).toContain('of 2 subgraphs, composed into one');
    const order = output['graphql/api/types/objects/order.md'];
    expect(order).toMatch(/[Oo]wned by .*Orders.*Stock/s);
  });

  it('do not change default values of custom scalars', () => {
    expect(output['graphql/api.graphql']).toContain('by: JSON = {shelves: [1, "a"]}');
    expect(output['graphql/api.introspection.json']).toContain('{shelves: [1, \\"a\\"]}');
  });
});

it('descriptions in the configuration that name hidden elements cause a warning at their line', async () => {
  const schemas = `schemas: {
    instances: [
      { id: 'a', path: 'a.graphql', description: 'All of it.' },
      {
        id: 'b',
        path: 'b.graphql',
        description: 'Tells of \`Role.ADMIN\`.',
      },
    ],
    composed: { id: 'api', description: 'Tells of \`ADMIN\`, too.' },
    hide: { names: ['Role.ADMIN'] },
  }`;
  const found = await checkedFiles({
    'site.config.ts': config(schemas),
    'content/index.md': '# Shop\n',
    'a.graphql': `${link} type Query { a: Int }`,
    'b.graphql': `${link} type Query { b: Role } enum Role { ADMIN USER }`,
  });
  expect(found).toEqual([
    'hidden-name site.config.ts:10:28: The description of "api" in the configuration names "ADMIN", which is hidden.',
    'hidden-name site.config.ts:7:9: The description of "b" in the configuration names "Role.ADMIN", which is hidden.',
  ]);
});

it('what readers cannot call without something hidden causes a warning, once and at its place', async () => {
  const found = await checkedFiles({
    'site.config.ts': config(`schemas: {
    instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }],
    composed: { id: 'api' },
    hide: { directives: ['@tag(name: "internal")'] },
  }`),
    'content/index.md': '# Shop\n',
    'a.graphql': `${link} type Query { a(
  of: Sec!
  e: [E!]! = [X]
): Int } input Sec @tag(name: "internal") { a: Int } enum E { X @tag(name: "internal") Y }`,
    'b.graphql': `${link} type Query { b: Int }`,
  });
  expect(found).toEqual([
    'hidden-required a.graphql:5:3: "Query.a(of:)" is hidden, because its type "Sec" is, but it is required: readers cannot call "Query.a".',
    'hidden-required a.graphql:6:3: "Query.a(e:)" looks required, because its default value [X] names something that is hidden: readers cannot tell that they may omit it.',
  ]);
});

it('a name without * that no schema or version has causes a warning at its place', async () => {
  const names = `
      'Order.totl',
      'order.total',
      'Role.ADMIN',
      'Nothing.like',
      'Entire*',
      '@mark(level:)',
      '@linked',
      'Entry.total',
      'Query.b',
      '@lost',
      'Order.past',
    `;
  const found = await checkedFiles({
    'site.config.ts': config(`schemas: {
    instances: [
      { id: 'a', path: 'a.graphql', history: [{ label: '1', path: 'past.graphql' }] },
      { id: 'b', path: 'b.graphql' },
      { id: 'plain', path: 'plain.graphql', strictness: 'lenient' },
    ],
    composed: { id: 'api', subgraphs: ['a', 'b'] },
    hide: { names: [${names}] },
  }`),
    'content/index.md': '# Shop\n',
    'a.graphql': `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: [{ name: "@tag", as: "@linked" }])
      type Query { a: Order } type Order { total: Int sum: Int }
      directive @mark(level: Int) on OBJECT`,
    'past.graphql': 'type Query { a: Order } type Order { past: Int }',
    'b.graphql': `${link} schema { query: Reading } type Reading { b: Int c: Role } enum Role { ADMIN USER }`,
    'plain.graphql': 'type Query { e: Entry @lost } type Entry { total: Int sum: Int }',
  });
  expect(found.filter((each) => !each.startsWith('sdl-'))).toEqual([
    'unknown-hidden-name site.config.ts:10:7: schemas.hide.names[1] hides nothing: no schema has a definition "order.total".',
    'unknown-hidden-name site.config.ts:12:7: schemas.hide.names[3] hides nothing: no schema has a definition "Nothing.like".',
    'unknown-hidden-name site.config.ts:9:7: schemas.hide.names[0] hides nothing: no schema has a definition "Order.totl".',
  ]);
});

it('a directive that hides nothing because it is mistyped causes a warning at its place', async () => {
  const found = await diagnosticsOf({
    'site.config.ts': config(`schemas: {
    instances: [{ id: 'a', path: 'a.graphql', history: [{ label: '1', path: 'past.graphql' }] }],
    hide: { directives: [
      '@inaccessible',
      '@tag(name: "internal")',
      '@tag(name:"secrt")',
      '@tag(name: "past")',
      '@onwed',
      '@owned(by: "us")',
    ] },
  }`),
    'content/index.md': '# Shop\n',
    'a.graphql': `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@tag"])
      directive @owned(by: String) on OBJECT
      type Query { a: Int @tag(name: "external") b: Int @tag(name: "secret") }`,
    'past.graphql': `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@tag"])
      type Query { a: Int b: Int @tag(name: "past") }`,
  });
  expect(found.map(({ code, place, message }) => `${code} ${place?.line} ${message}`)).toEqual([
    'unknown-hidden-name 6 schemas.hide.directives[2] hides nothing: no schema applies @tag(name:"secrt").',
    'unknown-hidden-name 8 schemas.hide.directives[4] hides nothing: no schema applies @onwed.',
  ]);
  expect(found.map(({ hint }) => hint)).toEqual([
    'Did you mean "@tag(name: "secret")"?',
    'Correct or remove it, or apply it to what it is to hide.',
  ]);
});

it('a group of a sidebar may name hidden definitions, and else causes a warning at its place', async () => {
  const files = (hide: string) => ({
    'site.config.ts': config(`schemas: { instances: [{ id: 'a', path: 'a.graphql' }], ${hide} },
  sidebars: {
    api: [{ type: 'schema', schema: 'a', groups: [
      { label: 'Back office', names: ['Role', 'Stok'] },
    ] }],
  }`),
    'content/index.md': '# Shop\n',
    'a.graphql':
      'type Query { a: Stock } type Stock { role: Role size: Int } enum Role { ADMIN USER }',
  });
  expect(await checkedFiles(files('hide: { federation: true }'))).toEqual([
    'unknown-group-name site.config.ts:4:47: sidebars.api[0].groups[0].names[1] matches no entry of the schema "a": "Stok".',
  ]);
  expect(await checkedFiles(files("hide: { names: ['Role', 'Stock.role'] }"))).toEqual([]);
});

it('no name is said to hide nothing while a schema that may have it has errors', async () => {
  const files = {
    'site.config.ts': config(`schemas: {
      instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }],
      hide: { names: ['Role.ADMIN', 'Role.ADMN'] },
    }`),
    'content/index.md': '# Shop\n',
    'a.graphql': 'type Query { a: Int }',
    'b.graphql': 'type Query { b: Role ',
  };
  expect(await checkedFiles(files)).toEqual([expect.stringMatching(/^sdl-syntax b\.graphql/)]);
});

it('elements are hidden in all composed schemas, even if root types have other names', async () => {
  const site = await buildFixtureSite({
    'site.config.ts': config(`schemas: {
      instances: [{ id: 'a', path: 'a.graphql', introspection: true }, { id: 'b', path: 'b.graphql' }],
      composed: { id: 'api', introspection: true },
      hide: { names: ['Reading.secretA', 'Query.secretB', 'join.secret', '@secret*', '@inaccessible'] },
    }`),
    'content/index.md': '# Shop\n',
    'a.graphql': `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@inaccessible", { name: "@tag", as: "@secretTag" }])
      schema { query: Reading }
      type Reading { a: join secretA: Int secretB: Int lost: Int @inaccessible }
      type join { shown: Int secret: Int }`,
    'b.graphql': `${link} type Query { b: Int }`,
  });
  const files = Object.entries(readFolder(site.folder));
  await site.remove();
  const told = files.filter(([, text]) => /secret/i.test(text)).map(([path]) => path);
  expect(told).toEqual([]);
  // Elements that gateways hide from clients are not in the files for clients.
  const forClients = files.filter(([path]) => /api\.(graphql|introspection\.json)$/.test(path));
  expect(forClients).toHaveLength(2);
  for (const [, text] of forClients) {
    expect(text).toContain('shown');
    expect(text).not.toContain('lost');
  }
});

it('types that only hidden directives use are hidden in the composed schema, too', async () => {
  const two = await buildFixtureSite({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api', introspection: true }, hide: { names: ['@secret*'], federation: true } }`,
    ),
    'a.graphql': `${link}
directive @secretAudit(team: SecretTeam, by: SecretBy, level: Level) on FIELD_DEFINITION
enum SecretTeam { SECRET_ONE }
input SecretBy { team: SecretTeam in: SecretScalar }
scalar SecretScalar
enum Level { LOW }
type Query { a: Int @secretAudit(team: SECRET_ONE) }`,
    'b.graphql': 'enum Level { LOW } type Query { b(level: Level): Int }',
  });
  const output = readFolder(two.folder);
  await two.remove();
  expect(secretsIn(output)).toEqual([]);
  expect(output['graphql/api.graphql']).toContain('enum Level');
});

it('hidden fields of an interface object are hidden in the types that implement the interface', async () => {
  const importing = link.replace('"@tag"', '"@tag", "@interfaceObject"');
  const two = await buildFixtureSite({
    'content/index.md': '# Shop\n',
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api', introspection: true }, hide: { names: ['Media.secretScore', 'Media.stars(secretBy:)'], federation: true } }`,
    ),
    'a.graphql': `${importing}
type Query { media: [Media] book: Book }
interface Media @key(fields: "id") { id: ID! }
interface Print implements Media @key(fields: "id") { id: ID! }
type Book implements Print & Media @key(fields: "id") { id: ID! title: String }`,
    'b.graphql': `${importing}
type Media @interfaceObject @key(fields: "id") { id: ID! secretScore: Int stars(secretBy: ID, by: ID): Int }`,
  });
  const output = readFolder(two.folder);
  await two.remove();
  expect(secretsIn(output)).toEqual([]);
  expect(output['graphql/api.graphql']?.match(/stars\(by: ID\): Int/g)).toHaveLength(2);
});

it('descriptions that name a hidden element of another service cause a warning', async () => {
  const found = await checkedFiles({
    'site.config.ts': config(
      `schemas: { instances: [{ id: 'a', path: 'a.graphql' }, { id: 'b', path: 'b.graphql' }], composed: { id: 'api' }, hide: { names: ['Movie.note'] } }`,
    ),
    'content/index.md': '# Shop\n',
    'a.graphql': `${link} type Query { a: Movie } type Movie { id: ID note: Int }`,
    'b.graphql': `${link} type Query {\n  "Not \`Movie.note\`."\n  b: Int\n}`,
  });
  expect(found).toEqual([
    'hidden-name b.graphql:5:9: The description of "Query.b" names "Movie.note", which is hidden.',
  ]);
});
