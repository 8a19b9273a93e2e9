import { buildSchema, introspectionFromSchema } from 'graphql';
import { expect, it } from 'vitest';
import { sdlOf } from './introspection-answer.ts';
import { loadSubgraph } from './load-subgraph.ts';

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
const answer = () => structuredClone(introspectionFromSchema(buildSchema(SDL), ALL));

/** What is reported about the text of `schema.json`, and where. */
const problems = (text: string, isPart = false) =>
  loadSubgraph({
    config: { id: 'shop', strictness: 'strict' },
    sources: [{ file: 'schema.json', text }],
    isPart,
  }).diagnostics.map(({ code, message, place }) => {
    const { file, line, column } = place ?? {};
    return `${code} ${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`;
  });

it.each([
  ['with data around it', JSON.stringify({ data: answer() }, null, 2)],
  ['without', JSON.stringify(answer())],
  ['with a byte order mark', `\uFEFF${JSON.stringify(answer())}`],
])('is converted to SDL %s', (_, text) => {
  expect(sdlOf(text)).toBe(SDL);
  expect(problems(text)).toEqual([]);
});

it('of an old server, which answers less, is converted as well', () => {
  const less = introspectionFromSchema(buildSchema('type Query { a(b: Int = 1): Int }'), {
    descriptions: false,
    directiveIsRepeatable: false,
    specifiedByUrl: false,
  });
  expect(sdlOf(JSON.stringify(less))).toBe('type Query {\n  a(b: Int = 1): Int\n}');
});

it.each([
  [
    `${JSON.stringify({ data: answer() }, null, 1)}}`,
    /^sdl-syntax schema\.json:\d{4}:2 The file begins like the result of an introspection query, but is not JSON: /,
  ],
  [
    JSON.stringify(answer(), null, 1).slice(0, 300),
    /^sdl-syntax schema\.json:\d+:\d+ The file begins like .* but is not JSON: /,
  ],
  ['{"data":{"__schema":null}}', /^sdl-syntax schema\.json .*cannot be read: /],
  ['{"__schema":{}}', /^sdl-syntax schema\.json .*cannot be read: parts of it are missing\.$/],
  [
    JSON.stringify(answer()).replace('"kind":"SCALAR","name":"Date"', '"kind":"SCALAR","name":"D"'),
    /^sdl-syntax schema\.json .*cannot be read: .*unknown type: Date/,
  ],
])('that is no whole one is an error: %#', (text, message) => {
  expect(problems(text)).toEqual([expect.stringMatching(message)]);
});

it('has no lines, because those of its SDL are not those of the file', () => {
  const { __schema: schema } = answer();
  const types = schema.types.map((type) =>
    type.name === 'Order' && type.kind === 'OBJECT'
      ? { ...type, fields: type.fields.filter(({ name }) => name === 'at') }
      : type,
  );
  expect(problems(JSON.stringify({ __schema: { ...schema, types } }))).toEqual([
    expect.stringMatching(/^sdl-invalid schema\.json Interface field Node\.id expected/),
  ]);
});

it('lacks what composition needs of a subgraph', () => {
  const text = JSON.stringify(answer());
  expect(problems(text, true)).toEqual([
    expect.stringMatching(/^introspected-subgraph schema\.json .*lacks the federation directives/),
  ]);
});
