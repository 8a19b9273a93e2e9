import { describe, expect, it } from 'vitest';
import { instanceConfig } from '../../../../test/support/load-schema.ts';
import { buildSchemaModel } from '../build-schema-model.ts';
import { loadSubgraph } from '../load-subgraph.ts';
import { visibleSchema } from '../visibility/visible-schema.ts';

const shop = `
  directive @internal on FIELD_DEFINITION | ENUM_VALUE
  type Query { order(id: ID!): Order orders: [Order!]! find: [Found] margin: Float @internal }
  type Order { id: ID! total: Float state: State note: String lines: [Line!]! meta: JSON }
  type Line { count: Int! }
  type Card { digits: String }
  union Found = Order | Line | Card
  enum State { OPEN PAID LOST @internal }
  scalar JSON
`;

const operations = `
query One { order(id: "1") { id total state lines { count } } }
query Meta { order(id: "1") { number: id meta } }
query All { orders { id } }
query Find { find { ... on Order { id note } ... on Line { count } ... on Card { digits } } }
query Part($full: Boolean! = false) { order(id: "1") { id note @include(if: $full) } }
query Margin { margin }
query State { order(id: "1") { state } }
{ orders { total } }
`;

const one = { id: '1', total: 19.9, state: 'OPEN', lines: [{ count: 2 }] };

/** The responses of the examples, by name, and what is reported with its place. */
function withResponses(responses: unknown, hidden: readonly string[] = []) {
  const config = instanceConfig('shop');
  const text = typeof responses === 'string' ? responses : JSON.stringify(responses, null, 2);
  const { value: loaded } = loadSubgraph({
    config,
    sources: [{ file: 'shop.graphql', text: shop }],
    examples: [
      { file: 'shop.examples.graphql', text: operations },
      { file: 'shop.examples.json', text },
    ],
  });
  if (loaded === undefined) throw new Error('it is loaded');
  const hide = { names: [...hidden], federation: false };
  const schema = hidden.length > 0 ? visibleSchema(loaded, hide).value : loaded;
  const { value, diagnostics } = buildSchemaModel({ config, schema });
  const examples = value.entries.flatMap((entry) => ('examples' in entry ? entry.examples : []));
  return {
    answers: Object.fromEntries(examples.map(({ name, response }) => [name, response])),
    problems: diagnostics.map(({ code, message, place }) => {
      expect(place?.file).toBe('shop.examples.json');
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
    [
      'a missing field',
      { data: { order: { ...one, total: undefined } } },
      '4:7 ',
      '"total", which is missing',
    ],
    ['a field too many', { data: { order: { ...one, note: '' } } }, '13:9 ', 'select "note"'],
    ['null', { data: { order: { ...one, id: null } } }, '5:9 ', 'Cannot return null'],
    ['a text', { data: { order: { ...one, total: 'a' } } }, '6:9 ', 'Float cannot represent'],
    ['an unknown value', { data: { order: { ...one, state: 'NEW' } } }, '7:9 ', 'Enum "State"'],
    ['an item', { data: { order: { ...one, lines: [one.lines[0], 5] } } }, '12:11 ', 'not an obj'],
    ['no list', { data: { order: { ...one, lines: {} } } }, '8:9 ', 'Expected Iterable'],
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

  it('are reported once if a mistake is in each item of a list', () => {
    const orders = Array.from({ length: 50_000 }, () => ({ id: '1', sum: 5 }));
    const { problems } = withResponses({ All: { data: { orders } } });
    expect(problems).toHaveLength(10);
  });

  it.each([
    ['{ "One": { "data": { "order": null }, } }', 'example-syntax 1:39 ', 'not valid JSON'],
    ['', 'example-syntax 1:1 ', 'it ends too early'],
    ['[]', 'example-invalid 1:1 ', 'no JSON object'],
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
      All: { errors: [{ message: '`margin` is not known' }] },
    };
    const { answers, problems } = withResponses(responses, ['Query.margin', 'State.LOST']);
    expect(answers).not.toHaveProperty('Margin');
    expect(JSON.parse(answers.State ?? '').data.order.state).toBe('OPEN');
    expect(problems).toEqual([expect.stringMatching(/^hidden-name 17:9 An error in the response/)]);
  });
});
