import { fragmentOf } from '@docgen/core/anchors';
import type { ArgumentModel, FieldModel, PathStep, Usage } from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';

/** How a type was reached first. */
interface Reached {
  /** The type that the step starts at; absent for a field of a root type. */
  readonly from: string | undefined;
  /** Absent where the type is one of those that an interface or union stands for. */
  readonly step: PathStep | undefined;
}

/**
 * The shortest way to each type from a field of a root type, by a breadth-first search over the
 * entries in their order. What only an interface or union leads to comes after everything that fields lead
 * to, else a field such as `node` would be the way to every type; the gateway's own fields come last.
 *
 * @param usages - From `indexUsages`; tells the implementations of interfaces.
 * @returns Ways by the name of the type; a type that nothing leads to has none.
 */
export function indexPaths(
  entries: readonly EntryDraft[],
  usages: ReadonlyMap<string, readonly Usage[]>,
): Map<string, readonly PathStep[]> {
  const types = new Map(
    entries.flatMap((entry) => (entry.section === 'types' ? [[entry.name, entry] as const] : [])),
  );
  const reached = new Map<string, Reached>();
  const queue: string[] = [];
  const abstract: EntryDraft[] = [];
  const reach = (name: string, from?: string, step?: PathStep) => {
    if (reached.has(name) || !types.has(name)) return;
    reached.set(name, { from, step });
    queue.push(name);
  };
  const follow = (entry: EntryDraft, from?: string) => {
    for (const { name, step } of stepsFrom(entry)) reach(name, from, step);
  };
  let next = 0;
  const search = () => {
    for (;;) {
      for (; next < queue.length; next += 1) {
        const entry = types.get(queue[next] ?? '');
        if (entry === undefined) continue;
        follow(entry, entry.name);
        if (entry.kind === 'interfaces' || entry.kind === 'unions') abstract.push(entry);
      }
      const entry = abstract.shift();
      if (entry === undefined) return;
      for (const name of possibleTypes(entry, usages)) reach(name, entry.name);
    }
  };
  const starts = entries.filter((entry) => 'field' in entry);
  for (const isMachinery of [false, true]) {
    for (const entry of starts) if (MACHINERY.test(entry.name) === isMachinery) follow(entry);
    search();
  }
  return new Map(Array.from(reached.keys(), (name) => [name, pathTo(name, reached)]));
}

/** The fields by which a gateway asks subgraphs. */
const MACHINERY = /^_(entities|service)$/;

/** What an entry leads to: types of fields, and input types of arguments. */
function stepsFrom(entry: EntryDraft): { readonly name: string; readonly step: PathStep }[] {
  const { coordinate: definition, route } = entry;
  const stepTo = ({ coordinate, type }: FieldModel | ArgumentModel) => {
    const to = route + fragmentOf(coordinate, definition);
    return { name: type.name, step: { coordinate, to } };
  };
  const members = 'field' in entry ? [entry.field] : 'fields' in entry ? entry.fields : [];
  return members.flatMap((member) => [
    stepTo(member),
    ...('args' in member ? member.args.map(stepTo) : []),
  ]);
}

function possibleTypes(entry: EntryDraft, usages: ReadonlyMap<string, readonly Usage[]>): string[] {
  if (entry.kind === 'unions') return entry.members.map(({ name }) => name);
  const implementing = usages.get(entry.name)?.filter(({ how }) => how === 'implements') ?? [];
  return implementing.map(({ coordinate }) => coordinate);
}

function pathTo(name: string, reached: ReadonlyMap<string, Reached>): PathStep[] {
  const steps: PathStep[] = [];
  let at: string | undefined = name;
  while (at !== undefined) {
    const { from, step }: Reached = reached.get(at) ?? { from: undefined, step: undefined };
    if (step !== undefined) steps.unshift(step);
    at = from;
  }
  return steps;
}
