import { fragmentOf } from '@docgen/core/anchors';
import type {
  ArgumentModel,
  Documented,
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
 * The shortest way to each type from a field of a root type. Of ways of the same length, the one from
 * a query is taken, else from a subscription: what reads comes before what changes. A way through
 * interfaces or unions is only taken where fields alone lead nowhere, else a field such as `node` would
 * be the way to every type. What is deprecated is only taken where nothing else leads, and the gateway's own
 * fields come last.
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
  const starts = STARTS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  const own = starts.filter(({ name }) => !MACHINERY.test(name));
  const paths = new Map<string, readonly PathStep[]>();
  const searches = [
    { from: own, isTaken: isCurrent },
    { from: own, isTaken: () => true },
    { from: starts, isTaken: () => true },
  ].flatMap(({ from, isTaken }) => {
    const fields = (entry: EntryDraft) => stepsFrom(entry, isTaken);
    const all = (entry: EntryDraft) => [...fields(entry), ...possibleTypes(entry, usages)];
    return [fields, all].map((steps) => reachedFrom(from, types, steps));
  });
  for (const reached of searches) {
    for (const name of reached.keys()) {
      if (!paths.has(name)) paths.set(name, pathTo(name, reached));
    }
  }
  return paths;
}

/** Searches breadth first, in the order of the entries. */
function reachedFrom(
  starts: readonly EntryDraft[],
  types: ReadonlyMap<string, EntryDraft>,
  steps: (entry: EntryDraft) => readonly Target[],
): ReadonlyMap<string, Reached> {
  const reached = new Map<string, Reached>();
  const follow = (entry: EntryDraft, from?: string) => {
    for (const { name, step } of steps(entry)) {
      if (types.has(name) && !reached.has(name)) reached.set(name, { from, step });
    }
  };
  for (const entry of starts) follow(entry);
  // What is added while a map is gone through is gone through as well.
  for (const name of reached.keys()) {
    const entry = types.get(name);
    if (entry !== undefined) follow(entry, name);
  }
  return reached;
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
function stepsFrom(
  entry: EntryDraft,
  isTaken: (member: Pick<Documented, 'deprecated'>) => boolean,
): Target[] {
  const { coordinate: definition, route } = entry;
  const stepTo = ({ coordinate, type }: FieldModel | ArgumentModel) => {
    const to = route + fragmentOf(coordinate, definition);
    return { name: type.name, step: { coordinate, to } };
  };
  const members = 'field' in entry ? [entry.field] : 'fields' in entry ? entry.fields : [];
  return members
    .filter(isTaken)
    .flatMap((member) => [
      stepTo(member),
      ...('args' in member ? member.args.filter(isTaken).map(stepTo) : []),
    ]);
}

function isCurrent({ deprecated }: Pick<Documented, 'deprecated'>): boolean {
  return deprecated === undefined;
}

/** The types that an interface or union stands for; none for anything else. */
function possibleTypes(entry: EntryDraft, usages: ReadonlyMap<string, readonly Usage[]>): Target[] {
  const stepTo = (name: string, to?: string): Target[] =>
    to === undefined ? [] : [{ name, step: { coordinate: name, to, possibleType: true } }];
  if (entry.kind === 'unions') return entry.members.flatMap(({ name, to }) => stepTo(name, to));
  if (entry.kind !== 'interfaces') return [];
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
