import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from './load-subgraph.ts';

const federation = 'https://specs.apollo.dev/federation/v2.5';

/** Diagnostics as `code line:column message`, and the hint. */
function complaints(sdl: string): (string | undefined)[][] {
  return loadShop(sdl).diagnostics.map(({ code, place, message, hint }) => [
    `${code} ${place?.line}:${place?.column} ${message}`,
    hint,
  ]);
}

function names(sdl: string): string[] {
  const { value, diagnostics } = loadShop(sdl);
  expect(diagnostics).toEqual([]);
  const schema = value?.schema;
  return [
    ...Object.keys(schema?.getTypeMap() ?? {}),
    ...(schema?.getDirectives() ?? []).map(({ name }) => `@${name}`),
  ];
}

it("does not take the `@key` of schema stitching for federation's", () => {
  const sdl = 'type Query { user: User } type User @key(selectionSet: "{ id }") { id: ID! }';
  expect(complaints(sdl)).toEqual([
    [
      'sdl-unknown-directive 1:38 Unknown directive "@key".',
      'Define the directive: docgen knows those of federation, not those of schema stitching.',
    ],
  ]);
  expect(names(`${sdl} directive @key(selectionSet: String!) on OBJECT`)).not.toContain(
    '_FieldSet',
  );
});

describe('what federation lets a subgraph leave out', () => {
  it('supplies imported directives and what they need, and nothing else', () => {
    const found = names(`
      extend schema @link(url: "${federation}", import: ["@key", "@shareable", "@tag"])
      type Query { product: Product @shareable }
      type Product @key(fields: "id") { id: ID! }
    `);
    expect(found).toEqual(
      expect.arrayContaining([
        '@link',
        '@key',
        '@shareable',
        'federation__FieldSet',
        'link__Purpose',
      ]),
    );
    expect(found).not.toContain('@tag');
    expect(found).not.toContain('_Any');
    expect(found).not.toContain('FieldSet');
  });

  it('knows aliases, prefixes and imported scalars', () => {
    const found = names(`
      extend schema @link(url: "${federation}", as: "fed", import: ["FieldSet", { name: "@key", as: "@primaryKey" }])
      type Query { product: Product }
      type Product @primaryKey(fields: "id") { id: ID! @fed__shareable }
    `);
    expect(found).toEqual(expect.arrayContaining(['@primaryKey', '@fed__shareable', 'FieldSet']));
    expect(found).not.toContain('@key');
  });

  it('supplies the names of federation 1 where nothing is linked', () => {
    const found = names(`
      extend type Query { product: Product }
      extend type Product @key(fields: "id") { id: ID! @external }
    `);
    expect(found).toEqual(expect.arrayContaining(['@key', '@external', '_FieldSet', 'Product']));
  });

  it('leaves definitions of the file as they are', () => {
    const found = loadShop(`
      schema @link(url: "${federation}", import: ["@key", "FieldSet"]) { query: Query }
      directive @link(url: String, import: [link__Import]) repeatable on SCHEMA
      directive @key(fields: FieldSet!) repeatable on OBJECT
      scalar link__Import
      scalar FieldSet
      type Query { product: Product }
      type Product @key(fields: "id") { id: ID! }
    `).value;
    expect(found?.schema.getDirective('key')?.args.map(({ name }) => name)).toEqual(['fields']);
    expect(found?.schema.getType('link__Purpose')).toBeUndefined();
  });

  it('needs no root type in a subgraph', () => {
    expect(names('type Product @key(fields: "id") { id: ID! }')).toContain('Product');
  });

  it('keeps the document as it was written', () => {
    const document = loadShop('extend type Query { a: Int @shareable }').value?.document;
    expect(document && print(document)).toBe('extend type Query {\n  a: Int @shareable\n}');
  });
});

it('merges the files of a schema', () => {
  const { value, diagnostics } = loadSubgraph({
    config: instanceConfig('shop'),
    sources: [
      { file: 'a.graphql', text: 'type Query { order: Order }' },
      { file: 'empty.graphql', text: '# nothing yet\n' },
      { file: 'b.graphql', text: 'type Order { id: ID! } extend type Query { orders: [Order] }' },
    ],
  });
  expect(diagnostics).toEqual([]);
  expect(Object.keys(value?.schema.getQueryType()?.getFields() ?? {})).toEqual(['order', 'orders']);
});

describe('mistakes', () => {
  it('reports the syntax error of each file', () => {
    const { value, diagnostics } = loadSubgraph({
      config: instanceConfig('shop'),
      sources: [
        { file: 'a.graphql', text: 'typ Query { a: Int }' },
        { file: 'b.graphql', text: 'type Order {\n  id\n}' },
        { file: 'c.graphql', text: 'type User { id: ID!' },
      ],
    });
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([
      {
        code: 'sdl-syntax',
        severity: 'error',
        message: 'The file is not valid GraphQL SDL: unexpected Name "typ".',
        hint: 'Did you mean "type"?',
        place: { file: 'a.graphql', line: 1, column: 1 },
        source: 'typ Query { a: Int }',
      },
      expect.objectContaining({
        hint: 'Write fields and arguments as `name: Type`.',
        place: { file: 'b.graphql', line: 3, column: 1 },
      }),
      expect.objectContaining({
        hint: 'The file ends inside a definition: look for a missing closing bracket.',
        place: { file: 'c.graphql', line: 1, column: 20 },
      }),
    ]);
  });

  it.each([
    ['<!doctype html><html>Bad gateway</html>', 'not SDL'],
    ['{ "type": "Query" }', 'Name a file with SDL'],
    ['{ "errors": [{ "message": "No introspection" }] }', 'Ask a server that permits'],
    [
      '<<<<<<< HEAD\ntype Query { a: Int }\n=======\ntype Query { b: Int }\n>>>>>>> next\n',
      'merge',
    ],
    ['type Query {\n  a: Int\n=======\n  b: Int\n}\n', 'merge'],
    ['"""\nTitle\n=======\n"""\ntype Query { a: <Int> }', 'Remove the character'],
    ['{ a }', 'Move it out'],
    ['type Query { a: <Int> }', 'Remove the character'],
  ])('says what a file is in place of SDL: %j', (text, hint) => {
    expect(complaints(text)[0]?.[1]).toMatch(hint);
  });

  it.each([
    'extend type Order\ntype Query { a: Int }',
    'type Query { a: Int }\nextend type Order # Nothing yet\n',
    'extend schema\ntype Query { a: Int }',
  ])('says that an extension adds nothing: %j', (sdl) => {
    expect(complaints(sdl)).toEqual([[expect.any(String), expect.stringMatching('adds nothing')]]);
  });

  it('reports all undefined and doubly defined names in one run', () => {
    expect(
      complaints(`type Query { order: Ordr, user: User }
type Order { id: ID!, id: Int }
enum Status { OPEN OPEN }
type Order { id: ID! }
extend type Product { id: ID! }
type Shop @depricated { id: ID! }`),
    ).toEqual([
      ['sdl-unknown-type 1:21 Unknown type "Ordr".', 'Did you mean "Order"?'],
      [
        'sdl-unknown-type 1:33 Unknown type "User".',
        'Define the type, correct its name, or add the file that defines it to the `path` of the schema.',
      ],
      ['sdl-duplicate 2:23 Field "Order.id" can only be defined once.', 'Keep one of them.'],
      [
        'sdl-duplicate 3:20 Enum value "Status.OPEN" can only be defined once.',
        'Keep one of them.',
      ],
      [
        'sdl-duplicate 4:6 There can be only one type named "Order".',
        'Keep one definition, and write the others as `extend type`.',
      ],
      ['sdl-duplicate 4:14 Field "Order.id" can only be defined once.', 'Keep one of them.'],
      [
        'sdl-unknown-type 5:13 Cannot extend type "Product" because it is not defined.',
        'Define the type, or write the extension as its definition.',
      ],
      [
        'sdl-unknown-directive 6:12 Unknown directive "@depricated".',
        'Did you mean "@deprecated"?',
      ],
    ]);
  });

  it('names the first definition beside the second', () => {
    const [duplicate] = loadShop('type Query { a: Int }\ntype Query { b: Int }').diagnostics;
    expect(duplicate?.place).toMatchObject({ line: 2, column: 6, endLine: 2, endColumn: 11 });
    expect(duplicate?.notes?.[0]?.place).toMatchObject({
      file: 'shop.graphql',
      line: 1,
      column: 6,
    });
  });

  it('refuses addresses of specifications that would run', () => {
    const [found, ...others] = loadShop(
      'type Query { a: Money }\nscalar Money @specifiedBy(url: "javascript:a")',
    ).diagnostics;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'unsafe-address', severity: 'error', place: { line: 2 } });
  });

  it.each(['strict', 'lenient'] as const)(
    'names the input fields whose default values contain themselves (%s)',
    (strictness) => {
      const { value, diagnostics } = loadShop(
        `type Query { a(f: F, ok: Ok = { of: { x: 1 } }): Int }
input F { x: Int, g: F = { x: 1 } }
input A { b: [B!] = [{ c: { x: 1 } }] }
input B { c: Ok }
extend input B { a: A = {} }
input Ok { of: Ok = null, x: Int = 1 }`,
        strictness,
      );
      expect(value === undefined).toBe(strictness === 'strict');
      expect(diagnostics.map(({ place, message }) => [place?.line, message.split(':')[0]])).toEqual(
        [
          [2, 'The default value of "F.g" contains itself'],
          [3, 'The default value of "A.b" contains itself'],
          [5, 'The default value of "B.a" contains itself'],
        ],
      );
      expect(diagnostics[0]).toMatchObject({
        code: 'sdl-invalid',
        severity: strictness === 'strict' ? 'error' : 'warning',
        place: { file: 'shop.graphql' },
        hint: 'Remove the default value, or mention it in the description.',
      });
    },
  );

  it.each([
    ['f__inaccessible', '"@secret"'],
    ['inaccessible', '"@secret"'],
    ['federation__shareable', '"@f__shareable"'],
  ])('offers the name that the file has for @%s of federation', (name, offered) => {
    expect(
      complaints(
        `extend schema @link(url: "${federation}", import: [{name: "@inaccessible", as: "@secret"}], as: "f")\ntype Query { a: Int @${name} }`,
      ),
    ).toEqual([
      [`sdl-unknown-directive 2:22 Unknown directive "@${name}".`, `Did you mean ${offered}?`],
    ]);
  });

  it('offers to import a directive that the linked specification has', () => {
    expect(
      complaints(
        `extend schema @link(url: "${federation}", import: ["@key"])\ntype Query { a: Int @shareable }`,
      ),
    ).toEqual([
      [
        'sdl-unknown-directive 2:22 Unknown directive "@shareable".',
        'Add "@shareable" to the `import` list of the `@link` to the federation specification.',
      ],
    ]);
  });

  it.each([
    ['before a bracket', 'type Query {\n  a: Int\n  "The b."\n}'],
    ['before another', 'type Query {\n  """The b."""\n  # later\n  "The a."\n  a: Int\n}'],
    ['at the end', 'type Query { a: Int }\n"The b."\n'],
  ])('says that a description %s is left over', (_, sdl) => {
    expect(complaints(sdl).map(([, hint]) => hint)).toEqual([
      'Before this place is a description, but not what it describes. Remove the description, or write its definition after it.',
    ]);
  });

  it('does not take a string that is a value for a description', () => {
    const values = ['type Query { a(b: String = "x" }', 'type Query { a: Int @tag(name: "x" }'];
    for (const sdl of [...values, 'type Query {}']) {
      expect(complaints(sdl).map(([, hint]) => hint)).toEqual([
        expect.not.stringContaining('description'),
      ]);
    }
  });

  it('says how a default value is written that its type does not take', () => {
    const sdl =
      'enum Role { ADMIN } type Query { a(role: Role = "ADMIN"): Int b(role: Role = OTHER): Int }';
    expect(complaints(sdl)).toEqual([
      [
        'sdl-invalid 1:49 The default value "ADMIN" of "role" is not a valid Role.',
        'Write values of enums, numbers and booleans without quotes.',
      ],
      [
        'sdl-invalid 1:78 The default value OTHER of "role" is not a valid Role.',
        'Write a value that the type takes, or remove the default.',
      ],
    ]);
  });

  it.each([
    [
      'type Query { a: Filter } input Filter { b: Int }',
      'sdl-invalid 1:17 The type of Query.a must be Output Type but got: Filter.',
    ],
    [
      'type Query implements Node { a: Int } interface Node { id: ID! }',
      'sdl-invalid 1:6 Interface field Node.id expected but Query does not provide it.',
    ],
    [
      'type Query { a: Int } type Empty',
      'sdl-invalid 1:28 Type Empty must define one or more fields.',
    ],
    ['', 'sdl-invalid undefined:undefined The file has no definitions.'],
    ['# later', 'sdl-invalid undefined:undefined The file has no definitions.'],
    [
      'type Mutation { a: Int }',
      'sdl-invalid undefined:undefined Query root type must be provided.',
    ],
    ['type query { a: Int }', 'sdl-invalid undefined:undefined Query root type must be provided.'],
    [
      'type Query { a(first: Int = "ten"): Int }',
      'sdl-invalid 1:29 The default value "ten" of "first" is not a valid Int.',
    ],
    [
      'type Query { a: Int @deprecated(reason: 5) }',
      'sdl-invalid 1:41 Argument "reason" has invalid value 5.',
    ],
    [
      'type Query { a: Int } query { a }',
      'sdl-invalid 1:23 An operation or fragment cannot be part of a schema.',
    ],
    [
      'extend schema @link type Query { a: Int }',
      'sdl-invalid 1:16 The `@link` does not say which specification it links to.',
    ],
    [
      `extend schema @link(url: "${federation}", import: [1]) type Query { a: Int }`,
      'sdl-invalid 1:79 The entry of `import` is neither a name nor an object with a name.',
    ],
  ])('rejects %s', (sdl, complaint) => {
    expect(complaints(sdl).map(([text]) => text)).toContain(complaint);
    expect(loadShop(sdl).value).toBeUndefined();
    expect(loadShop(sdl).diagnostics[0]?.place?.file).toBe('shop.graphql');
  });

  it('reports an operation once, whatever it contains', () => {
    const sdl = 'type Query { a(b: ID): Int } query ($b: ID!) { a(b: $b) @include(if: true) }';
    expect(loadShop(sdl).diagnostics.map(({ message }) => message)).toEqual([
      'An operation or fragment cannot be part of a schema.',
    ]);
  });

  it('knows a type that is meant to be `Query`', () => {
    const hints = [
      'type query { a: Int }',
      'type Qurey { a: Int }',
      'type Mutation { a: Int }',
    ].map((sdl) => loadShop(sdl).diagnostics[0]?.hint);
    expect(hints).toEqual([
      'Rename the type "query" to "Query", or name it in `schema { query: query }`.',
      'Rename the type "Qurey" to "Query", or name it in `schema { query: Qurey }`.',
      'Define `type Query`, or name the root type in `schema { query: … }`.',
    ]);
  });

  it('takes a schema without operations for a library of types, with a warning', () => {
    const library = '"What was bought." type Order { id: ID } scalar Date';
    const { value, diagnostics } = loadShop(library);
    expect(value?.schema.getType('Order')).toBeDefined();
    expect(diagnostics).toMatchObject([
      { code: 'no-operations', severity: 'warning', place: { file: 'shop.graphql' } },
    ]);
    expect(loadShop(library, 'lenient').diagnostics).toEqual([]);
    expect(loadShop('type Order { id: ID } type Empty').diagnostics).toMatchObject([
      { code: 'sdl-invalid', message: 'Type Empty must define one or more fields.' },
    ]);
  });
});
