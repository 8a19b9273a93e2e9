import { describe, expect, it } from 'vitest';
import { composedConfig, instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { composeSupergraph } from '../compose/compose-supergraph.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { buildSchemaModel } from '../model/build-schema-model.ts';
import { visibleSchema } from '../visibility/visible-schema.ts';
import { authoredExamples } from './authored-examples.ts';

const shop = `
  directive @internal on FIELD_DEFINITION | ENUM_VALUE
  type Query { nodes: [Node] order(id: ID!): Order orders: [Order!]! find: [Found] margin: Float @internal }
  type Order { id: ID! total: Float state: State note: String lines: [Line!]! meta: JSON }
  type Line { count: Int! }
  type Card { digits: String }
  union Found = Order | Line | Card
  enum State { OPEN PAID LOST @internal }
  scalar JSON
  interface Node { key: ID! text: String }
  type Note implements Node { key: ID! text: String! more: Text }
  type Draft implements Node { key: ID! text: String more: Size }
  type Text { words: Int }
  type Size { bytes: Int }
`;

const OPERATIONS = `
query One { order(id: "1") { id total state lines { count } } }
query Meta { order(id: "1") { number: id meta } }
query All { orders { id } }
query Find { find { ... on Order { id note } ... on Line { count } ... on Card { digits } } }
query Part($full: Boolean! = false) { order(id: "1") { id note @include(if: $full) } }
query Margin { margin }
query State { order(id: "1") { state } }
query Texts { nodes { key text } }
query Kinds { nodes { kind: __typename key } }
query More { nodes { ... on Note { more { words } } ... on Draft { more { bytes } } } }
query Counts($all: Boolean! = false) {
  find { ... on Order { note } ... on Line { count twice: count @include(if: $all) } }
}
query Types { __schema { queryType { name } } orders { id } }
{ orders { total } }
`;

const one = { id: '1', total: 19.9, state: 'OPEN', lines: [{ count: 2 }] };

/** The responses of the examples, by name, and what is reported with its place. */
function withResponses(
  responses: unknown,
  hidden: readonly string[] = [],
  operations = OPERATIONS,
  sdl = shop,
) {
  const config = instanceConfig('shop');
  const text = typeof responses === 'string' ? responses : JSON.stringify(responses, null, 2);
  const { value: loaded } = loadSubgraph({
    config,
    sources: [{ file: 'shop.graphql', text: sdl }],
    examples: [
      { file: 'shop.examples.graphql', text: operations },
      { file: 'shop.examples.json', text },
    ],
  });
  if (loaded === undefined) throw new Error('it is loaded');
  const hide = { names: [...hidden], federation: false };
  const schema = hidden.length > 0 ? visibleSchema(loaded, { hide }).value : loaded;
  const { value, diagnostics } = buildSchemaModel({ config, schema });
  const examples = value.entries.flatMap((entry) => ('examples' in entry ? entry.examples : []));
  return {
    answers: Object.fromEntries(examples.map(({ name, response }) => [name, response])),
    problems: diagnostics.map(({ code, message, place }) => {
      if (place?.file !== 'shop.examples.json') return `${code} ${place?.file}`;
      return `${code} ${place?.line}:${place?.column} ${message}`;
    }),
    hints: diagnostics.map(({ hint }) => hint),
  };
}

describe('responses that authors wrote', () => {
  it('are shown as they are, those to operations without a name by their field', () => {
    const responses = {
      One: { data: { order: one } },
      Meta: { data: { order: { number: '7', meta: { any: [1, null] } } }, extensions: { took: 3 } },
      All: { errors: [{ message: 'Closed.', path: ['orders'] }], data: null },
      Find: { data: { find: [{ digits: null }, { count: 1 }, null, { id: '1', note: 'a' }] } },
      Part: { data: { order: { id: '1' } } },
      orders: { data: { orders: [] } },
    };
    const { answers, problems } = withResponses(responses);
    expect(problems).toEqual([]);
    for (const [name, response] of Object.entries(responses)) {
      expect(JSON.parse(answers[name] ?? '')).toEqual(response);
    }
    expect(answers.One).toBe(JSON.stringify(responses.One, null, 2));
    expect(JSON.parse(answers.Margin ?? '').data.margin).toEqual(expect.any(Number));
  });

  it.each([
    ['a list', [], '2:3 ', 'A response is an object'],
    ['another member', { dat: {} }, '3:5 ', 'but no "dat"'],
    ['nothing', {}, '2:3 ', 'A response without `data` has `errors`.'],
    ['no data', { data: null }, '3:5 ', 'A response without `data` has `errors`.'],
    ['data that is no object', { data: [] }, '3:5 ', '`data` is an object.'],
    ['no error', { data: null, errors: [] }, '4:5 ', '`errors` is a list'],
    ['an error without message', { errors: [{ code: 4 }] }, '4:7 ', 'a `message`'],
    ['a path that is no list', { errors: [{ message: '', path: 'a' }] }, '6:9 ', 'is a list'],
    ['a path of objects', { errors: [{ message: '', path: [{}] }] }, '6:9 ', 'is a list'],
    ['no extensions', { data: { order: one }, extensions: 1 }, '15:5 ', '`extensions` is an obj'],
    ['no extensions of errors', { errors: [{ message: '', extensions: [] }] }, '6:9 ', 'is an obj'],
    [
      'a missing field',
      { data: { order: { ...one, total: undefined } } },
      '4:7 ',
      '"total", which is missing',
    ],
    ['a field too many', { data: { order: { ...one, note: '' } } }, '13:9 ', 'select "note"'],
    ['null', { data: { order: { ...one, id: null } } }, '5:9 ', 'its type is "ID!"'],
    ['a text', { data: { order: { ...one, total: 'a' } } }, '6:9 ', 'none of the type "Float"'],
    [
      'an unknown value',
      { data: { order: { ...one, state: 'NEW' } } },
      '7:9 ',
      'none of the type "State"',
    ],
    [
      'an item',
      { data: { order: { ...one, lines: [one.lines[0], 5] } } },
      '12:11 ',
      'answers an object',
    ],
    ['no list', { data: { order: { ...one, lines: {} } } }, '8:9 ', 'answers a list'],
    ['a number', { data: { order: { ...one, id: 1 } } }, '5:9 ', 'a server answers "1"'],
  ])('are generated, and reported, if they are not those of a server: %s', (_, One, at, said) => {
    const { answers, problems, hints } = withResponses({ One });
    expect(problems).toEqual([expect.stringContaining(said)]);
    expect(problems[0]).toMatch(new RegExp(`^example-invalid ${at}`));
    expect(hints).toEqual(['Correct the response, or remove it to have docgen generate one.']);
    expect(JSON.parse(answers.One ?? '').data.order.id).toEqual(expect.any(String));
  });

  it('may leave out what a condition leaves out, and nothing else', () => {
    const { problems } = withResponses({ Part: { data: { order: { id: '1', note: 'a' } } } });
    expect(problems).toEqual([expect.stringContaining('does not select "note"')]);
  });

  it.each([
    [
      'their nulls',
      'Texts',
      {
        nodes: [
          { key: '1', text: null },
          { key: '2', text: 'a' },
        ],
      },
    ],
    ['the names of their types', 'Kinds', { nodes: [{ kind: 'Draft', key: '1' }] }],
    ['the members of their members', 'More', { nodes: [{ more: { bytes: 4 } }, { more: null }] }],
    ['members that a condition leaves', 'Counts', { find: [{ count: 1 }, { note: null }] }],
  ])('may contain objects of any type of an interface or union, by %s', (_, name, data) => {
    const { answers, problems } = withResponses({ [name]: { data } });
    expect(problems).toEqual([]);
    expect(JSON.parse(answers[name] ?? '')).toEqual({ data });
  });

  it.each([
    ['of no type', 'Kinds', [{ kind: 'Text', key: '1' }], '6:11 ', 'The value is "Text", where'],
    ['with a wrong member', 'More', [{ more: { byte: 4 } }], '7:13 ', 'does not select "byte"'],
    ['with an unknown type', 'Texts', [{ __typename: 'X' }], '6:11 ', 'select "__typename"'],
  ])('are reported if they contain an object %s', (_, name, nodes, at, said) => {
    const { problems } = withResponses({ [name]: { data: { nodes } } });
    expect(problems[0]).toContain(`example-invalid ${at}`);
    expect(problems[0]).toContain(said);
  });

  it('compare an object with each type once, however deep it is', () => {
    const types = Array.from({ length: 30 }, (_, at) => `T${at}`);
    const deep = 'in: [Node] end: Int';
    const sdl = `type Query { top: Node } interface Node { ${deep} }
      ${types.map((type) => `type ${type} implements Node { ${deep} }`).join('\n')}`;
    const levels = 20;
    const operation = `query Top { top { ${'in { '.repeat(levels)} end ${'} '.repeat(levels)} } }`;
    let top: unknown = { end: 'none' };
    for (let level = 0; level < levels; level++) top = { in: [top] };
    const { problems } = withResponses({ Top: { data: { top } } }, [], operation, sdl);
    expect(problems).toEqual([expect.stringContaining('none of the type "Int"')]);
  });

  it('contain no object where no type can be', () => {
    const sdl = 'type Query { any: Any note: Int } interface Any { id: ID }';
    const { problems } = withResponses(
      { any: { data: { any: { id: '1' } } } },
      [],
      '{ any { id } }',
      sdl,
    );
    expect(problems).toEqual([expect.stringContaining('no object has the type')]);
  });

  it('show the data of the schema itself as servers answer it', () => {
    const __schema = { queryType: { name: 'Query' } };
    const { problems } = withResponses({ Types: { data: { __schema, orders: [] } } });
    expect(problems).toEqual([]);
    const wrong = withResponses({ Types: { data: { __schema: null, orders: [] } } });
    expect(wrong.problems).toEqual([expect.stringContaining('its type is "__Schema!"')]);
  });

  it('are not unused if their operations cannot be read', () => {
    const responses = { One: { data: { order: null } }, Other: {} };
    const { problems } = withResponses(responses, [], 'query One { order(');
    expect(problems).toEqual(['example-syntax shop.examples.graphql']);
  });

  it('may contain long strings, and any character that JSON permits', () => {
    const note = `\u007f\u0085${'日'.repeat(9_000_000)}`;
    const order = { id: '1', note };
    const { problems } = withResponses({ Part: { data: { order } }, Other: {} });
    expect(problems).toEqual([
      expect.stringContaining('6:9 The response to "Part"'),
      expect.stringContaining('10:3 The response "Other"'),
    ]);
    expect(problems[0]?.length).toBeLessThan(300);
  });

  it('are generated for questions about the schema, too', () => {
    const operation = `
query About($of: String! = "Order", $long: Boolean! = false) {
  __schema { queryType { name } types { name } }
  order: __type(name: $of) { ...Type }
  none: __type(name: "Nothing") { name }
  orders { id }
}
fragment Type on __Type { kind name fields(includeDeprecated: $long) { name } description @include(if: $long) }`;
    const { answers, problems } = withResponses({}, [], operation);
    expect(problems).toEqual([]);
    expect(JSON.parse(answers.About ?? '').data).toEqual({
      __schema: { queryType: { name: 'Query' }, types: [{ name: 'Query' }] },
      order: { kind: 'OBJECT', name: 'Order', fields: [{ name: 'id' }] },
      none: null,
      orders: [{ id: expect.any(String) }],
    });
  });

  it('are generated for questions about the schema that clients see', () => {
    const { value: loaded } = composeSupergraph({
      config: composedConfig(['shop']),
      subgraphs: [
        loadShop('type Query { orders: [Order!]! } type Order { id: ID! }').value,
      ].flatMap((each) => each ?? []),
      examples: [
        {
          file: 'schema.examples.graphql',
          text: 'query About { orders { id } none: __type(name: "join__Graph") { name } some: __type(name: "Order") { name } }',
        },
      ],
    });
    const [example] = (loaded && authoredExamples(loaded).value.get('Query.orders')) ?? [];
    expect(JSON.parse(example?.response ?? '').data).toMatchObject({
      none: null,
      some: { name: 'Order' },
    });
  });

  it('keep the digits of all numbers', () => {
    const response = `{
  "data": {
    "order": {
      "number": "\\u00001.0",
      "meta": [
        19.90,
        -0.50,
        1.0e3,
        1E-2,
        -0,
        0.1,
        7
      ]
    }
  }
}`;
    const { answers, problems } = withResponses(`{ "Meta": ${response} }`);
    expect(problems).toEqual([]);
    expect(answers.Meta).toBe(response);
  });

  it('keep the digits of large numbers, for scalars that have them', () => {
    const meta = '{ "a": [9223372036854775807, -1.50e3, "\\u00001"], "b": -12345678901234567890 }';
    const { answers, problems } = withResponses(
      `{ "Meta": { "data": { "order": { "number": "1", "meta": ${meta} } } } }`,
    );
    expect(problems).toEqual([]);
    expect(answers.Meta).toMatch(/ 9223372036854775807,\n *-1\.50e3,\n *"\\u00001"\n/);
    expect(answers.Meta).toContain('"b": -12345678901234567890\n');
  });

  it.each([
    [
      '{ "id": 9223372036854775807 }',
      'The value is 9223372036854775807, which is none of the type',
    ],
    ['{ "id": "1", "note": -1e999 }', 'The number -1e999 is too large.'],
  ])('are reported if a number is none of its type, or too large: %s', (order, said) => {
    const { problems } = withResponses(`{ "Part": { "data": { "order": ${order} } } }`);
    expect(problems).toEqual([expect.stringContaining(said)]);
  });

  it('quote no large value in a message', () => {
    const order = Array.from({ length: 5000 }, () => one);
    const { problems } = withResponses({ One: { data: { order } } });
    expect(problems).toEqual([expect.stringContaining('is a list, where a server answers an obj')]);
  });

  it('are reported once if a mistake is in each item of a list', () => {
    const orders = Array.from({ length: 50_000 }, () => ({ id: '1', sum: 5 }));
    const { problems } = withResponses({ All: { data: { orders } } });
    expect(problems).toHaveLength(10);
  });

  it.each([
    ['{ "One": { "data": { "order": null }, } }', 'example-syntax 1:39 ', 'not valid JSON'],
    ['', 'example-syntax 1:1 ', 'it ends too early'],
    ['[]', 'example-invalid 1:1 ', 'no JSON object'],
    ['{ "One": {},\n "Meta": {},\n "One": {} }', 'example-invalid 3:2 ', 'an earlier response'],
    [
      `{ "a": ${'['.repeat(9000)}1152921504606846976${']'.repeat(9000)} }`,
      '-invalid 1:',
      'levels deep',
    ],
    [`{ "One": ${'['.repeat(200)}${']'.repeat(200)} }`, 'example-invalid 1:', '100 levels deep'],
  ])('are reported if their file is none: %s', (text, at, said) => {
    const { problems, answers } = withResponses(text);
    expect(problems).toEqual([expect.stringContaining(said)]);
    expect(problems[0]).toContain(at);
    expect(answers.One).toContain('"order"');
  });

  it('are a warning if they are those of no operation', () => {
    const { problems, hints } = withResponses({ Onee: { data: { order: null } }, Other: {} });
    expect(problems).toEqual([
      'unused-examples 2:3 The response "Onee" is of no operation, so it is not shown.',
      'unused-examples 7:3 The response "Other" is of no operation, so it is not shown.',
    ]);
    expect(hints).toEqual([
      'Did you mean "One"?',
      'Give it the name of an operation in shop.examples.graphql, or remove it.',
    ]);
  });

  it('contain nothing that is hidden', () => {
    const responses = {
      Margin: { data: { margin: 3 } },
      State: { data: { order: { state: 'LOST' } } },
      All: { errors: [{ message: '`margin` is not known, nor `LOST`' }] },
      One: { errors: [{ message: 'No.', extensions: { at: ['Query.margin'] } }] },
    };
    const { answers, problems } = withResponses(responses, ['Query.margin', 'State.LOST']);
    expect(answers).not.toHaveProperty('Margin');
    expect(JSON.parse(answers.State ?? '').data.order.state).toBe('OPEN');
    expect(problems).toEqual([
      expect.stringMatching(/^hidden-name 27:13 The response to "One" names/),
      expect.stringMatching(/^hidden-name 17:9 The response to "All" names "margin"/),
      expect.stringMatching(/^hidden-name 17:9 The response to "All" names "LOST"/),
    ]);
  });
});
