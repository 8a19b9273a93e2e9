import type { ResolvedComposedSchema, ResolvedSchemaInstance, SiteConfig } from './config.ts';

/** All schemas of a configuration: the instances in their order, then the composed one, if any. */
export function configuredSchemas({
  instances,
  composed,
}: SiteConfig['schemas']): readonly (ResolvedSchemaInstance | ResolvedComposedSchema)[] {
  return composed === undefined ? instances : [...instances, composed];
}
