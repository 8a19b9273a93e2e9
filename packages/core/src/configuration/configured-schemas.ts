import type { ResolvedComposedSchema, ResolvedSchemaInstance, SiteConfig } from '../config.ts';

type ConfiguredSchema = ResolvedSchemaInstance | ResolvedComposedSchema;

/** All schemas of a configuration: the instances in their order, then the composed one, if any. */
export function configuredSchemas({
  instances,
  composed,
}: SiteConfig['schemas']): readonly ConfiguredSchema[] {
  return composed === undefined ? instances : [...instances, composed];
}

/** Whether the site has a reference of a schema. */
export function hasReference(schema: ConfiguredSchema): boolean {
  return !('reference' in schema) || schema.reference;
}
