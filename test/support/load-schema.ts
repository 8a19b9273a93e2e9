import type {
  HideConfig,
  ResolvedComposedSchema,
  ResolvedSchemaInstance,
} from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { composeSupergraph } from '@docgen/graphql/compose/compose-supergraph';
import { loadSubgraph } from '@docgen/graphql/load/load-subgraph';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import { print } from 'graphql';
import { schemaModels } from './schema-models.ts';

/** The configuration of a subgraph whose SDL is in `<id>.graphql`. */
export function instanceConfig(id: string): ResolvedSchemaInstance {
  return {
    id,
    label: id,
    title: id,
    route: `/${id}`,
    paths: [`${id}.graphql`],
    reference: true,
    strictness: 'strict',
  };
}

/** The configuration of a schema composed from subgraphs. */
export function composedConfig(subgraphs: readonly string[]): ResolvedComposedSchema {
  return { id: 'schema', label: 'All', title: 'All', route: '/schema', subgraphs };
}

/** Loads SDL as `shop.graphql`, the only file of a subgraph. */
export function loadShop(
  sdl: string,
  strictness: ResolvedSchemaInstance['strictness'] = 'strict',
): Checked<LoadedSchema | undefined> {
  const config = { ...instanceConfig('shop'), strictness };
  return loadSubgraph({ config, sources: [{ file: 'shop.graphql', text: sdl }] });
}

/** Models of subgraphs, given as SDL by id, and of their composition, without hidden elements. */
export function modelsOf(
  subgraphs: Readonly<Record<string, string>>,
  hide?: HideConfig,
): Checked<{
  readonly models: readonly SchemaModel[];
  /** The entry for a coordinate in the schema with an id. Throws if there is none. */
  readonly entry: (schema: string, coordinate: string) => SchemaEntry;
}> {
  const ids = Object.keys(subgraphs);
  const texts = new Map(ids.map((id) => [`${id}.graphql`, subgraphs[id] ?? '']));
  const instances = ids.map(instanceConfig);
  const { value: models, diagnostics } = schemaModels(
    { instances, ...(ids.length > 1 ? { composed: composedConfig(ids) } : {}), hide },
    texts,
  );
  const entry = (schema: string, coordinate: string) => {
    const found = models
      .find(({ id }) => id === schema)
      ?.entries.find((candidate) => candidate.coordinate === coordinate);
    if (found === undefined) throw new Error(`${schema} has no entry ${coordinate}`);
    return found;
  };
  return { value: { models, entry }, diagnostics };
}

/**
 * Loads and composes subgraphs, given as SDL by id.
 *
 * @returns The supergraph as SDL, empty if composition fails, and the diagnostics.
 */
export function composed(texts: Readonly<Record<string, string>>) {
  const subgraphs = Object.entries(texts).flatMap(([id, text]) => {
    const sources = [{ file: `${id}.graphql`, text }];
    return loadSubgraph({ config: instanceConfig(id), sources }).value ?? [];
  });
  const { value, diagnostics } = composeSupergraph({
    config: composedConfig(Object.keys(texts)),
    subgraphs,
  });
  return { supergraph: value === undefined ? '' : print(value.document), diagnostics };
}
