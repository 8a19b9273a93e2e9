import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaModel } from '@docgen/core/schema-model';
import { buildSchemaModel } from '@docgen/graphql/build-schema-model';
import { composeSupergraph } from '@docgen/graphql/compose-supergraph';
import { loadSubgraph } from '@docgen/graphql/load-subgraph';
import type { LoadedSchema } from '@docgen/graphql/loaded-schema';

/** All schemas of a site, from SDL by file to models, as `packages/pipeline` makes them; the composed one last. */
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
  const parts = loaded.filter(({ id }) => config?.subgraphs.includes(id));
  if (config !== undefined && parts.length === config.subgraphs.length) {
    const schema = collect(composeSupergraph({ config, subgraphs: parts }));
    if (schema !== undefined) {
      models.push(collect(buildSchemaModel({ config, schema, subgraphModels: models })));
    }
  }
  return { value: models, diagnostics };
}
