import { expect, it } from 'vitest';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { composed, composedConfig, instanceConfig } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { buildSchemaModel } from '../model/build-schema-model.ts';
import { composeSupergraph } from './compose-supergraph.ts';
import { givenSupergraph } from './given-supergraph.ts';

const FILE = 'supergraph.graphql';

function read(text: string, sdl: Readonly<Record<string, string>> = federationSdl) {
  const subgraphs = Object.entries(sdl).flatMap(([id, text]) => {
    const sources = [{ file: `${id}.graphql`, text }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const config = composedConfig(Object.keys(sdl));
  const given = givenSupergraph({ config, source: { file: FILE, text }, subgraphs });
  return { given, subgraphs, config };
}

it('is documented like one that docgen composes: owners, their pages and words, places', () => {
  const { given, subgraphs, config } = read(composed(federationSdl).supergraph);
  expect(given.diagnostics).toEqual([]);
  const here = composeSupergraph({ config, subgraphs }).value;
  if (given.value === undefined || here === undefined) throw new Error('both can be read');
  const subgraphModels = subgraphs.map(
    (schema) => buildSchemaModel({ config: instanceConfig(schema.id), schema }).value,
  );
  const expected = buildSchemaModel({ config, schema: here, subgraphModels }).value;
  const found = buildSchemaModel({ config, schema: given.value, subgraphModels }).value;
  expect(found.subgraphs).toEqual(expected.subgraphs);
  for (const entry of expected.entries) {
    const same = found.entries.find(({ coordinate }) => coordinate === entry.coordinate);
    expect(same?.subgraphs, entry.coordinate).toEqual(entry.subgraphs);
    if (entry.subgraphs.length === 0) continue;
    expect(same, entry.coordinate).toEqual(entry);
  }
  expect(expected.entries.filter((entry) => entry.subgraphs.length > 0).length).toBeGreaterThan(30);
});

it('knows subgraphs by their ids, and tells which of the configured ones it does not have', () => {
  const { products = '', ...others } = federationSdl;
  const { given } = read(composed(federationSdl).supergraph, { ...others, catalogue: products });
  expect(given.value?.composed).toBe(true);
  expect(given.diagnostics).toEqual([
    {
      code: 'unknown-subgraph',
      severity: 'warning',
      message:
        'The schema "catalogue" is not one of the supergraph\'s subgraphs, which are "products", "reviews", "shipping".',
      hint: 'Use the name of the subgraph as the `id` of the schema, or leave it out of `composed.subgraphs`.',
      place: { file: FILE },
    },
  ]);
});

it('is an error where the file is no supergraph, or no SDL', () => {
  const { given: plain } = read('type Query { a: Int }');
  expect(plain.value).toBeUndefined();
  expect(plain.diagnostics).toMatchObject([
    { code: 'composition-error', severity: 'error', place: { file: FILE } },
  ]);
  const { given: broken } = read('type Query {');
  expect(broken.value).toBeUndefined();
  expect(broken.diagnostics).toMatchObject([{ code: 'sdl-syntax', place: { file: FILE } }]);
});
