import type { Checked } from '@docgen/core/diagnostic';
import { loadSubgraph } from '../load-subgraph.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import type { SourceText } from '../source-text.ts';

/** Loads a version of a schema, which need not be configured. */
export function loadVersion(
  sources: readonly SourceText[],
  strictness: 'strict' | 'lenient',
): Checked<LoadedSchema | undefined> {
  const config = { id: '', label: '', title: '', route: '/', paths: [], strictness };
  return loadSubgraph({ config, sources });
}
