import { join } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { Report } from '@docgen/core/progress';
import type { SchemaModel } from '@docgen/core/schema-model';
import { readSource } from '@docgen/files/read-source';
import { buildSchemaModel } from '@docgen/graphql/build-schema-model';
import { composeSupergraph } from '@docgen/graphql/compose-supergraph';
import { loadSubgraph } from '@docgen/graphql/load-subgraph';
import type { LoadedSchema } from '@docgen/graphql/loaded-schema';

/** The configured schemas, the composed one last. */
export interface Schemas {
  /** What the reference shows. */
  readonly models: readonly SchemaModel[];
  /** What documents in pages are held against. */
  readonly loaded: readonly LoadedSchema[];
}

/** Reads and composes the configured schemas. Those with errors are left out. */
export async function readSchemas(
  config: SiteConfig,
  projectDir: string,
  report: Report,
): Promise<Checked<Schemas>> {
  const diagnostics: Diagnostic[] = [];
  const take = <T>({ value, diagnostics: found }: Checked<T>): T => {
    diagnostics.push(...found);
    return value;
  };
  const attempt = (file: string | undefined, run: () => void): void => {
    try {
      run();
    } catch (error) {
      if (file === undefined) throw error;
      diagnostics.push(fileFailure(error, { file }, 'make the reference of'));
    }
  };
  const loaded: LoadedSchema[] = [];
  const models: SchemaModel[] = [];
  for (const instance of config.schemas.instances) {
    const sources = await Promise.all(
      instance.paths.map(async (file) => {
        const text = take(await readSource(join(projectDir, file), file));
        return text === undefined ? undefined : { file, text };
      }),
    );
    const present = sources.filter((source) => source !== undefined);
    if (present.length < sources.length) continue;
    attempt(instance.paths[0], () => {
      const schema = take(loadSubgraph({ config: instance, sources: present }));
      if (schema === undefined) return;
      const model = take(buildSchemaModel({ config: instance, schema }));
      loaded.push(schema);
      models.push(model);
    });
  }
  const { composed } = config.schemas;
  const parts = loaded.filter((schema) => composed?.subgraphs.includes(schema.id));
  // A missing part would only add complaints about types that are there.
  if (composed !== undefined && parts.length === composed.subgraphs.length) {
    attempt(parts[0]?.sources[0]?.file, () => {
      const supergraph = take(composeSupergraph({ config: composed, subgraphs: parts }));
      if (supergraph === undefined) return;
      const model = take(
        buildSchemaModel({ config: composed, schema: supergraph, subgraphModels: models }),
      );
      loaded.push(supergraph);
      models.push(model);
    });
  }
  const definitions = models.reduce((sum, model) => sum + model.entries.length, 0);
  report(`${models.length} schemas, ${definitions} definitions`);
  return { value: { models, loaded }, diagnostics };
}
