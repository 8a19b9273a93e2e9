import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaModel } from '@docgen/core/schema-model';
import { buildSchemaModel } from './build-schema-model.ts';
import { composeSupergraph } from './compose-supergraph.ts';
import { loadSubgraph } from './load-subgraph.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * All schemas of a site, from SDL to models: load each, compose, describe.
 *
 * @param schemas - The configuration's `schemas`.
 * @param texts - SDL by file. A configured file that is not in it is passed over; whoever read the
 *   files has reported it.
 * @returns Models in configuration order, the composed one last. Composition is left out when one of
 *   its subgraphs is not valid, because its conflicts would follow from that.
 */
export function schemaModels(
  schemas: SiteConfig['schemas'],
  texts: ReadonlyMap<string, string>,
): Checked<readonly SchemaModel[]> {
  const diagnostics: Diagnostic[] = [];
  const collect = <T>(checked: Checked<T>): T => {
    diagnostics.push(...checked.diagnostics);
    return checked.value;
  };
  const loaded: LoadedSchema[] = [];
  const models: SchemaModel[] = [];
  for (const config of schemas.instances) {
    const sources = config.paths.flatMap((file) => {
      const text = texts.get(file);
      return text === undefined ? [] : { file, text };
    });
    const schema = collect(loadSubgraph({ config, sources }));
    if (schema === undefined) continue;
    loaded.push(schema);
    models.push(collect(buildSchemaModel({ config, schema })));
  }

  const config = schemas.composed;
  const isReady = config?.subgraphs.every((id) => loaded.some((schema) => schema.id === id));
  if (config !== undefined && isReady) {
    const schema = collect(composeSupergraph({ config, subgraphs: loaded }));
    if (schema !== undefined) {
      models.push(collect(buildSchemaModel({ config, schema, subgraphModels: models })));
    }
  }
  return { value: models, diagnostics };
}
