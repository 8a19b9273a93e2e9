import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { ComposedVersion } from './composed-version.ts';
import { extractSubgraphs } from './extract-subgraphs.ts';

/** A version of a supergraph that was not composed here, with the subgraphs that it records. */
export function recordedVersion(supergraph: LoadedSchema): ComposedVersion {
  return { supergraph, subgraphs: extractSubgraphs(supergraph), areRecorded: true };
}
