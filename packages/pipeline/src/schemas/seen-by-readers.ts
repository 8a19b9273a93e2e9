import { lastName } from '@docgen/core/schema/last-name';
import type { Marked } from '@docgen/graphql/load/marks';
import { graphqlCode } from './graphql-code.ts';
import type { SchemaReading } from './kept-schema.ts';
import { loadedOrNot, type SubgraphInput } from './subgraph-input.ts';

/** Names that texts of subgraphs should not contain, and those that they may contain. */
export interface SeenByReaders {
  /** What neither a subgraph nor the composed schema shows: coordinates, and last names of these. */
  readonly unshown: readonly string[];
  /** What a subgraph does not show, but another one or the composed schema, by its id. */
  readonly seen: ReadonlyMap<string, readonly string[]>;
}

/**
 * Compares what subgraphs show: a text in one of them may name what readers see elsewhere.
 *
 * @param marked - What is shown and hidden in any of them.
 */
export async function seenByReaders(
  subgraphs: readonly SubgraphInput[],
  marked: Marked,
  reading: Pick<SchemaReading, 'visibility' | 'memo'>,
): Promise<SeenByReaders> {
  const { visibility, memo } = reading;
  const visible = new Set<string>();
  const invisible = new Map<string, readonly string[]>();
  for (const { config, hash, load } of subgraphs) {
    const { parts } = await memo.node({
      kind: 'visible',
      id: config.id,
      inputs: [config, hash, visibility, marked],
      async compute() {
        const value = await loadedOrNot(load);
        if (value === undefined) return { value, diagnostics: [] };
        const { invisibleIn, knownNames } = await graphqlCode();
        const invisible = invisibleIn(value, marked, visibility);
        const visible = [...knownNames(value)].filter((name) => !invisible.has(name));
        return { value: { visible, invisible: [...invisible] }, diagnostics: [] };
      },
    });
    for (const name of parts?.visible.value() ?? []) visible.add(name);
    invisible.set(config.id, parts?.invisible.value() ?? []);
  }
  const unseen = () => new Set([...invisible.values()].flat().filter((name) => !visible.has(name)));
  // What is marked as hidden is hidden everywhere.
  const hidden = new Set(marked.hidden);
  if ([...unseen()].some((name) => !hidden.has(name))) {
    for (const name of await visibleInAll(subgraphs, marked, reading)) visible.add(name);
  }
  const seen = (names: readonly string[]) => names.filter((name) => visible.has(name)).sort();
  const lastNames = (of: ReadonlySet<string>) => [...of].flatMap((each) => lastName(each) ?? []);
  const visibleNames = new Set(lastNames(visible));
  const names = lastNames(unseen()).filter((name) => !visibleNames.has(name));
  return {
    unshown: [...new Set([...unseen(), ...names])].sort(),
    seen: new Map([...invisible].map(([id, names]) => [id, seen(names)])),
  };
}

/** What is visible where all subgraphs are one schema: a type has the fields that they give it. */
async function visibleInAll(
  subgraphs: readonly SubgraphInput[],
  marked: Marked,
  { visibility, memo }: Pick<SchemaReading, 'visibility' | 'memo'>,
): Promise<readonly string[]> {
  const { parts } = await memo.node({
    kind: 'visible-in-all',
    id: '',
    inputs: [subgraphs.map(({ config, hash }) => [config, hash]), visibility, marked],
    async compute() {
      const loaded = await Promise.all(subgraphs.map(({ load }) => loadedOrNot(load)));
      const { visibleTogether } = await graphqlCode();
      const known = loaded.flatMap((schema) => schema ?? []);
      if (known.length < loaded.length) return { value: undefined, diagnostics: [] };
      return { value: { names: visibleTogether(known, marked, visibility) }, diagnostics: [] };
    },
  });
  return parts?.names.value() ?? [];
}
