import { describe, expect, it } from 'vitest';
import { composedConfig, instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { buildSchemaModel } from '../build-schema-model.ts';
import { composeSupergraph } from '../compose-supergraph.ts';
import { createDocumentChecker } from '../document-checker.ts';

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
      'an extension of nothing',
      'type Query { a: Int }\nextend type A { b: Int }\nextend input A { c: Int }',
      ['warning sdl-unknown-type 2:13 Cannot extend type "A" because it is not defined.'],
      ['A', 'type A {\n  b: Int\n}'],
    ],
    [
      'an operation among the definitions',
      'type Query { a: Int }\nquery B { a }\nschema { query: Query mutation: None }\nschema { query: Query }',
      ['warning sdl-invalid 2:7 An operation or fragment is no part of a schema.'],
      ['a', 'query a: Int'],
    ],
  ])('is documented with %s', (_name, sdl, [first], [name, signature]) => {
    const { told, signatures } = lenient(sdl);
    if (first === undefined) expect(told).toEqual([]);
    else expect(told).toContain(first);
    expect(told.filter((line) => !line.startsWith('warning'))).toEqual([]);
    expect(signatures[name ?? '']).toBe(signature);
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
    [
      'directives of the language with other arguments',
      'type Query { a: Int @deprecated(reason: 1) }',
    ],
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

  it('composes without the directives that nobody defines', () => {
    const { schema } = lenient(
      'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])\ntype Query { a: A @aws_auth }\ntype A @key(fields: "id") { id: ID! id: ID! @cacheControl }',
    );
    const { value, diagnostics } = composeSupergraph({
      config: composedConfig(['shop']),
      subgraphs: [schema],
    });
    expect(diagnostics).toEqual([]);
    expect(value?.schema.getType('A')).toBeDefined();
  });
});
