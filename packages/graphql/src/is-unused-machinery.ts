import { type DocumentNode, print } from 'graphql';

/** What join 0.5 adds for arguments that are filled from a context. */
const contextTypes = new Set(['join__ContextArgument', 'join__FieldValue']);

/**
 * True for a type that composition adds to every supergraph of a newer federation version although
 * no subgraph uses what it is for.
 */
export function isUnusedMachinery(name: string, supergraph: DocumentNode): boolean {
  return contextTypes.has(name) && !/\bcontextArguments: \[\{/.test(print(supergraph));
}
