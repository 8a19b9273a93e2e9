import { addToList } from '@docgen/core/add-to-list';
import { print } from 'graphql';
import { type ComposedVersion, indexVersion } from './composed-version.ts';
import { originOfChange } from './origin-of-change.ts';
import { ownChanges } from './own-changes.ts';
import { placeOfGraph } from './place-of-graph.ts';
import type { SchemaChange } from './schema-change.ts';
import { schemaChanges } from './schema-changes.ts';
import { type ServiceChange, serviceChanges } from './service-changes.ts';

/** What has changed between two versions of a supergraph. */
export interface ComposedChanges {
  /** What clients of the gateway see, each with the subgraph that it comes from. */
  readonly changes: readonly (SchemaChange & { readonly schema?: string })[];
  /** What changes within subgraphs alone. */
  readonly internal: readonly ServiceChange[];
}

/** Compares what clients see of two versions of a supergraph, then what is left within subgraphs. */
export function composedChanges(before: ComposedVersion, after: ComposedVersion): ComposedChanges {
  const renamed = renamedSubgraphs(before, after);
  const old = indexVersion(before, (name) => renamed.get(name) ?? name);
  const now = indexVersion(after);
  const own = ownChanges(old, now);
  const originOf = originOfChange(old, now, own);
  const changes = schemaChanges(before.supergraph, after.supergraph).map((change) => ({
    ...change,
    ...originOf(change),
  }));
  const names = Array.from(renamed, ([from, to]) => ({
    type: 'SCHEMA_RENAMED',
    schema: to,
    coordinate: to,
    message: `The schema ${from} is now called ${to}.`,
    place: placeOfGraph(after.supergraph, to),
  }));
  return { changes, internal: [...names, ...serviceChanges(old, now, { own, told: changes })] };
}

/** Subgraphs that only have another name: the later ones by the former. */
function renamedSubgraphs(before: ComposedVersion, after: ComposedVersion): Map<string, string> {
  const come = new Map<string, string[]>();
  for (const [name, text] of textsOfOthers(after, before)) addToList(come, text, name);
  const renamed = new Map<string, string>();
  for (const [from, text] of textsOfOthers(before, after)) {
    // Each name is that of one, however many are alike.
    const to = come.get(text)?.shift();
    if (to !== undefined) renamed.set(from, to);
  }
  return renamed;
}

/** The subgraphs that another version does not have, as text. */
function textsOfOthers({ subgraphs }: ComposedVersion, other: ComposedVersion) {
  return new Map(
    Array.from(subgraphs)
      .filter(([name]) => !other.subgraphs.has(name))
      .map(([name, { document }]) => [name, print(document)] as const),
  );
}
