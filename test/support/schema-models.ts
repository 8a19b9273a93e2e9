import type { SiteConfig } from '@docgen/core/config';
import { visibilityOf } from '@docgen/core/configuration/visibility-of';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SchemaModel } from '@docgen/core/schema-model';
import { composeSupergraph } from '@docgen/graphql/compose/compose-supergraph';
import { publicSchema } from '@docgen/graphql/compose/public-schema';
import { loadSubgraph } from '@docgen/graphql/load/load-subgraph';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import { buildSchemaModel } from '@docgen/graphql/model/build-schema-model';
import { visibleSchema } from '@docgen/graphql/visibility/visible-schema';
import type { GraphQLSchema } from 'graphql';

/**
 * The models of all schemas of a site, made from SDL by file as `packages/pipeline` makes them. The
 * composed schema is the last.
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
  const visibility = visibilityOf(schemas);
  const visible = (schema: LoadedSchema) => collect(visibleSchema(schema, visibility));
  const loaded: LoadedSchema[] = [];
  const models: SchemaModel[] = [];
  for (const config of schemas.instances) {
    const sources = config.paths.flatMap((file) => {
      const text = texts.get(file);
      return text === undefined ? [] : { file, text };
    });
    const isPart = schemas.composed?.subgraphs.includes(config.id) === true;
    const schema = collect(loadSubgraph({ config, sources, isPart }));
    if (schema === undefined) continue;
    loaded.push(schema);
    models.push(collect(buildSchemaModel({ config, schema: visible(schema) })));
  }

  const config = schemas.composed;
  const parts = loaded.filter(({ id }) => config?.subgraphs.includes(id));
  if (config !== undefined && parts.length === config.subgraphs.length) {
    const whole = collect(composeSupergraph({ config, subgraphs: parts, visibility }));
    if (whole !== undefined) {
      const schema = visible(whole);
      models.push(collect(buildSchemaModel({ config, schema, subgraphModels: models })));
    }
  }
  return { value: models, diagnostics };
}

/**
 * The schemas of a site as clients see them, by id.
 *
 * @param texts - SDL by file.
 * @throws Error with the diagnostics if a schema is not valid.
 */
export function publicSchemas(
  schemas: SiteConfig['schemas'],
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, GraphQLSchema> {
  const must = <T>({ value, diagnostics }: Checked<T | undefined>): T => {
    if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join());
    return value;
  };
  const subgraphs = schemas.instances.map((config) => {
    const sources = config.paths.map((file) => ({ file, text: texts.get(file) ?? '' }));
    return must(loadSubgraph({ config, sources }));
  });
  const { composed } = schemas;
  const supergraph = composed && must(composeSupergraph({ config: composed, subgraphs }));
  const all = [...subgraphs, ...(supergraph ? [supergraph] : [])];
  return new Map(all.map((schema) => [schema.id, publicSchema(schema)]));
}
