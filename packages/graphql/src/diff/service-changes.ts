import { inWords } from '@docgen/core/in-words';
import { shareOfLabel } from '@docgen/core/ownership';
import { isOfAccess } from '../access-directives.ts';
import { composedCoordinate } from '../composed-coordinate.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { placeOfNode } from '../place-of-node.ts';
import { appliedChanges } from './applied-changes.ts';
import type { IndexedVersion } from './composed-version.ts';
import { type Move, movesBetween } from './moves-between.ts';
import { placeOfGraph } from './place-of-graph.ts';
import type { SchemaChange } from './schema-change.ts';
import { schemaChanges } from './schema-changes.ts';
import { wholeSchema } from './whole-schema.ts';

/** A change within a subgraph that clients of the gateway do not see. */
export interface ServiceChange extends Omit<SchemaChange, 'criticality'> {
  /** Name of the subgraph. */
  readonly schema: string;
}

/**
 * Finds what changes within subgraphs only.
 *
 * @param told - What clients see of it.
 * @returns Subgraphs that came or are gone, then what moved, then all else, subgraph by subgraph.
 */
export function serviceChanges(
  before: IndexedVersion,
  after: IndexedVersion,
  told: readonly SchemaChange[],
): ServiceChange[] {
  const moves = movesBetween(before, after);
  const subjects = new Set(told.map((change) => subjectOf(change, change.coordinate)));
  const names = new Set([...before.subgraphs.keys(), ...after.subgraphs.keys()]);
  const sorted = [...names].sort();
  const whole = sorted
    .filter((name) => !before.subgraphs.has(name) || !after.subgraphs.has(name))
    .map((name) => {
      const isNew = after.subgraphs.has(name);
      const { criticality: _, ...change } = wholeSchema(name, isNew);
      const { supergraph } = isNew ? after : before;
      return { ...change, schema: name, place: placeOfGraph(supergraph, name) };
    });
  const others = sorted.flatMap((name) => {
    const [old, now] = [before.subgraphs.get(name), after.subgraphs.get(name)];
    if (old === undefined || now === undefined) return [];
    const [ofOld, ofNow] = [composedCoordinate(old.schema), composedCoordinate(now.schema)];
    return changesWithin(old, now)
      .filter((change) => {
        const coordinate = ofNow(ofOld(change.coordinate));
        return (
          !subjects.has(subjectOf(change, coordinate)) &&
          !isRoot(change, coordinate) &&
          !moves.some((move) => isOfMove(move, name, coordinate))
        );
      })
      .map((change) => ({ ...change, schema: name }));
  });
  return [...whole, ...withoutParts(moves).map((move) => changeOfMove(move, after)), ...others];
}

function changesWithin(before: LoadedSchema, after: LoadedSchema) {
  const changes = schemaChanges(before, after).map(({ criticality: _, ...change }) => change);
  // What has no place comes and goes with its uses, as `Int`.
  const written = changes.filter(({ place }) => place !== undefined);
  // To a service that does not use federation, a directive of this name is its own.
  const federated = directiveChanges(before, after);
  const told = new Set(federated.map(({ message }) => message));
  return [...written.filter(({ message }) => !told.has(message)), ...federated];
}

/**
 * Compares what a subgraph says to others by directives of federation, such as keys. What the gateway
 * demands of clients is told to these, see `accessChanges`.
 */
export function directiveChanges(
  before: LoadedSchema,
  after: LoadedSchema,
): Omit<SchemaChange, 'criticality'>[] {
  return appliedChanges(before.document, after.document)
    .filter(({ name }) => !isOfAccess(name))
    .map(({ coordinate, message, place }) => ({
      type: 'APPLIED_DIRECTIVE_CHANGED',
      ...{ coordinate, message, place },
    }));
}

type Told = Pick<SchemaChange, 'type' | 'message'>;

/**
 * What a change is about, whatever it says of it. Members of unions and interfaces have no coordinates, and a
 * definition may have several custom directives.
 */
function subjectOf({ type, message }: Told, coordinate: string): string {
  if (/UNION|INTERFACE|CUSTOM/.test(type)) return message;
  const [aspect = ''] = /^(DESCRIPTION|DEPRECAT|SPECIFIED|APPLIED|ACCESS)/.exec(type) ?? [];
  return `${aspect} ${coordinate}`;
}

/** Whether it is about the root types of a subgraph, which composition gives their names: their fields are told. */
function isRoot({ type }: Told, coordinate: string): boolean {
  const isOfType = /^(ADDED|TYPE_REMOVED)$/.test(type);
  return (
    type.startsWith('ROOT_TYPE') || (isOfType && /^(Query|Mutation|Subscription)$/.test(coordinate))
  );
}

function isOfMove({ coordinate: moved, from, to }: Move, name: string, coordinate: string) {
  const isMoved = coordinate === moved || coordinate.startsWith(`${moved}(`);
  return isMoved && (from.includes(name) || to.includes(name));
}

/** Fields that moved with their type go without saying. */
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
