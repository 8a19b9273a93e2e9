import type { Checked } from '@docgen/core/diagnostic';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';

/** A schema that is part of a composed one. */
export interface SubgraphInput {
  readonly config: { readonly id: string };
  /** Hash of its text. */
  readonly hash: string;
  /** Loads the whole schema, including hidden definitions. */
  readonly load: () => Promise<Checked<LoadedSchema | undefined>>;
}

/**
 * Loads a subgraph. Errors are reported when the schema is read. A computation that returns no value
 * in their place is repeated by the next build.
 */
export async function loadedOrNot(load: SubgraphInput['load']): Promise<LoadedSchema | undefined> {
  const { value } = await load().catch(() => ({ value: undefined }));
  return value;
}
