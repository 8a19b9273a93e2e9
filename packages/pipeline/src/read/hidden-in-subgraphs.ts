import type { Visibility } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { LoadedSchema } from '@docgen/graphql/loaded-schema';
import type { Memo } from '@docgen/memo/memo';
import { reading } from './kept-schema.ts';

/** A schema that is part of a composed one. */
export interface SubgraphInput {
  readonly config: { readonly id: string };
  /** Hash of its text. */
  readonly hash: string;
  /** Loads the whole schema, including hidden definitions. */
  readonly load: () => Promise<Checked<LoadedSchema | undefined>>;
}

/**
 * The definitions that are hidden in a subgraph of a composed schema. Others may declare them, too:
 * a field that is `@external` there does not state that it is hidden.
 *
 * @returns Coordinates, sorted. Those of a schema that does not load are missing.
 */
export async function hiddenInSubgraphs(
  subgraphs: readonly SubgraphInput[],
  visibility: Visibility,
  memo: Memo,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const { config, hash, load } of subgraphs) {
    const { parts } = await memo.node({
      kind: 'hidden',
      id: config.id,
      inputs: [config, hash, visibility],
      async compute() {
        // Errors are reported when the schema is read. Without a value, the next build loads it again.
        const { value } = await load().catch(() => ({ value: undefined }));
        if (value === undefined) return { value, diagnostics: [] };
        const { hiddenIn } = await reading();
        return { value: { coordinates: hiddenIn(value, visibility) }, diagnostics: [] };
      },
    });
    for (const coordinate of parts?.coordinates.value() ?? []) found.add(coordinate);
  }
  return [...found].sort();
}
