import { lexicographicSortSchema, parse, print, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { composedConfig, instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { composeSupergraph } from '../compose/compose-supergraph.ts';
import { publicSchema } from '../compose/public-schema.ts';
import { createDocumentChecker } from '../documents/document-checker.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { buildSchemaModel } from '../model/build-schema-model.ts';
import { schemaFiles } from '../model/schema-files.ts';

function lenient(sdl: string) {
  const { value: schema, diagnostics } = loadShop(sdl, 'lenient');
  if (schema === undefined) throw new Error(JSON.stringify(diagnostics));
  const { entries } = buildSchemaModel({ config: instanceConfig('shop'), schema }).value;
  return {
    schema,
    told: diagnostics.map(
      ({ severity, code, place, message }) =>
        `${severity} ${code} ${place?.line}:${place?.column} ${message}`,
    ),
    diagnostics,
    signatures: Object.fromEntries(
      entries.map(({ name, signature }) => [name, signature.map(({ text }) => text).join('')]),
    ),
  };
}

describe('a lenient schema', () => {
  it.each([
    [
      'an unknown directive',
      'type Query { a: Int @cacheControl(maxAge: 5) b: A @aws_auth }\ntype A { c: Int @aws_auth }',
      ['warning sdl-unknown-directive 1:22 Unknown directive "@cacheControl".'],
      ['a', 'query a: Int @cacheControl(maxAge: 5)'],
    ],
    [
      'a field defined twice',
      'type Query { a: A }\ntype A { b: Int b: String c: Int }\nextend type A { c: Int d: Int }',
      ['warning sdl-duplicate 2:17 Field "A.b" can only be defined once.'],
      ['A', 'type A {\n  b: Int\n  c: Int\n  d: Int\n}'],
    ],
    [
      'a type defined twice',
      'type Query { a: A }\ntype A { b: Int }\ninput A { c: Int }',
      ['warning sdl-duplicate 3:7 There can be only one type named "A".'],
      ['A', 'type A {\n  b: Int\n}'],
    ],
    [
      'an argument, a value, an interface and a member twice',
      'type Query { a(b: Int, b: Int): U }\nenum E { F F }\ninterface N { a: Int }\ntype A implements N & N { a: Int }\nunion U = A | A',
      ['warning sdl-duplicate 1:24 Argument "Query.a(b:)" can only be defined once.'],
      ['U', 'union U = A'],
    ],
    [
      'a type without fields',
      'type Query { a: A }\ntype A {}',
      ['warning sdl-invalid 2:6 Type A must define one or more fields.'],
      ['A', 'type A'],
    ],
    [
      'an empty list of arguments',
      'type Query { a(): Int b(c: I = {}): Int }\ninput I { d: Int }',
      [],
      ['a', 'query a: Int'],
    ],
    [
      'a type that is not defined',
      'type Query { a(b: AWSJSON): AWSDateTime c: A }\ntype A implements B { d: Int }\nunion C = A | D',
      ['warning sdl-unknown-type 1:19 Unknown type "AWSJSON".'],
      ['AWSDateTime', 'scalar AWSDateTime'],
    ],
    [
      'an interface that is not fulfilled',
      'type Query { a: A }\ninterface B { c: Int }\ntype A implements B { d: Int }',
      ['warning sdl-invalid 3:6 Interface field B.c expected but A does not provide it.'],
      ['A', 'type A implements B {\n  d: Int\n}'],
    ],
    [
      'types in the wrong place',
      'type Query { a: I b: U c(d: A): Int }\ninput I { e: Int }\ntype A { f: Int }\nunion U = A | I',
      ['warning sdl-invalid 1:17 The type of Query.a must be Output Type but got: I.'],
      ['a', 'query a: I'],
    ],
    [
      'an extension of nothing',
      'type Query { a: Int }\nextend type A { b: Int }\nextend input A { c: Int }',
      ['warning sdl-unknown-type 2:13 Cannot extend type "A" because it is not defined.'],
      ['A', 'type A {\n  b: Int\n}'],
    ],
    [
      'an operation among the definitions',
      'type Query { a: Int }\nquery B { a }\nschema { query: Query mutation: None }\nschema { query: Query }',
      ['warning sdl-invalid 2:7 An operation or fragment cannot be part of a schema.'],
      ['a', 'query a: Int'],
    ],
    [
      'extensions that say nothing',
      'type Query { a: Int }\nextend type Query {}\nextend enum E {}\nextend union U =\nextend schema {}\nextend scalar S\nextend input I # none',
      [
        'warning sdl-invalid 2:1 The extension of type Query is empty.',
        'warning sdl-invalid 3:1 The extension of enum E is empty.',
        'warning sdl-invalid 4:1 The extension of union U is empty.',
        'warning sdl-invalid 5:1 The extension of schema is empty.',
        'warning sdl-invalid 6:1 The extension of scalar S is empty.',
        'warning sdl-invalid 7:1 The extension of input I is empty.',
      ],
      ['a', 'query a: Int'],
    ],
    [
      'types, unions and enums without anything',
      'schema {}\nunion U =\ntype Query { a: Int }\nunion V =\n"It." interface X {}\nenum E {}\ninput I {}',
      [
        'warning sdl-invalid 1:1 The schema definition is empty.',
        'warning sdl-invalid 2:7 Union type U must define one or more member types.',
        'warning sdl-invalid 4:7 Union type V must define one or more member types.',
        'warning sdl-invalid 5:17 Type X must define one or more fields.',
        'warning sdl-invalid 6:6 Enum type E must define one or more values.',
        'warning sdl-invalid 7:7 Input Object type I must define one or more fields.',
      ],
      ['U', 'union U'],
    ],
    [
      'directives that can be applied nowhere',
      'directive @x\ndirective @y(b: Int) on\ndirective @z on FIELDS, OBJECT\n"It." directive @w repeatable\ntype Query @x @z { a: Int }',
      [
        'warning sdl-invalid 1:12 The directive "@x" has no location.',
        'warning sdl-invalid 2:12 The directive "@y" has no location.',
        'warning sdl-invalid 4:18 The directive "@w" has no location.',
        'warning sdl-invalid 3:17 "FIELDS" is not a directive location.',
        'warning sdl-unknown-directive 5:13 Unknown directive "@x".',
      ],
      ['z', 'directive @z on OBJECT'],
    ],
    [
      'interfaces as they were written before 2018, and extensions with descriptions',
      'type Query implements A B { c: Int }\ninterface A { c: Int }\ninterface B { c: Int }\ntype D implements A, B @x\n{ c: Int }\n"It." extend type F implements A\nextend type F { c: Int }\nunion U = D type G implements B scalar S directive @x on OBJECT',
      [
        'warning sdl-unknown-type 6:19 Cannot extend type "F" because it is not defined.',
        'warning sdl-invalid 8:18 Type G must define one or more fields.',
        'warning sdl-invalid 8:18 Interface field B.c expected but G does not provide it.',
      ],
      ['D', 'type D implements A & B @x {\n  c: Int\n}'],
    ],
    [
      'values that are no names, with what stands around them',
      'type Query { enum: E }\ntype type { enum: Int }\nenum E @x(y: 1) { "One." 1080p A "Two." true @deprecated, content-type B @x(y: 2) }\ndirective @x(y: Int) on ENUM | ENUM_VALUE',
      [
        'warning sdl-invalid 3:26 "1080p" is not a valid name of an enum value.',
        'warning sdl-invalid 3:41 "true" is not a valid name of an enum value.',
        'warning sdl-invalid 3:59 "content-type" is not a valid name of an enum value.',
      ],
      ['E', 'enum E @x(y: 1) {\n  A\n  B @x(y: 2)\n}'],
    ],
    [
      'values that are no names behind roots, and fields of what has the names of keywords',
      'schema { query: Q }\nenum E { 1080p A }\ntype Q @enum { a: Int }\ndirective @enum on OBJECT\ninterface enum { a: Int }\ntype B implements enum { a: Int }',
      ['warning sdl-invalid 2:10 "1080p" is not a valid name of an enum value.'],
      ['E', 'enum E {\n  A\n}'],
    ],
    [
      'names that are keywords',
      'type Query implements directive @x(y: 1) { a: Int }\ninterface directive { a: Int }\ndirective @x(y: Int) on OBJECT',
      [],
      ['directive', 'interface directive {\n  a: Int\n}'],
    ],
    [
      'roots and members of unions that are no objects',
      'type Query { a: U }\ninput Subscription { b: Int }\nunion U = U | A\ntype A { b: Int }',
      [
        'warning sdl-invalid 2:7 Subscription root type must be Object type if provided, it cannot be Subscription.',
        'warning sdl-invalid 3:11 Union type U can only include Object types, it cannot include U.',
      ],
      ['Subscription', 'input Subscription {\n  b: Int\n}'],
    ],
    [
      'values that no directive of the language has',
      'type Query { a: A @deprecated(reason: 1) }\nscalar A @specifiedBy(url: B)\nscalar C @specifiedBy',
      [
        'warning sdl-invalid 1:39 Argument "reason" has invalid value 1.',
        'warning sdl-invalid 2:28 Argument "url" has invalid value B.',
        'warning sdl-invalid 3:11 Directive "@specifiedBy" argument "url" of type "String!" is required, but it was not provided.',
      ],
      ['a', 'query a: A @deprecated'],
    ],
    [
      'default values that hold more than their types, or themselves',
      'type Query { a(b: I = { c: 1, d: 2 }): Int }\ninput I { c: Int e: I = {} }',
      [
        'warning sdl-invalid 2:18 The default value of "I.e" contains itself: it includes an object of "I", which gets the defaults of its fields.',
        'warning sdl-invalid 1:23 The default value {c: 1, d: 2} of "b" is not a valid I.',
      ],
      ['I', 'input I {\n  c: Int\n  e: I\n}'],
    ],
  ])('is documented with %s', (_name, sdl, [first, ...others], [name, signature]) => {
    const { told, signatures } = lenient(sdl);
    if (first === undefined) expect(told).toEqual([]);
    else if (others.length > 0) expect(told).toEqual([first, ...others]);
    else expect(told).toContain(first);
    expect(told.filter((line) => !line.startsWith('warning'))).toEqual([]);
    expect(signatures[name ?? '']).toBe(signature);
  });

  it('leaves out of the SDL to take away what is left of an extension without its mistakes', () => {
    const { schema } = lenient(
      'type Query { a: A }\ntype A { b: Int }\nextend type A { b: Int }\nextend type Query @x { a: Int }\nextend type C { d: Int }\ndirective @x @y on OBJECT',
    );
    expect(schemaFiles(schema, false).sdl).toBe(
      `${print(parse('type Query { a: A } type A { b: Int } extend type Query @x type C { d: Int }'))}\n\ndirective @x @y on OBJECT\n`,
    );
  });

  it('tells once what is wrong in many places', () => {
    const { diagnostics } = lenient('type Query { a: Int @x b: Int @x c: Int @x @y }');
    expect(diagnostics.map(({ message, notes }) => [message, notes?.at(-1)?.message])).toEqual([
      ['Unknown directive "@x".', 'The same is wrong in 2 other places.'],
      ['Unknown directive "@y".', undefined],
    ]);
  });

  it.each([
    ['what cannot be read', 'type Query { a: }'],
    ['a root that has no fields', 'enum Query { A }'],
  ])('still fails for %s', (_name, sdl) => {
    const { value, diagnostics } = loadShop(sdl, 'lenient');
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ severity }) => severity)).toContain('error');
  });

  it('is one that documents of pages are held against', async () => {
    const { schema } = lenient('type Query { a: A b: Int @x }\ntype A {}');
    const check = createDocumentChecker([{ id: 'shop', loaded: () => schema }]);
    const place = { file: 'page.md', line: 1, column: 1 };
    const found = await check({ text: '{ b c }', schema: 'shop', source: '', place });
    expect(found.map(({ message }) => message)).toEqual([
      'Cannot query field "c" on type "Query". Did you mean "a" or "b"? (schema "shop")',
    ]);
  });

  it.each([
    [
      'empty types and what needs them',
      'type Query { a: A b(c: I, d: Int): Int e: E u: U n: N }\ntype A {}\ninput I\nenum E\nunion U = A\ninterface N { o: O f: Int }\ntype O { a: A }\ntype P implements N { o: O f: Int }',
      'type Query { b(d: Int): Int n: N }\ninterface N { f: Int }\ntype P implements N { f: Int }',
    ],
    ['an empty root', 'type Query { a: Int }\ntype Mutation {}', 'type Query { a: Int }'],
    ['nothing', 'schema { query: Query }\ntype Query {}', ''],
    [
      'duplicates',
      'type Query { a: A @x @x b: Int @x(y: 1, y: 2) }\ndirective @x(y: Int) on FIELD_DEFINITION\ntype A { b: Int b: String }\ninput A { c: Int }',
      'type Query { a: A b: Int }\ntype A { b: Int }',
    ],
    [
      'directives that are not defined or stand in the wrong place',
      'extend schema @x\ntype Query { a: Int @y @z(b: 1) c: Int @z(d: 1) }\ndirective @y on OBJECT\ndirective @z(b: Int) on FIELD_DEFINITION',
      'type Query { a: Int c: Int }',
    ],
    [
      'unknown types and extensions of nothing',
      'type Query { a: Date b: B }\nunion C = D\nextend type B { c: Int }',
      'type Query { a: Date b: B }\nscalar Date\ntype B { c: Int }',
    ],
    [
      'interfaces that are not fulfilled',
      'type Query { a: A b: B c: C }\ninterface I { d: Int }\ninterface J implements I { d: Int }\ninterface K { d(e: Int): Int }\ntype A implements I { f: Int }\ntype B implements I & J { d: String }\ntype C implements K & J { d(e: Int, g: Int!): Int }\ntype D implements C { d: Int }',
      'type Query { a: A b: B c: C }\ninterface I { d: Int }\ninterface J implements I { d: Int }\ninterface K { d(e: Int): Int }\ntype A { f: Int }\ntype B { d: String }\ntype C { d(e: Int, g: Int!): Int }\ntype D { d: Int }',
    ],
    [
      'types in the wrong place, and wrong default values',
      'type Query { a: I b(c: A, d: Int = "x"): Int u: U }\ninput I { e: Int = "y" }\ntype A { f: Int }\nunion U = A | I',
      'type Query { b(d: Int): Int u: U }\ninput I { e: Int }\ntype A { f: Int }\nunion U = A',
    ],
    [
      'links without an address',
      'extend schema @link(import: ["@key"]) @link(url: "https://specs.apollo.dev/federation/v2.5", import: [1, "@key"])\ntype Query { a: A }\ntype A @key(fields: "b") { b: ID }',
      'type Query { a: A }\ntype A { b: ID }',
    ],
    [
      'two links to one specification',
      'schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"]) {}\nextend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])\ntype Query { a: A }\ntype A @key(fields: "b") { b: ID @shareable }',
      'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])\ntype Query { a: A }\ntype A @key(fields: "b") { b: ID @shareable }',
    ],
    [
      'what is empty or no name',
      'schema {}\ntype Query implements A { a: E b: U c(d: I = { x: 1 }): Int }\nextend type Query {}\nenum E { 1A B }\nunion U =\ninput I { d: Int e: I = {} }\ninterface A {}',
      'type Query { a: E c(d: I): Int }\nenum E { B }\ninput I { d: Int e: I }',
    ],
  ])('is composed from what is left of %s', (_name, sdl, left) => {
    const { value, diagnostics } = composed(loadShop(sdl, 'lenient').value);
    expect(diagnostics).toEqual([]);
    expect(value && apiOf(value)).toBe(apiOf(composed(loadShop(left, 'lenient').value).value));
  });

  it('is documented by itself with what composition leaves out', () => {
    const { schema, signatures } = lenient('type Query { a: A b: Int }\ntype A {}');
    composed(schema);
    expect(signatures).toMatchObject({ A: 'type A', a: 'query a: A' });
  });
});

/** Composes a schema with a subgraph that has no errors. */
function composed(schema: LoadedSchema | undefined) {
  const sources = [{ file: 'stock.graphql', text: 'type Query { stock: Int }' }];
  const stock = loadSubgraph({ config: instanceConfig('stock'), sources }).value;
  return composeSupergraph({
    config: composedConfig(['shop', 'stock']),
    subgraphs: [schema, stock].filter((subgraph) => subgraph !== undefined),
  });
}

/** The schema of a supergraph that clients see, as SDL. */
function apiOf(supergraph: LoadedSchema | undefined): string {
  return supergraph === undefined
    ? ''
    : printSchema(lexicographicSortSchema(publicSchema(supergraph)));
}
