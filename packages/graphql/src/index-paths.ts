import { fragmentOf } from '@docgen/core/anchors';
import type {
  ArgumentModel,
  EntryKind,
  FieldModel,
  PathStep,
  Usage,
} from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';

/** How a type was reached first. */
interface Reached {
  /** The type that the step starts at; absent for a field of a root type. */
  readonly from: string | undefined;
  readonly step: PathStep;
}

/**
 * The shortest way to each type from a field of a root type, by a breadth-first search over the
 * entries in their order. Of ways of the same length, the one from a query is taken, else from a
 * subscription: what reads comes before what changes. What only an interface or union leads to comes
 * after everything that fields lead to, else a field such as `node` would be the way to every type; the
 * gateway's own fields come last.
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
  const reach = ({ name, step }: Target, from?: string) => {
    if (reached.has(name) || !types.has(name)) return;
    reached.set(name, { from, step });
    queue.push(name);
  };
  const follow = (entry: EntryDraft, from?: string) => {
    for (const target of stepsFrom(entry)) reach(target, from);
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
      for (const target of possibleTypes(entry, usages)) reach(target, entry.name);
    }
  };
  const starts = STARTS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  for (const isMachinery of [false, true]) {
    for (const entry of starts) if (MACHINERY.test(entry.name) === isMachinery) follow(entry);
    search();
  }
  return new Map(Array.from(reached.keys(), (name) => [name, pathTo(name, reached)]));
}

/** The kinds of root fields in the order in which they are preferred. */
const STARTS: readonly EntryKind[] = ['queries', 'subscriptions', 'mutations'];

/** The fields by which a gateway asks subgraphs. */
const MACHINERY = /^_(entities|service)$/;

/** A type, and the step that ends at it. */
interface Target {
  readonly name: string;
  readonly step: PathStep;
}

/** What an entry leads to: types of fields, and input types of arguments. */
function stepsFrom(entry: EntryDraft): Target[] {
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

/** The types that an interface or union stands for. */
function possibleTypes(entry: EntryDraft, usages: ReadonlyMap<string, readonly Usage[]>): Target[] {
  const stepTo = (name: string, to?: string): Target[] =>
    to === undefined ? [] : [{ name, step: { coordinate: name, to, possibleType: true } }];
  if (entry.kind === 'unions') return entry.members.flatMap(({ name, to }) => stepTo(name, to));
  const implementing = usages.get(entry.name)?.filter(({ how }) => how === 'implements') ?? [];
  return implementing.flatMap(({ coordinate, to }) => stepTo(coordinate, to));
}

function pathTo(name: string, reached: ReadonlyMap<string, Reached>): PathStep[] {
  const steps: PathStep[] = [];
  let at = reached.get(name);
  while (at !== undefined) {
    steps.unshift(at.step);
    at = at.from === undefined ? undefined : reached.get(at.from);
  }
  return steps;
}
