import type { SchemaModel } from '@docgen/core/schema-model';
import type { SourceText } from '@docgen/core/sources/source-text';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../../test/support/example-faults.ts';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { composedConfig, instanceConfig } from '../../../../test/support/load-schema.ts';
import { examplesOf, schemas, texts } from '../../../../test/support/shop-schemas.ts';
import { composeSupergraph } from '../compose/compose-supergraph.ts';
import { publicSchema } from '../compose/public-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { buildSchemaModel } from '../model/build-schema-model.ts';

function loadAll(
  sdl: Readonly<Record<string, string>>,
  examples: (id: string) => readonly SourceText[] = () => [],
): LoadedSchema[] {
  const loaded = Object.entries(sdl).map(([id, text]) => {
    const { value } = loadSubgraph({
      config: instanceConfig(id),
      sources: [{ file: `${id}.graphql`, text }],
      examples: examples(id),
    });
    if (value === undefined) throw new Error(`${id} cannot be loaded`);
    return value;
  });
  const ids = loaded.map(({ id }) => id);
  const config = composedConfig(ids);
  const composed =
    ids.length > 1 ? composeSupergraph({ config, subgraphs: loaded }).value : undefined;
  return composed === undefined ? loaded : [...loaded, composed];
}

function modelOf(schema: LoadedSchema): SchemaModel {
  const config = schema.composed ? composedConfig([]) : instanceConfig(schema.id);
  return buildSchemaModel({ config, schema }).value;
}

const shop = Object.fromEntries(
  schemas.instances.map(({ id, paths }) => [
    id,
    paths.map((path) => texts.get(path) ?? '').join('\n'),
  ]),
);

describe.each([
  ['the shop', shop, examplesOf, 170],
  ['services that use every directive of federation', federationSdl, undefined, 20],
])('the examples of %s', (_, sdl, examples, atLeast) => {
  it('are valid for every operation of every schema as clients see it, with variables of the right types', () => {
    let count = 0;
    const faults = loadAll(sdl, examples).flatMap((schema) => {
      const operations = modelOf(schema).entries.filter((entry) => 'field' in entry);
      count += operations.length;
      const visible = publicSchema(schema);
      return operations.flatMap((operation) =>
        exampleFaults(operation.inaccessible ? schema.schema : visible, operation).map(
          (fault) => `${schema.id} ${fault}`,
        ),
      );
    });
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(atLeast);
  });
});
