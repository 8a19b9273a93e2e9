import { entrySections } from '@docgen/core/schema/entry-sections';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { exampleFaults } from '../../../../test/support/example-faults.ts';
import { exampleIn } from '../../../../test/support/example-in.ts';
import { modelsOf } from '../../../../test/support/load-schema.ts';

/** The operations of a schema, with their generated examples. */
function operationsIn(sdl: string) {
  const [model] = modelsOf({ shop: sdl }).value.models;
  return model?.entries.filter((entry) => 'field' in entry) ?? [];
}

it('are broken where their lines would get too long for a telephone', () => {
  const sdl = `type Query { sendingFees(addressOfTheCustomer: ID!, weightInGrams: Int!): Int short(of: ID!): Int }`;
  expect(exampleIn(sdl, 'Query.sendingFees').operation).toBe(`query SendingFees(
  $addressOfTheCustomer: ID!
  $weightInGrams: Int!
) {
  sendingFees(
    addressOfTheCustomer: $addressOfTheCustomer
    weightInGrams: $weightInGrams
  )
}`);
  expect(exampleIn(sdl, 'Query.short').operation).toBe(`query Short($of: ID!) {
  short(of: $of)
}`);
});

it.each([
  ['orders', 'Orders'],
  ['_service', 'Service'],
  ['update_order_by_pk', 'UpdateOrderByPk'],
  ['order_2', 'Order_2'],
  ['GET_ORDER', 'GET_ORDER'],
])('name the operation of %s as is usual: %s', (field, name) => {
  const sdl = `type Query { ${field}: Int }`;
  expect(exampleIn(sdl, `Query.${field}`).operation).toBe(`query ${name} {\n  ${field}\n}`);
});

/** Types that all refer to each other, and input types that do. */
function connectedSdl(types: number): string {
  const names = Array.from({ length: types }, (_, at) => `T${at}`);
  const fields = names.map((name) => `to${name}(filter: In${name}): ${name}!`).join('\n  ');
  const inputs = names.map((name) => `to${name}: [In${name}!]!`).join('\n  ');
  return [
    `type Query {\n  ${names.map((name) => `get${name}(input: In${name}!): [${name}]`).join('\n  ')}\n}`,
    ...names.map((name) => `type ${name} {\n  id: ID!\n  ${fields}\n}`),
    ...names.map((name) => `input In${name} {\n  id: ID\n  ${inputs}\n}`),
  ].join('\n');
}

it('are small in a schema of 200 types that all refer to each other', () => {
  const sdl = connectedSdl(200);
  const operations = operationsIn(sdl);
  expect(operations).toHaveLength(200);
  for (const operation of operations) {
    const { examples, inputTree, resultFields } = operation;
    expect(JSON.stringify(resultFields).length).toBeLessThan(20_000);
    expect(JSON.stringify(inputTree).length).toBeLessThan(20_000);
    expect(examples[0]?.operation.split('\n').length).toBeLessThan(60);
  }
  // The variables of the first operation contain all required fields: lists of inputs end with an
  // empty list.
  const [first] = operations;
  // Validating 80,000 members again, and keeping their places, takes longer than the example.
  const schema = buildSchema(sdl, { assumeValid: true, noLocation: true });
  expect(first && exampleFaults(schema, first)).toEqual([]);
});

/** Fields or arguments that are required. */
const required = (count: number, type: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `field${at}: ${type(at)}!`).join(' ');

it.each([
  ['an input with hundreds of required fields', `go(input: In!): Int`, required(200, () => 'Int')],
  ['many required inputs inside', 'go(input: In!): Int', required(40, () => 'Pair')],
  ['a hundred required arguments', `go(${required(100, () => 'Int')}): Int`, 'a: Int'],
])('have 60 lines at most for %s', (_, operation, fields) => {
  const sdl = `type Query { ${operation} } input In { ${fields} } input Pair { from: String! words: [String!]! }`;
  const [go] = operationsIn(sdl);
  expect(go && exampleFaults(buildSchema(sdl), go)).toEqual([]);
  const { variables = '', operation: text = '' } = go?.examples[0] ?? {};
  const lines = [variables, text].flatMap((told) => told.split('\n'));
  const width = Math.max(...lines.map((line) => line.length));
  expect(width).toBeLessThanOrEqual(81);
});

it.each([
  ['fields', 'go(id: ID!, input: In!): Int', required(1500, () => 'Int'), 'in the fields of:'],
  [
    'inputs in inputs',
    'go(id: ID!, input: In!): Int',
    required(30, () => 'Deep'),
    'in the fields of:',
  ],
  ['arguments', `go(${required(1000, () => 'Int')}): Int`, 'a: Int', 'below.'],
])(
  'are left out, with a word of where to read, for more %s than any page shows',
  (_, operation, fields, where) => {
    const inner = `input Deep { ${required(30, () => 'Deeper')} } input Deeper { ${required(30, () => 'Int')} }`;
    const [go] = operationsIn(`type Query { ${operation} } input In { ${fields} } ${inner}`);
    expect(go?.examples).toEqual([]);
    const section = (go === undefined ? [] : entrySections(go)).find(({ id }) => id === 'examples');
    expect(section).toMatchObject({
      title: 'Example',
      text: `An example would be too long for this page. The required input is listed ${where}`,
      inputs: where === 'below.' ? [] : [{ name: 'In' }],
    });
  },
);
