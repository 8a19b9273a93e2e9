import { rememberOf } from '@docgen/core/basics/remember';
import { fragmentOf } from '@docgen/core/schema/anchors';
import { isGatewayField } from '@docgen/core/schema/gateway-field';
import type {
  ArgumentModel,
  Documented,
  EntryKind,
  FieldModel,
  PathStep,
  Usage,
} from '@docgen/core/schema-model';
import { type EntryDraft, typesByName } from '../entries/entry-draft.ts';

/**
 * Maximum number of steps of a path. Longer ones are of no use to readers, and the paths to types
 * that form a chain would grow with the square of their number.
 */
const MOST_STEPS = 20;

/** How a type was first reached. */
interface Reached {
  /** The type at which the step starts; `undefined` for a field of a root type. */
  readonly from: string | undefined;
  readonly step: PathStep;
}

/**
 * Finds the shortest path to each type from a field of a root type. Of paths of the same length,
 * those from queries come first, then those from subscriptions, because these only read. Paths
 * through interfaces or unions are used only if no path of fields leads to the type; otherwise a
 * field such as `node` would lead to every type. Deprecated members are used only if there is no
 * other path, and the gateway's own fields come last.
 *
 * @param usages - From `indexUsages`; contains the implementations of interfaces.
 * @returns Paths by the name of the type. Types that cannot be reached in {@link MOST_STEPS} steps
 *   are missing.
 */
export function indexPaths(
  entries: readonly EntryDraft[],
  usages: ReadonlyMap<string, readonly Usage[]>,
): Map<string, readonly PathStep[]> {
  const types = typesByName(entries);
  const starts = STARTS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  const own = starts.filter(({ name }) => !isGatewayField(name));
  const paths = new Map<string, readonly PathStep[]>();
  // Remembered, because several searches take the same steps.
  const currentSteps = rememberOf((entry: EntryDraft) => stepsFrom(entry, isCurrent));
  const anySteps = rememberOf((entry: EntryDraft) => stepsFrom(entry, () => true));
  const searches = [
    { from: own, fields: currentSteps },
    { from: own, fields: anySteps },
    { from: starts, fields: anySteps },
  ].flatMap(({ from, fields }) => {
    const all = (entry: EntryDraft) => [...fields(entry), ...possibleTypes(entry, usages)];
    return [fields, all].map((steps) => reachedFrom(from, types, steps));
  });
  for (const reached of searches) {
    for (const name of reached.keys()) {
      const path = paths.has(name) ? undefined : pathTo(name, reached);
      if (path !== undefined) paths.set(name, path);
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
  // The loop also visits types that are added while it runs.
  for (const name of reached.keys()) {
    const entry = types.get(name);
    if (entry !== undefined) follow(entry, name);
  }
  return reached;
}

/** The kinds of root fields in order of preference. */
const STARTS: readonly EntryKind[] = ['queries', 'subscriptions', 'mutations'];

/** A type, and the step that ends at it. */
interface Target {
  readonly name: string;
  readonly step: PathStep;
}

/** Steps from an entry to the types of its fields and the input types of their arguments. */
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

/** The possible types of an interface or union; empty for any other entry. */
function possibleTypes(entry: EntryDraft, usages: ReadonlyMap<string, readonly Usage[]>): Target[] {
  const stepTo = (name: string, to?: string): Target[] =>
    to === undefined ? [] : [{ name, step: { coordinate: name, to, possibleType: true } }];
  if (entry.kind === 'unions') return entry.members.flatMap(({ name, to }) => stepTo(name, to));
  if (entry.kind !== 'interfaces') return [];
  const implementing = usages.get(entry.name)?.filter(({ how }) => how === 'implements') ?? [];
  return implementing.flatMap(({ coordinate, to }) => stepTo(coordinate, to));
}

/** @returns `undefined` if there are too many steps. */
function pathTo(name: string, reached: ReadonlyMap<string, Reached>): PathStep[] | undefined {
  const steps: PathStep[] = [];
  let at = reached.get(name);
  while (at !== undefined) {
    if (steps.length === MOST_STEPS) return undefined;
    steps.push(at.step);
    at = at.from === undefined ? undefined : reached.get(at.from);
  }
  return steps.reverse();
}
