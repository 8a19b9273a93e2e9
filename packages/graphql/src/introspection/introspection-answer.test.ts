import { buildSchema, introspectionFromSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { instanceConfig } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';

const SDL = `"""The shop."""
schema {
  query: Shop
}

"""Marks fields."""
directive @mark(by: Int = 1 @deprecated(reason: "Not used."), of: [In!]!) repeatable on FIELD

scalar Date @specifiedBy(url: "https://date.example")

input In @oneOf {
  a: Int
  b: Int
}

input Filter {
  old: Int = 3 @deprecated(reason: "Use \`kinds\`.")
  kinds: [Kind!] = [PAID]
}

enum Kind {
  PAID
  DUE @deprecated
}

type Shop {
  """Finds orders."""
  orders(by: Filter, first: Int @deprecated): [[Order!]]!
}

interface Node {
  id: ID!
}

type Order implements Node {
  id: ID!
  at: Date
}

union Found = Order | Shop`;

const ALL = {
  inputValueDeprecation: true,
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  oneOf: true,
};
const answer = (sdl = SDL) => structuredClone(introspectionFromSchema(buildSchema(sdl), ALL));
const json = (sdl?: string) => JSON.stringify({ data: answer(sdl) }, null, 2);

const loaded = (text: string, { isPart = false, lenient = false } = {}) =>
  loadSubgraph({
    config: { ...instanceConfig('shop'), strictness: lenient ? 'lenient' : 'strict' },
    sources: [{ file: 'schema.json', text }],
    isPart,
  });

/** The definitions that are read from the text of `schema.json`. */
const definitions = (text: string) => {
  const { document } = loaded(text).value ?? {};
  return document && print(document);
};

/** What is reported about it, and where. */
const problems = (...given: Parameters<typeof loaded>) =>
  loaded(...given).diagnostics.map(({ code, message, place }) => {
    const { file, line, column, coordinate } = place ?? {};
    const where = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${code} ${where}${coordinate === undefined ? '' : ` (${coordinate})`} ${message}`;
  });

it.each([
  ['with data around it', json()],
  ['without', JSON.stringify(answer())],
  ['with a byte order mark', `\uFEFF${json()}`],
  ['without what is null', JSON.stringify(answer(), (_, value) => value ?? undefined)],
])('is converted to SDL %s', (_, text) => {
  expect(definitions(text)).toBe(print(parse(SDL)));
  expect(problems(text)).toEqual([]);
});

it('of an old server, which answers less, is converted as well', () => {
  const sdl = 'type Query { a(b: Int = 1): Int } interface I { a: Int } directive @a on FIELD';
  const less = introspectionFromSchema(buildSchema(sdl), {
    descriptions: false,
    directiveIsRepeatable: false,
    specifiedByUrl: false,
  });
  const old = JSON.parse(JSON.stringify(less).replaceAll(/"isOneOf":\w+,?/g, ''));
  for (const type of old.__schema.types) if (type.kind === 'INTERFACE') type.interfaces = null;
  expect(definitions(JSON.stringify(old))).toBe(
    print(parse('directive @a on FIELD type Query { a(b: Int = 1): Int } interface I { a: Int }')),
  );
});

it.each([
  [
    'types that are no root types, but have their usual names',
    'schema { query: Query } type Query { a: Subscription } type Subscription { id: ID }',
    [],
  ],
  [
    'roots with other names',
    'schema { query: Q mutation: M } type Q { a: Int } type M { b: Int }',
    [],
  ],
  [
    'default values of custom scalars that are objects',
    'type Query { a(b: JSON = {c: [1, "d"]}): Int } scalar JSON',
    [['{c: [1, "d"]}', '0']],
  ],
  [
    'large numbers',
    'type Query { a(b: Long = 9223372036854775807): Int } scalar Long',
    [['9223372036854775807', '0']],
  ],
  [
    'default values of input types, without those of their fields',
    'type Query { a(i: I = {}): Int } input I { b: Int = 1 }',
    [['{}', '{b: 1}']],
  ],
  [
    'addresses of scalars that graphql-js 15 answers',
    'type Query { a: D } scalar D @specifiedBy(url: "https://d.example")',
    [],
  ],
  [
    'text with quotes and line breaks',
    'type Query { """\n  A "b" \\"""\n\n    c\n""" a: Int @deprecated(reason: "No \\"b\\".\\nUse c.") }',
    [],
  ],
])('keeps %s', (_, sdl, values) => {
  // Servers answer values that `introspectionFromSchema` cannot write.
  const usual = values.reduce((text, [value = '', other = '']) => text.replace(value, other), sdl);
  const text = values.reduce(
    (text, [value = '', other = '']) =>
      text.replace(JSON.stringify(other), () => JSON.stringify(value)),
    json(usual).replaceAll('"specifiedByURL": "', '"specifiedByUrl": "'),
  );
  expect(definitions(text)).toBe(print(parse(sdl)));
});

it('keeps deprecations without a reason', () => {
  const text = json('type Query { a: Int @deprecated b: Int }');
  const without = text.replace(
    '"deprecationReason": "No longer supported"',
    '"deprecationReason": null',
  );
  expect(without).not.toBe(text);
  expect(definitions(without)).toBe(print(parse('type Query { a: Int @deprecated b: Int }')));
});

it('writes descriptions of servers on Windows as text of several lines', () => {
  const text = json('type Query { """\nA\n\nB\n""" a: Int }').replace(
    '"A\\n\\nB"',
    '"A\\r\\n\\r\\nB"',
  );
  expect(text).toContain('\\r');
  expect(definitions(text)).toBe(print(parse('type Query { """\nA\n\nB\n""" a: Int }')));
});

it('leaves out empty descriptions, and types of introspection that a server adds', () => {
  const text = json('type Query { "" a(\n"" b: Int): Int } type Own { name: String }');
  expect(definitions(text.replace('"name": "Own"', '"name": "__AppliedDirective"'))).toBe(
    print(parse('type Query { a(b: Int): Int }')),
  );
});

const KINDS =
  'type Query { ab(kind: Kind = PAID, by: In): [[Int!]!]! } enum Kind { PAID DUE } input In { a: Int }';
/** The result with a part replaced. */
const edited = (part: string | RegExp, other: string, sdl = KINDS) => {
  const text = json(sdl);
  const after = text.replace(part, () => other);
  expect(after).not.toBe(text);
  return after;
};

it.each([
  [
    'a wrong token',
    edited('"name": "ab"', '"name": ab'),
    /^sdl-syntax schema\.json:20:23 The file begins like JSON, but is not valid JSON: "ab" is not expected here\.$/,
  ],
  [
    'nothing but a brace',
    '{\n',
    /^sdl-syntax schema\.json:\d+:\d+ The file begins like JSON, but is not valid JSON: /,
  ],
  [
    'a second comma',
    edited('"name": "ab",', '"name": "ab",,'),
    /^sdl-syntax schema\.json:20:28 .*: "," is not expected here\.$/,
  ],
  [
    'more after the end',
    `${json('type Query { a: Int }')}}`,
    /^sdl-syntax schema\.json:\d{4}:2 .*: "}" is not expected here\.$/,
  ],
  ['a cut', json().slice(0, 300), /^sdl-syntax schema\.json:\d+:\d+ .*: it ends/],
  [
    'an error instead',
    '{"data":{"__schema":null},"errors":[{"message":"No \\"__schema\\"!"}]}',
    /^sdl-syntax schema\.json The server has answered an error instead of its schema: "No \\"__schema\\"!"\.$/,
  ],
  [
    'an error and no data',
    '{\n "errors": [{ "message": "Introspection is disabled" }]\n}',
    /^sdl-syntax schema\.json The server has answered an error .*: "Introspection is disabled"\.$/,
  ],
  [
    'an error without a message',
    '{"errors":[{}]}',
    /^sdl-syntax schema\.json The server has answered an error instead of its schema\.$/,
  ],
  [
    'other JSON',
    '{ "openapi": "3.1.0" }',
    /^sdl-syntax schema\.json The file is JSON, but not the result of an introspection query/,
  ],
  ['a list', `[${json()}]`, /^sdl-syntax schema\.json The file is JSON, but not the result/],
  ['no types', '{"__schema":{}}', /^sdl-syntax schema\.json The list "types" is missing\.$/],
  [
    'too few levels',
    edited(
      /"ofType": \{(?:\s*"(?:name|kind)": "(?:Int|SCALAR)",){2}\s*"ofType": null\s*\}/,
      '"x": 0',
    ),
    /^sdl-syntax schema\.json \(Query\.ab\) The query asked for too few levels of `ofType`\.$/,
  ],
  [
    'no fields',
    edited('"inputFields": [', '"inputs": ['),
    /^sdl-syntax schema\.json \(In\) The list "inputFields" is missing\.$/,
  ],
  [
    'a name with a space',
    edited('"name": "ab"', '"name": "a b"'),
    /^sdl-syntax schema\.json \(Query\) A field has the name "a b", which GraphQL does not allow\.$/,
  ],
  [
    'a value that is no name',
    edited('"name": "DUE"', '"name": "30-DAYS"'),
    /^sdl-syntax schema\.json \(Kind\.30-DAYS\) The schema is not valid GraphQL: /,
  ],
  [
    'a default value in JSON',
    edited('"defaultValue": "PAID"', '"defaultValue": "{\\"a\\": 1}"'),
    /^sdl-syntax schema\.json \(Query\.ab\) The default value \{"a": 1\} of "kind" is not written in GraphQL\.$/,
  ],
  [
    'a wrong default value',
    edited('"defaultValue": "PAID"', '"defaultValue": "\\"PAID\\""'),
    /^sdl-invalid schema\.json \(Query\.ab\) The default value "PAID" of "kind" is not a valid Kind\.$/,
  ],
  [
    'a deep default value',
    edited('"defaultValue": "PAID"', `"defaultValue": "${'['.repeat(50_000)}"`),
    /^nested-too-deeply schema\.json \(Query\.ab\) /,
  ],
  [
    'an unknown type',
    edited('"name": "Int"', '"name": "Integer"'),
    /^sdl-unknown-type schema\.json \(Query\.ab\) Unknown type "Integer"/,
  ],
])('with %s is reported where it is', (_, text, message) => {
  expect(problems(text)).toEqual([expect.stringMatching(message)]);
});

it('that is wrong is read as far as possible by lenient schemas', () => {
  const text = edited('"name": "DUE"', '"name": "30-DAYS"');
  expect(problems(text, { lenient: true })).toEqual([
    'sdl-invalid schema.json (Kind.30-DAYS) "30-DAYS" is not a valid name of an enum value.',
  ]);
});

it('has coordinates instead of lines, because those of its SDL are not those of the file', () => {
  const text = edited(
    '"name": "ID"',
    '"name": "Int"',
    'type Query implements N { id: ID! } interface N { id: ID! }',
  );
  const [found] = loaded(text).diagnostics;
  expect(found?.place).toEqual({ file: 'schema.json', coordinate: 'Query.id' });
  expect(found?.notes?.[0]?.place).toEqual({ file: 'schema.json', coordinate: 'N.id' });
});

it.each([
  [
    'type Query { a: Int _service: _Service! } type _Service { sdl: String }',
    'lacks the federation directives of a subgraph',
  ],
  ['type Query { a: Int }', 'has no federation directives, and the service no `_service`'],
])('of a service that is composed is a warning: %s', (sdl, message) => {
  expect(problems(json(sdl), { isPart: true })).toEqual([
    expect.stringContaining(
      `introspected-subgraph schema.json The result of an introspection query ${message}`,
    ),
  ]);
});
