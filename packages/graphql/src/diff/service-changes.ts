import { shareOfLabel } from '@docgen/core/schema/ownership';
import { inWords } from '@docgen/core/strings/in-words';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import type { IndexedVersion } from './composed-version.ts';
import { type Move, movesBetween } from './moves-between.ts';
import type { OwnChange } from './own-changes.ts';
import { placeOfGraph } from './place-of-graph.ts';
import type { SchemaChange } from './schema-change.ts';
import { subjectOf } from './subject-of.ts';
import { wholeSchema } from './whole-schema.ts';

/** A change within a subgraph that clients of the gateway do not see. */
export interface ServiceChange extends Omit<SchemaChange, 'criticality'> {
  /** Name of the subgraph. */
  readonly schema: string;
}

/**
 * Finds changes within subgraphs, which clients of the gateway do not see.
 *
 * @param own - From `ownChanges`.
 * @param told - Changes that clients see, which are not reported again.
 * @returns Added and removed subgraphs, then moves, then all other changes, grouped by subgraph.
 */
export function serviceChanges(
  before: IndexedVersion,
  after: IndexedVersion,
  { own, told }: { readonly own: readonly OwnChange[]; readonly told: readonly SchemaChange[] },
): ServiceChange[] {
  const moves = movesBetween(before, after);
  const subjects = new Set(told.map((change) => subjectOf(change, change.coordinate)));
  const names = new Set([...before.subgraphs.keys(), ...after.subgraphs.keys()]);
  const whole = [...names]
    .sort()
    .filter((name) => !before.subgraphs.has(name) || !after.subgraphs.has(name))
    .map((name) => {
      const isNew = after.subgraphs.has(name);
      const { criticality: _, ...change } = wholeSchema(name, isNew);
      const { supergraph } = isNew ? after : before;
      return { ...change, schema: name, place: placeOfGraph(supergraph, name) };
    });
  const others = own
    .filter(
      ({ schema, change, coordinate, subject }) =>
        !subjects.has(subject) &&
        !isRoot(change, coordinate) &&
        !moves.some((move) => isOfMove(move, schema, coordinate)),
    )
    .map(({ schema, change }) => ({ ...change, schema }));
  return [...whole, ...withoutParts(moves).map((move) => changeOfMove(move, after)), ...others];
}

/**
 * Whether a change is about a root type of a subgraph as a whole. Composition renames root types,
 * so only changes of their fields are reported.
 */
function isRoot({ type }: OwnChange['change'], coordinate: string): boolean {
  const isOfType = /^(ADDED|TYPE_REMOVED)$/.test(type);
  const isRootType = ROOT_TYPES.some(({ name }) => name === coordinate);
  return type.startsWith('ROOT_TYPE') || (isOfType && isRootType);
}

function isOfMove({ coordinate: moved, from, to }: Move, name: string, coordinate: string) {
  const isMoved = coordinate === moved || coordinate.startsWith(`${moved}(`);
  return isMoved && (from.includes(name) || to.includes(name));
}

/** Leaves out fields that moved together with their type. */
function withoutParts(moves: readonly Move[]): Move[] {
  const ofTypes = new Map(moves.map((move) => [move.coordinate, move]));
  return moves.filter(({ coordinate, from, to }) => {
    const [type = '', field] = coordinate.split('.');
    const whole = field === undefined ? undefined : ofTypes.get(type);
    const [toType = ''] = whole?.to ?? [];
    return whole === undefined || whole.from.join() !== from.join() || !to.includes(toType);
  });
}

function changeOfMove({ coordinate, from, to, label }: Move, after: IndexedVersion): ServiceChange {
  const [schema = ''] = to;
  const share = label === undefined ? '' : ` (${shareOfLabel(label)})`;
  return {
    type: 'MOVED',
    schema,
    coordinate,
    message: `${coordinate} moved from ${inWords(from)} to ${inWords(to)}${share}.`,
    place: placeOfNode(after.definitions.get(schema)?.get(coordinate)),
  };
}
