import { allMarked, type Marked, type MarksElsewhere } from '@docgen/graphql/load/marks';
import { graphqlCode } from './graphql-code.ts';
import type { SchemaReading } from './kept-schema.ts';
import { seenByReaders } from './seen-by-readers.ts';
import { loadedOrNot, type SubgraphInput } from './subgraph-input.ts';

/**
 * What a configuration shows and hides in the subgraphs of a composed schema. Others may declare the
 * same definitions: a field that is `@external` there does not state that it is hidden.
 *
 * @returns For each id of a subgraph, what others show, and what is hidden in any of them. That of
 *   a schema that does not load is missing. Empty if everything is visible.
 */
export async function marksInSubgraphs(
  subgraphs: readonly SubgraphInput[],
  reading: Pick<SchemaReading, 'visibility' | 'memo'>,
): Promise<ReadonlyMap<string, MarksElsewhere>> {
  const { visibility, memo } = reading;
  const found = new Map<string, Marked>();
  if (visibility.show === undefined && visibility.hide === undefined) return new Map();
  for (const { config, hash, load } of subgraphs) {
    const { parts } = await memo.node({
      kind: 'marks',
      id: config.id,
      inputs: [config, hash, visibility],
      async compute() {
        const value = await loadedOrNot(load);
        if (value === undefined) return { value, diagnostics: [] };
        const { markedIn } = await graphqlCode();
        return { value: { ...markedIn(value, visibility) }, diagnostics: [] };
      },
    });
    const shown = parts?.shown.value() ?? [];
    found.set(config.id, { shown, hidden: parts?.hidden.value() ?? [] });
  }
  const { shown, hidden } = allMarked([...found.values()]);
  const all = { shown: sorted(shown), hidden: sorted(hidden) };
  const { unshown, seen } = await seenByReaders(subgraphs, all, reading);
  const others = (id: string) =>
    [...found].flatMap(([other, { shown }]) => (other === id ? [] : shown));
  return new Map(
    [...found.keys()].map((id) => [
      id,
      { shown: sorted(others(id)), hidden: all.hidden, unshown, seen: seen.get(id) ?? [] },
    ]),
  );
}

function sorted(coordinates: readonly string[]): readonly string[] {
  return [...new Set(coordinates)].sort();
}
