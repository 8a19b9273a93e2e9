import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federationSdl } from '../../../test/support/federation-fixture.ts';
import { composedConfig, instanceConfig, modelsOf } from '../../../test/support/load-schema.ts';
import { composeSupergraph } from './compose-supergraph.ts';
import { federationDefinitions } from './known-definitions.ts';
import { loadSubgraph } from './load-subgraph.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external", "@requires", "@override"])`;

/** Loads and composes subgraphs that are given as SDL by id. */
function composed(texts: Readonly<Record<string, string>>) {
  const subgraphs = Object.entries(texts).flatMap(([id, text]) => {
    const sources = [{ file: `${id}.graphql`, text }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const { value, diagnostics } = composeSupergraph({
    config: composedConfig(Object.keys(texts)),
    subgraphs,
  });
  return { supergraph: value === undefined ? '' : print(value.document), diagnostics };
}

describe('conflicts', () => {
  it('names the definition in each subgraph', () => {
    const { diagnostics } = modelsOf({
      order: `${link}
type Query { product: Product }
type Product @key(fields: "id") { id: ID!, weight: Int @shareable }`,
      catalog: `${link}
type Product @key(fields: "id") {
  id: ID!
  weight: String @shareable
}`,
    });
    expect(diagnostics).toEqual([
      {
        code: 'composition-error',
        severity: 'error',
        message: expect.stringContaining('Type of field "Product.weight" is incompatible'),
        hint: 'Give the field the same type in each subgraph; only nullability may differ.',
        place: { file: 'order.graphql', line: 3, column: 44, endLine: 3, endColumn: 50 },
        source: expect.stringContaining('type Query'),
        notes: [
          {
            message: 'This is in the subgraph "catalog".',
            place: { file: 'catalog.graphql', line: 4, column: 3, endLine: 4, endColumn: 9 },
          },
        ],
      },
    ]);
  });

  it('names the root types as the supergraph does, and finds them under their own names', () => {
    const renamed =
      'schema { query: Root } type Root { n: Int again: Root! any: Any } union Any = Root';
    const { diagnostics } = modelsOf({
      a: `${link} type Query { n: Int @shareable }`,
      b: renamed.replace('n: Int', 'n: String'),
    });
    expect(diagnostics.map(({ message, notes }) => [message, notes?.[0]?.place?.column])).toEqual([
      [expect.stringContaining('Type of field "Query.n" is incompatible'), 36],
    ]);
    expect(modelsOf({ b: renamed }).diagnostics).toEqual([]);
  });

  it('says so where the library that composes fails', () => {
    const { diagnostics } = modelsOf({
      a: 'type Query { a: constructor b: toString } type constructor { n: Int } type toString { n: Int }',
      b: 'type Query { c: Int }',
    });
    expect(diagnostics).toEqual([
      {
        code: 'composition-error',
        severity: 'error',
        message: expect.stringContaining('is not iterable'),
        hint: expect.stringContaining('composed.subgraphs'),
        place: { file: 'a.graphql' },
      },
    ]);
  });

  it('reports every conflict, not the first only', () => {
    const { diagnostics } = modelsOf({
      a: `${link} type Query { p: P } type P @key(fields: "id") { id: ID! x: Int y: Int }`,
      b: `${link} type P @key(fields: "id") { id: ID! x: Int y: Int }`,
    });
    expect(diagnostics.map(({ message }) => /"P\.\w"/.exec(message)?.[0])).toEqual([
      '"P.x"',
      '"P.y"',
    ]);
  });

  it('points at the @link where a message is about no definition', () => {
    const { diagnostics } = modelsOf({
      a: `\nextend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@kee"]) type Query { a: Int }`,
      b: `${link} type Query { b: Int }`,
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      code: 'composition-error',
      place: { file: 'a.graphql', line: 2, column: 16 },
      hint: 'Import only names that the linked specification defines.',
    });
  });

  it('names all files where a message is about no subgraph', () => {
    const { diagnostics } = modelsOf({
      a: 'type P @key(fields: "id") { id: ID! }',
      b: 'type Q @key(fields: "id") { id: ID! }',
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.place).toEqual({ file: 'a.graphql' });
    expect(diagnostics[0]?.notes?.map(({ place }) => place)).toEqual([{ file: 'b.graphql' }]);
  });
});

it('takes what GraphQL takes in directives that stay in their subgraph', () => {
  const text = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@tag", "@composeDirective"])
  @link(url: "https://example.com/cost/v1.0", import: ["@cost"]) @composeDirective(name: "@cost")
directive @owner(id: ID, team: Int, ids: [ID!]) on FIELD_DEFINITION
directive @cost(of: Int) on FIELD_DEFINITION
type Query { a: A @owner(id: "team-1") @tag(name: "x") b: Int @owner(team: null) @cost(of: 2) c: Int @owner(ids: ["x"]) }
type A @key(fields: "id") { id: ID! @owner(id: 3) }`;
  const { supergraph, diagnostics } = composed({ a: text });
  expect(diagnostics).toEqual([]);
  expect(supergraph).toContain('a: A @tag(name: "x")');
  expect(supergraph).toContain('b: Int @cost(of: 2)');
  expect(supergraph).not.toContain('@owner');
});

it('knows federation by another prefix, and single values in place of lists', () => {
  const { supergraph, diagnostics } = composed({
    a: `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.6", as: "fed", import: ["@shareable", { name: "@policy", as: "@needs" }])
scalar fed__FieldSet
directive @fed__key(fields: fed__FieldSet!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
type Query { a: A @fed__requiresScopes(scopes: "read") b: Int @needs(policies: ["x", ["y", "z"]]) }
enum fed__Status { NEW }
type A @fed__key(fields: "id") { id: ID! name: String @shareable status: fed__Status }`,
    b: `${link} type A @key(fields: "id") { id: ID! name: String @shareable size: Int }`,
  });
  expect(diagnostics).toEqual([]);
  expect(supergraph).toContain('@requiresScopes(scopes: [["read"]])');
  expect(supergraph).toContain('@policy(policies: [["x"], ["y", "z"]])');
  expect(supergraph).toContain('type A @join__type(graph: A, key: "id")');
  expect(supergraph).toContain('status: fed__Status');
  expect(supergraph).not.toContain('@fed__');
});

describe('names of what federation defines', () => {
  const directives = [...federationDefinitions.keys()]
    .filter((name) => /^@\w+$/.test(name) && !/^@(link|composeDirective)$/.test(name))
    .map((name) => name.slice(1));
  /** The subgraphs of the fixture, with the names in their imports and in use. */
  const written = (imported: (name: string) => string, used: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(federationSdl).map(([id, sdl]) => {
        let text = sdl;
        for (const name of directives) {
          text = text.replace(new RegExp(`"@${name}"(, )?`), imported(name));
          text = text.replace(new RegExp(`(?<!")@${name}\\b`, 'g'), `@${used(name)}`);
        }
        return [id, text];
      }),
    );
  const plain = composed(federationSdl);

  it.each([
    [
      'aliases',
      written(
        (name) => `{ name: "@${name}", as: "@my_${name}" } `,
        (name) => `my_${name}`,
      ),
    ],
    [
      'the common prefix',
      written(
        () => '',
        (name) => `federation__${name}`,
      ),
    ],
    [
      'another prefix',
      written(
        () => '',
        (name) => `fed__${name}`,
      ),
    ],
  ])('may be %s', (kind, texts) => {
    const prefixed = Object.entries(texts).map(([id, text]): [string, string] => [
      id,
      kind === 'another prefix' ? text.replace(/federation\/v2\.9"/, '$&, as: "fed"') : text,
    ]);
    const { supergraph, diagnostics } = composed(Object.fromEntries(prefixed));
    expect(diagnostics).toEqual([]);
    expect(supergraph).toBe(plain.supergraph);
    expect(supergraph).not.toMatch(/@my_|@fed/);
  });

  it('may be those of the link specification, and of one that came later than the version', () => {
    const a = (linked: string) => `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"]) ${linked}
type Query { a: A } type A @key(fields: "id") { id: ID! }`;
    const b = `${link} type A @key(fields: "id") { id: ID! c: Int }`;
    const versions = [
      a('@link(url: "https://specs.apollo.dev/link/v1.0")'),
      a('@link(url: "https://specs.apollo.dev/link/v1.0", import: ["@link"])'),
      a('@link(url: "https://specs.apollo.dev/cost/v0.1", import: ["@cost"])').replace(
        'a: A',
        '$& @cost(weight: 3)',
      ),
    ];
    for (const each of versions) expect(composed({ a: each, b }).diagnostics).toEqual([]);
  });

  it.each([
    ['@hide', ', import: [{ name: "@inaccessible", as: "@hide" }]'],
    ['@inaccessible', ', import: ["@inaccessible"]'],
    ['@inaccessible', ''],
  ])('may be %s, of a specification of its own%s', (name, imported) => {
    const a = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: "@key")
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2"${imported})
type Query { p: P } type P @key(fields: "id") { id: ID! x: Int ${name} }`;
    const b = `${link.replace('"@key"', '"@key", "@inaccessible"')} type P @key(fields: "id") { id: ID! y: Int @inaccessible }`;
    const { value, diagnostics } = modelsOf({ a, b });
    expect(diagnostics).toEqual([]);
    const entry = value.entry('schema', 'P');
    expect(
      'fields' in entry && entry.fields.map((field) => [field.name, field.inaccessible]),
    ).toEqual([
      ['id', undefined],
      ['x', true],
      ['y', true],
    ]);
  });

  it('are told in the models of subgraphs, so that pages of directives find each other', () => {
    const a = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", { name: "@cost", as: "@price" }])
"Says what it costs."
directive @price(weight: Int!) on FIELD_DEFINITION
type Query { p: P @price(weight: 2) } type P @key(fields: "id") { id: ID! }`;
    const b = `${link} type P @key(fields: "id") { id: ID! n: Int }`;
    const { value, diagnostics } = modelsOf({ a, b });
    expect(diagnostics).toEqual([]);
    const [own, composed] = [value.entry('a', '@price'), value.entry('schema', '@cost')];
    expect([own, composed].map((entry) => 'specified' in entry && entry.specified)).toEqual([
      '@cost',
      false,
    ]);
    expect(composed.place).toEqual(own.place);
  });

  it('are free for the subgraph where it takes none from the specification', () => {
    const own = `directive @cacheTag(id: ID) on FIELD_DEFINITION
directive @tag(with: ID) on FIELD_DEFINITION
type Query { p: P @cacheTag(id: "x") @tag(with: "y") } type P @key(fields: "id") { id: ID! }`;
    for (const version of ['v2.9', 'v2.12']) {
      const a = `extend schema @link(url: "https://specs.apollo.dev/federation/${version}", import: ["@key"]) ${own}`;
      const b = `${link} type P @key(fields: "id") { id: ID! n: Int }`;
      expect(composed({ a, b }).diagnostics).toEqual([]);
    }
    expect(
      modelsOf({ a: 'type Query { p: Int @cacheTag(format: "a") }' }).diagnostics,
    ).toMatchObject([{ code: 'sdl-unknown-directive' }]);
  });

  it('leave those of the subgraph alone', () => {
    const own = (name: string) => `directive @key(of: String) on OBJECT
type Query { a: A } type A ${name}(fields: "id") @key(of: "house") { id: ID! }`;
    const versions = [
      [`{ name: "@key", as: "@identity" }`, '@identity', ''],
      ['', '@federation__key', ''],
      ['', '@fed__key', ', as: "fed"'],
    ] as const;
    for (const [imported, used, as] of versions) {
      const { supergraph, diagnostics } = composed({
        a: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5"${as}, import: [${imported}]) ${own(used)}`,
        b: `${link} type A @key(fields: "id") { id: ID! size: Int }`,
      });
      expect(diagnostics).toEqual([]);
      expect(supergraph).toContain('type A @join__type(graph: A, key: "id")');
      expect(supergraph).not.toContain('house');
    }
  });
});

describe('versions of federation that the library does not know', () => {
  const later = (version: string, taken = '"@key", "@cacheTag"') =>
    `extend schema @link(url: "https://specs.apollo.dev/federation/${version}", import: [${taken}])`;
  const products = 'type Query { products: [Product] } type Product @key(fields: "id") { id: ID! }';
  const reviews = `${later('v2.5', '"@key"')} type Product @key(fields: "id") { id: ID! stars: Int }`;

  it.each(['v2.10', 'v2.15', 'v2.40'])('come to the same schema, %s', (version) => {
    const plain = composed({ products: `${later('v2.9', '"@key"')} ${products}`, reviews });
    const tagged = products
      .replace('[Product]', '$& @cacheTag(format: "all")')
      .replace('@key', '@cacheTag(format: "p-{$key.id}") $&');
    expect(composed({ products: `${later(version)} ${tagged}`, reviews })).toEqual(plain);
    const prefixed = tagged.replaceAll('@cacheTag', '@fed__cacheTag').replace('@key', '@fed__key');
    const link = `extend schema @link(url: "https://specs.apollo.dev/federation/${version}", as: "fed")`;
    expect(composed({ products: `${link} ${prefixed}`, reviews })).toEqual(plain);
    const renamed = tagged.replaceAll('@cacheTag', '@label');
    const aliased = later(version, '"@key", { name: "@cacheTag", as: "@label" }');
    expect(composed({ products: `${aliased} ${renamed}`, reviews })).toEqual(plain);
    expect(plain.diagnostics).toEqual([]);
  });

  it('are no excuse for what the linked version does not have', () => {
    const messages = (text: string) =>
      composed({ products: text, reviews }).diagnostics.map(({ message, hint }) => [message, hint]);
    expect(messages(`${later('v2.9')} ${products}`)).toEqual([
      [
        expect.stringContaining('Cannot import unknown element "@cacheTag"'),
        'Import only names that the linked specification defines.',
      ],
    ]);
    expect(messages(`${later('v3.0', '"@key"')} ${products}`)).toEqual([
      [expect.stringContaining('v3.0'), expect.stringContaining('a version 2 of the federation')],
    ]);
  });
});

it('says so where the supergraph lacks what a subgraph uses', () => {
  const { diagnostics } = composed({
    a: `${link} type Query { a(x: federation__Scope): Int } scalar federation__Scope`,
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'composition-error',
      message: expect.stringContaining('federation__Scope'),
      place: { file: 'a.graphql' },
    },
  ]);
});

it('documents what a gateway cannot reach with a warning, where somebody else judges of that', () => {
  const lost = 'type Query { a: A } type A @key(fields: "id") { id: ID! }';
  const more = 'type A @key(fields: "id", resolvable: false) { id: ID! more: Int }';
  const found = (strictness: 'strict' | 'lenient', text = more) => {
    const subgraphs = [`${link} ${lost}`, `${link} ${text}`].flatMap((sdl, index) => {
      const config = { ...instanceConfig(`s${index}`), strictness };
      return (
        loadSubgraph({ config, sources: [{ file: `s${index}.graphql`, text: sdl }] }).value ?? []
      );
    });
    const result = composeSupergraph({ config: composedConfig(['s0', 's1']), subgraphs });
    return { ...result, fields: result.value?.schema.getType('A')?.toConfig() };
  };
  expect(found('strict').diagnostics).toMatchObject([
    { severity: 'error', hint: expect.stringContaining("`strictness: 'lenient'`") },
  ]);
  const lenient = found('lenient');
  expect(lenient.diagnostics).toMatchObject([
    {
      code: 'composition-error',
      severity: 'warning',
      message: expect.stringContaining('cannot be satisfied'),
      hint: expect.stringContaining('It is documented nevertheless.'),
      place: { file: 's0.graphql' },
    },
  ]);
  expect(lenient.fields).toMatchObject({ fields: { id: {}, more: {} } });
  // Other conflicts are errors as ever.
  expect(found('lenient', `${more} type Query { a: Int }`).diagnostics).toContainEqual(
    expect.objectContaining({ severity: 'error' }),
  );
});

it.each([
  ['an empty type of queries', `${link} type Query type A @key(fields: "id") { id: ID! c: Int }`],
  [
    'one that the schema names',
    `schema ${link.replace('extend schema ', '')} { query: Query } type Query type A @key(fields: "id") { id: ID! c: Int }`,
  ],
  ['no queries and nothing of federation', 'type C { c: Int }'],
  ['queries that it extends', 'extend type Query { b: Int }'],
])('composes a subgraph with %s', (_, b) => {
  const { diagnostics, value } = modelsOf({
    a: `${link} type Query { a: A } type A @key(fields: "id") { id: ID! }`,
    b,
  });
  expect(diagnostics).toEqual([]);
  expect(value.models).toHaveLength(3);
});

it('gives a field the most general of its types', () => {
  const sdl = (own: string) => `${link}
interface Node { id: ID! } type Book implements Node @shareable { id: ID! } type Movie implements Node @shareable { id: ID! }
union Media = Book | Movie
${own}`;
  const { diagnostics, supergraph } = composed({
    a: sdl('type Query @shareable { one: Book many: [Book!]! node: Book! same: Book }'),
    b: sdl(
      'schema { query: Root } type Root @shareable { one: Media many: [Media!]! node: Node! same: Book }',
    ),
    c: sdl('type Query @shareable { one: Movie many: [Book!]! node: Movie! same: Book }'),
  });
  expect(diagnostics).toEqual([]);
  for (const field of ['one: Media', 'many: [Media!]!', 'node: Node!', 'same: Book']) {
    expect(supergraph).toMatch(
      new RegExp(`^  ${field.replaceAll(/[[\]]/g, '\\$&')}(?: @.*)?$`, 'm'),
    );
  }
});

it('composes root types that are reached by a field, and have no key', () => {
  const { diagnostics, supergraph } = composed({
    a: `${link} type Query { a: A } type A @key(fields: "id") { id: ID! }
type Mutation { doIt: Payload } type Payload { query: Query }`,
    b: `${link} type Query { b: Int } type A @key(fields: "id") { id: ID! c: Int }`,
  });
  expect(diagnostics).toEqual([]);
  expect(supergraph).toContain('query: Query');
});

it('leaves out subgraphs that the configuration does not name', () => {
  const subgraphs = ['a', 'b'].flatMap((id) => {
    const sources = [{ file: `${id}.graphql`, text: `type Query { ${id}: Int }` }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const { value } = composeSupergraph({ config: composedConfig(['b']), subgraphs });
  expect(Object.keys(value?.schema.getQueryType()?.getFields() ?? {})).toEqual(['b']);
});
