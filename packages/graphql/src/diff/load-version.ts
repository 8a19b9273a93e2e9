import type { Checked } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { loadSubgraph } from '../load/load-subgraph.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';

/**
 * Loads a version of a schema without its configuration; see `loadSubgraph`.
 *
 * @param strictness - Whether mistakes are errors (`strict`), or are repaired and become warnings.
 */
export function loadVersion(
  sources: readonly SourceText[],
  strictness: 'strict' | 'lenient',
): Checked<LoadedSchema | undefined> {
  return loadSubgraph({ config: { id: '', strictness }, sources });
}
