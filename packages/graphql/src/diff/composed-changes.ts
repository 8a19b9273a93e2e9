import { addToList } from '@docgen/core/basics/add-to-list';
import { print } from 'graphql';
import { type ComposedVersion, indexVersion } from './composed-version.ts';
import { originOfChange } from './origin-of-change.ts';
import { ownChanges } from './own-changes.ts';
import { placeOfGraph } from './place-of-graph.ts';
import type { SchemaChange } from './schema-change.ts';
import { schemaChanges } from './schema-changes.ts';
import { type ServiceChange, serviceChanges } from './service-changes.ts';

/** The changes between two versions of a supergraph. */
export interface ComposedChanges {
  /**
   * Changes that clients of the gateway see. `schema` is the name of the subgraph that a change
   * comes from; it is missing if no subgraph defines what has changed.
   */
  readonly changes: readonly (SchemaChange & { readonly schema?: string })[];
  /** Changes within subgraphs, which clients do not see. */
  readonly internal: readonly ServiceChange[];
}

/**
 * Compares two versions of a supergraph as clients see them, and then their subgraphs. A subgraph
 * that was only renamed counts as the same one. Subgraphs that a supergraph records are only
 * compared with those of another supergraph; otherwise only moves between them are reported.
 */
export function composedChanges(before: ComposedVersion, after: ComposedVersion): ComposedChanges {
  const renamed = renamedSubgraphs(before, after);
  const old = indexVersion(before, (name) => renamed.get(name) ?? name);
  const now = indexVersion(after);
  // A supergraph lacks some of what services define, such as `@shareable`, which has not changed.
  const isAlike = before.areRecorded === after.areRecorded;
  const own = isAlike ? ownChanges(old, now) : [];
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

/** New names of renamed subgraphs, whose definitions are all unchanged, by their former names. */
function renamedSubgraphs(before: ComposedVersion, after: ComposedVersion): Map<string, string> {
  const come = new Map<string, string[]>();
  for (const [name, text] of textsOfOthers(after, before)) addToList(come, text, name);
  const renamed = new Map<string, string>();
  for (const [from, text] of textsOfOthers(before, after)) {
    // Several subgraphs may have the same definitions. Each new name is used once.
    const to = come.get(text)?.shift();
    if (to !== undefined) renamed.set(from, to);
  }
  return renamed;
}

/** SDL of the subgraphs whose names another version does not have, by name. */
function textsOfOthers({ subgraphs }: ComposedVersion, other: ComposedVersion) {
  return new Map(
    Array.from(subgraphs)
      .filter(([name]) => !other.subgraphs.has(name))
      .map(([name, { document }]) => [name, print(document)] as const),
  );
}
