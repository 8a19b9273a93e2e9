import { buildSchemaModel } from '@docgen/graphql/model/build-schema-model';
import { expect, test } from 'vitest';
import { instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { createGraphqlFences } from './graphql-fences.ts';

const schema = loadShop('type Query { total: Int }').value;
if (schema === undefined) throw new Error('the schema does not load');
const config = instanceConfig('shop');
const { value: model } = buildSchemaModel({ config, schema });
const shop = {
  id: 'shop',
  composed: false,
  hasReference: true,
  hash: '',
  types: { hash: '', value: () => [], json: () => '[]' },
  model: { hash: '', value: () => model, json: () => JSON.stringify(model) },
  loaded: () => schema,
};
const settings = {
  basePath: '/',
  trailingSlash: 'never',
  schemas: {},
  onInvalidGraphql: 'error',
} as const;
const fences = createGraphqlFences([shop], settings);

test.each([
  ['', 1],
  ['schema=shop {1} showLineNumbers', 1],
  ["schema='shop'", 1],
  ['title="How nocheck works" {1}', 1],
  ['title="with schema=gone"', 1],
  ['nocheck', 0],
  ['{1} nocheck title=a', 0],
])(
  'what stands behind the language is read as for drawing the block: %s',
  async (meta, mistakes) => {
    const block = { language: 'graphql', meta, code: '{ toal }', place: { file: 'a.md' } };
    expect(await fences.check([block], '')).toHaveLength(mistakes);
  },
);

test.each([
  ['error', ['error']],
  ['warn', ['warning']],
  ['ignore', []],
] as const)('with the severity %s, what is wrong is told as %j', async (severity, told) => {
  const block = { language: 'graphql', meta: '', code: '{ toal }', place: { file: 'a.md' } };
  const severe = createGraphqlFences([shop], { ...settings, onInvalidGraphql: severity });
  const found = await severe.check([block], '');
  expect(found.map((entry) => entry.severity)).toEqual(told);
});

test('without a name, the schema is the composed one, else the only supergraph, else none', async () => {
  const given = (id: string) => ({ ...shop, id, composed: true });
  const block = { language: 'graphql', meta: '', code: '{ toal }', place: { file: 'a.md' } };
  const mistakes = async (ids: readonly string[], composed?: string) => {
    const schemas = [shop, ...ids.map(given)];
    const named = {
      ...settings,
      schemas: composed === undefined ? {} : { composed: { id: composed } },
    };
    return (await createGraphqlFences(schemas, named).check([block], '')).length;
  };
  expect(await mistakes(['api'])).toBe(1);
  expect(await mistakes(['first', 'second'])).toBe(0);
  expect(await mistakes(['first', 'api'], 'api')).toBe(1);
});
