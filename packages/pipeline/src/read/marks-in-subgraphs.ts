import { addToList } from '@docgen/core/basics/add-to-list';
import type { Visibility } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import type { Marked } from '@docgen/graphql/visibility/marked-in';
import type { Memo } from '@docgen/memo/memo';
import { type MarksElsewhere, reading } from './kept-schema.ts';

/** A schema that is part of a composed one. */
export interface SubgraphInput {
  readonly config: { readonly id: string };
  /** Hash of its text. */
  readonly hash: string;
  /** Loads the whole schema, including hidden definitions. */
  readonly load: () => Promise<Checked<LoadedSchema | undefined>>;
}

/**
 * What a configuration shows and hides in the subgraphs of a composed schema. Others may declare the
 * same definitions: a field that is `@external` there does not state that it is hidden.
 *
 * @returns For each id of a subgraph, what others show, and what is hidden in any of them. That of
 *   a schema that does not load is missing. Empty if everything is visible.
 */
export async function marksInSubgraphs(
  subgraphs: readonly SubgraphInput[],
  visibility: Visibility,
  memo: Memo,
): Promise<ReadonlyMap<string, MarksElsewhere>> {
  const found = new Map<string, Marked>();
  if (visibility.show === undefined && visibility.hide === undefined) return new Map();
  for (const { config, hash, load } of subgraphs) {
    const { parts } = await memo.node({
      kind: 'marks',
      id: config.id,
      inputs: [config, hash, visibility],
      async compute() {
        const value = await loaded(load);
        if (value === undefined) return { value, diagnostics: [] };
        const { markedIn } = await reading();
        return { value: { ...markedIn(value, visibility) }, diagnostics: [] };
      },
    });
    const shown = parts?.shown.value() ?? [];
    found.set(config.id, { shown, hidden: parts?.hidden.value() ?? [] });
  }
  const all = {
    shown: sorted([...found.values()].flatMap(({ shown }) => shown)),
    hidden: sorted([...found.values()].flatMap(({ hidden }) => hidden)),
  };
  const unshown =
    visibility.show === undefined ? [] : await unshownIn(subgraphs, all, visibility, memo);
  const others = (id: string) =>
    [...found].flatMap(([other, { shown }]) => (other === id ? [] : shown));
  return new Map(
    [...found.keys()].map((id) => [id, { shown: sorted(others(id)), hidden: all.hidden, unshown }]),
  );
}

/** What no subgraph that has it shows. Descriptions in the others may name it. */
async function unshownIn(
  subgraphs: readonly SubgraphInput[],
  marked: Marked,
  visibility: Visibility,
  memo: Memo,
): Promise<readonly string[]> {
  const isVisible = new Map<string, boolean[]>();
  for (const { config, hash, load } of subgraphs) {
    const { parts } = await memo.node({
      kind: 'unshown',
      id: config.id,
      inputs: [config, hash, visibility, marked],
      async compute() {
        const value = await loaded(load);
        if (value === undefined) return { value, diagnostics: [] };
        const { invisibleIn, knownNames } = await reading();
        const invisible = invisibleIn(value, marked, visibility);
        const visible = [...knownNames(value)].filter((name) => !invisible.has(name));
        return { value: { visible, invisible: [...invisible] }, diagnostics: [] };
      },
    });
    for (const name of parts?.visible.value() ?? []) addToList(isVisible, name, true);
    for (const name of parts?.invisible.value() ?? []) addToList(isVisible, name, false);
  }
  const names = [...isVisible].flatMap(([name, states]) => (states.includes(true) ? [] : name));
  return sorted(names);
}

/** Errors are reported when the schema is read. Without a value, the next build loads it again. */
async function loaded(load: SubgraphInput['load']): Promise<LoadedSchema | undefined> {
  const { value } = await load().catch(() => ({ value: undefined }));
  return value;
}

function sorted(coordinates: readonly string[]): readonly string[] {
  return [...new Set(coordinates)].sort();
}
