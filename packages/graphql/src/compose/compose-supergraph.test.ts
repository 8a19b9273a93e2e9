import { describe, expect, it } from 'vitest';
import {
  composed,
  composedConfig,
  instanceConfig,
  modelsOf,
} from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { schemaFiles } from '../model/schema-files.ts';
import { composeSupergraph } from './compose-supergraph.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external", "@requires", "@override"])`;

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

  it('points at a field that another subgraph makes unfit for an interface', () => {
    const { diagnostics } = modelsOf({
      a: `${link} type Query { node: Node } interface Node { id: ID! }
type P implements Node @key(fields: "id") { id: ID! }`,
      b: `${link}
type P @key(fields: "id") { id: ID }`,
    });
    expect(diagnostics).toMatchObject([
      {
        message:
          'Interface field Node.id expects type ID! but P.id of type ID is not a proper subtype.',
        hint: 'Give the field a type that the interface allows in each of these subgraphs. If it is nullable in one of them, it is nullable for clients.',
        place: { file: 'a.graphql', line: 2, column: 45 },
        notes: [{ place: { file: 'b.graphql', line: 2, column: 29 } }],
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

  it('says where the definition of a type may be that subgraphs only extend', () => {
    const { diagnostics } = modelsOf({
      a: 'type Query { user: User } extend type User @key(fields: "id") { id: ID! @external }',
      b: 'extend type User @key(fields: "id") { id: ID! @external }',
    });
    expect(diagnostics.map(({ hint }) => hint)).toEqual(
      Array(2).fill(expect.stringContaining('Define the type in one of the subgraphs')),
    );
  });

  it('asks for the definition of a directive that is to be composed', () => {
    const { diagnostics } = modelsOf({
      a: `${link.replace('"@key"', '"@composeDirective"')} @link(url: "https://shop.example/rate/v1.0", import: ["@rate"]) @composeDirective(name: "@rate") type Query { a: Int }`,
      b: `${link} type Query { b: Int }`,
    });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Define the directive in the SDL of this subgraph, or correct its name.',
    ]);
  });

  it('leads to composed.path for rules that not all gateways have', () => {
    const secret = link.replace('"@key"', '"@key", "@authenticated"');
    const { diagnostics } = modelsOf({
      a: `${secret} type Query { node: Node } interface Node @authenticated { id: ID! } type A implements Node { id: ID! }`,
      b: `${link} type Query { b: Int }`,
    });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Write the directive at the types that implement the interface, or at their fields. Where the gateway takes it as it is, set `composed.path` to the supergraph that your own composition writes.',
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
      hint: 'Import only names that the linked version of the specification defines, or link a later one.',
    });
  });

  it('points at the enum that a message is about, not at where it is used', () => {
    const { diagnostics } = modelsOf({
      a: `${link} type Query { e(e: E): E }\nenum E { A B }`,
      b: `${link} type Query { f: E } enum E { A }`,
    });
    expect(diagnostics).toMatchObject([{ place: { file: 'a.graphql', line: 2, column: 6 } }]);
  });

  it('points once at a directive that the version of federation does not know', () => {
    const { diagnostics } = modelsOf({
      a: 'type Query { a: Int @shareable c: Int @shareable }',
      b: `${link} type Query { b: Int }`,
    });
    expect(diagnostics).toMatchObject([
      {
        message: expect.stringContaining('Unknown directive "@shareable"'),
        hint: expect.stringContaining('without a `@link` to federation is of version 1'),
        place: { file: 'a.graphql', line: 1, column: 22 },
      },
    ]);
  });

  it('tells once, with the reason, that a directive needs federation 2', () => {
    const { diagnostics } = modelsOf({
      a: 'type Query { a: Int } type A @interfaceObject @key(fields: "id") { id: ID! }',
      b: `${link} type Query { b: Int }`,
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^\[a\] Unknown directive "@interfaceObject"\. If you meant/),
    ]);
  });

  it('asks for no @shareable where that is not allowed', () => {
    const sdl = (name: string) =>
      `${link} type Query { ${name}: Int } type Subscription { s: Int @shareable }`;
    const { diagnostics } = modelsOf({ a: sdl('a'), b: sdl('b') });
    expect(diagnostics).toMatchObject([{ hint: 'Leave the field to one of the subgraphs.' }]);
  });

  it('asks for a specification where a directive is to be composed that has none', () => {
    const { diagnostics } = modelsOf({
      a: `${link.replace('"@key"', '"@composeDirective"')} @composeDirective(name: "@rate")\ndirective @rate on FIELD_DEFINITION\ntype Query { a: Int @rate }`,
      b: `${link} type Query { b: Int }`,
    });
    expect(diagnostics).toMatchObject([
      { hint: expect.stringContaining('`@link(url:'), place: { file: 'a.graphql', line: 2 } },
    ]);
  });

  it('asks for what `@requires` names where the gateway does not get that, and for no key of the field', () => {
    const { diagnostics } = modelsOf({
      a: `${link} type Query { a: A } type A @key(fields: "id") { id: ID! }`,
      b: `${link} type A @key(fields: "id") { id: ID! w: W @external c: Int @requires(fields: "w { n }") }
type W { n: Int @external }`,
      c: `${link} type A @key(fields: "id") { id: ID! w: W } type W @key(fields: "id") { id: ID! }`,
      d: `${link} type W @key(fields: "no") { no: ID! n: Int }`,
    });
    const [required, ...others] = diagnostics;
    expect(required).toMatchObject({
      message: expect.stringContaining('cannot satisfy @require conditions'),
      hint: expect.stringMatching(/^Another subgraph must resolve .* `strictness: 'lenient'`/),
      place: { file: 'b.graphql', line: 1 },
    });
    for (const { hint } of others) expect(hint).toMatch(/^Give the entity a `@key`/);
  });

  it.each([
    ['x { id }', 'does not reference a context "x { id }"'],
    ['shop', 'does not reference a context "shop"'],
    ['$shop { id', 'Syntax Error: Expected Name, found <EOF>'],
    ['$shop id }', 'Syntax Error: Unexpected "}"'],
  ])('points at the argument whose `@fromContext` has the selection %s', (field, message) => {
    const { diagnostics } = modelsOf({
      a: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@context", { name: "@fromContext", as: "@taken" }])
type Query { p: P } type P @key(fields: "id") @context(name: "shop") { id: ID! c: C }
type C @key(fields: "id") {
  id: ID!
  f(fine: ID @taken(field: "$shop { id }"), a: ID @taken(field: "${field}")): Int
}`,
      b: `${link} type Query { shop: Int }`,
    });
    expect(diagnostics).toMatchObject([
      {
        code: 'composition-error',
        message: expect.stringContaining(message),
        hint: 'Write the name of the context and a selection set: `$shop { id }`.',
        place: { file: 'a.graphql', line: 5, column: 45 },
        source: expect.stringContaining('type Query { p: P }'),
      },
    ]);
  });

  it('says that a supergraph is no subgraph, and how to leave it out', () => {
    const { supergraph } = composed({ orders: `${link} type Query { order: Int }` });
    const { diagnostics } = modelsOf({
      orders: `${link} type Query { order: Int }`,
      'api-1': supergraph,
    });
    expect(diagnostics).toEqual([
      {
        code: 'composition-error',
        severity: 'error',
        message: 'The schema "api-1" is a supergraph, so it cannot be composed with others.',
        hint: expect.stringContaining('`composed.subgraphs`'),
        place: { file: 'api-1.graphql' },
      },
    ]);
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

it('takes only the names in @composeDirective for those of composed directives', () => {
  const text = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", { name: "@composeDirective", as: "@lift" }])
  @link(url: "https://example.com/cost/v1.0", import: ["@cost"]) @lift(name: "@cost") @owner(name: "@team")
directive @owner(name: String) on SCHEMA
directive @team(id: ID) on FIELD_DEFINITION
directive @cost(of: Int) on FIELD_DEFINITION
type Query { a: Int @team(id: "team-1") b: Int @cost(of: 2) }`;
  const { supergraph, diagnostics } = composed({ a: text });
  expect(diagnostics).toEqual([]);
  expect(supergraph).toContain('b: Int @cost(of: 2)');
  expect(supergraph).not.toContain('@team');
});

it('keeps what subgraphs say of directives that clients use', () => {
  const texts = {
    a: `${link} directive @trace(note: String) on FIELD type Query { a: Int }`,
    b: `${link} "Follows a field." directive @trace("Why." note: String @deprecated(reason: "Nobody reads it.")) on FIELD type Query { b: Int }`,
  };
  const subgraphs = Object.entries(texts).flatMap(([id, text]) => {
    const sources = [{ file: `${id}.graphql`, text }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const { value } = composeSupergraph({ config: composedConfig(['a', 'b']), subgraphs });
  if (value === undefined) throw new Error('the subgraphs compose');
  expect(schemaFiles(value, false).sdl).toContain(`"""Follows a field."""
directive @trace(
  """Why."""
  note: String @deprecated(reason: "Nobody reads it.")
) on FIELD`);
  expect(modelsOf(texts).value.entry('schema', '@trace')).toMatchObject({
    args: [{ deprecated: { markdown: 'Nobody reads it.' } }],
  });
});

it('composes defaults of arguments that are lists of values of enums, and null', () => {
  const texts = {
    a: `${link} type Query { a(of: [[Kind!]] = [[A], [B]], or: Kind = null, at: Kind = B): Int } enum Kind { A B }`,
    b: `${link} type Query { b: Int }`,
  };
  const subgraphs = Object.entries(texts).flatMap(([id, text]) => {
    const sources = [{ file: `${id}.graphql`, text }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const { value } = composeSupergraph({ config: composedConfig(['a', 'b']), subgraphs });
  const query = value?.schema.getQueryType();
  const args = query?.getFields().a?.args.map(({ name, defaultValue }) => [name, defaultValue]);
  expect(args).toEqual([
    ['of', [['A'], ['B']]],
    ['or', null],
    ['at', 'B'],
  ]);
});

it('says so where the supergraph lacks what a subgraph uses', () => {
  const { diagnostics } = composed({
    a: `${link} type Query { a(x: federation__Scope): Int } scalar federation__Scope`,
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'composition-error',
      message: expect.stringContaining('federation__Scope'),
      hint: expect.stringContaining('composed.subgraphs'),
      place: { file: 'a.graphql' },
    },
  ]);
});

it('names the type whose name the composition library cannot take', () => {
  // The library fails in its search, which is necessary because of the key with an object.
  const entity = (field: string) =>
    `type P @key(fields: "v { x }") { v: V @shareable ${field}: Int } type V @shareable { x: Int }`;
  const { diagnostics } = composed({
    a: `${link}\ntype Query { p: P } ${entity('a')}`,
    b: `${link}\n"A part."\ntype hasOwnProperty @key(fields: "id") { id: ID! } ${entity('b')}`,
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'composition-error',
      message: expect.stringContaining('probably at the type "hasOwnProperty"'),
      hint: expect.stringMatching(/^Rename the type, or set `composed\.path`/),
      place: { file: 'b.graphql', line: 3, column: 6 },
    },
  ]);
});

it('takes names of properties of objects if gateways certainly reach everything', () => {
  const { diagnostics } = composed({
    a: `${link} type Query { b: Int }`,
    b: `${link} type hasOwnProperty @key(fields: "id") { id: ID! }`,
  });
  expect(diagnostics).toEqual([]);
});

it('finds what a gateway cannot reach by a directive that is called like the key of federation', () => {
  const own = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5")
    @link(url: "https://garden.example/own/v1.0", import: ["@key"])
    directive @key(fields: String!) on OBJECT`;
  const entity = (field: string) =>
    `type P @key(fields: "id") { id: ID! @federation__shareable ${field}: Int }`;
  const { diagnostics } = composed({
    a: `${own} type Query { p: P } ${entity('x')}`,
    b: `${own} ${entity('y')}`,
  });
  expect(diagnostics).toMatchObject([{ code: 'composition-error' }]);
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
      message: expect.stringMatching(
        /^The query \{ a \{ more \} \} cannot be satisfied by the subgraphs because:\n/,
      ),
      hint: expect.stringContaining('The schema is documented as it is.'),
      place: { file: 's0.graphql' },
    },
  ]);
  expect(lenient.fields).toMatchObject({ fields: { id: {}, more: {} } });
  // Other conflicts are still errors.
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

it('says what to do where a field can be reached without its context', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.8", import: ["@key", "@context", "@fromContext"])`;
  const { diagnostics } = composed({
    users: `${head} type Query { me: User } type User @key(fields: "id") @context(name: "user") { id: ID! locale: String! note: Note } type Note @key(fields: "id") { id: ID! title(in: String @fromContext(field: "$user { locale }")): String! }`,
    notes: `${head} type Query { note: Note } type Note @key(fields: "id") { id: ID! }`,
  });
  expect(diagnostics).toMatchObject([{ hint: expect.stringContaining('`@context`') }]);
});
