import { compareText } from '@docgen/core/strings/compare-text';
import type { IndexedVersion } from './composed-version.ts';
import type { Owner } from './owners-by-coordinate.ts';

/** A type or a field that moved from subgraphs to others. */
export interface Move {
  /** Coordinate in the supergraph. */
  readonly coordinate: string;
  /** Names of the former owners. */
  readonly from: readonly string[];
  /** Names of the new owners. */
  readonly to: readonly string[];
  /** Condition under which the move takes effect, such as `percent(20)`. */
  readonly label?: string;
}

/**
 * Finds the types and fields that moved between subgraphs: fields that none of the former subgraphs
 * resolves, or that one takes over with `@override`; and types that none of the former subgraphs
 * owns or defines.
 *
 * @returns Moves sorted by coordinate.
 */
export function movesBetween(before: IndexedVersion, after: IndexedVersion): Move[] {
  const moves = Array.from(after.owners).flatMap(([coordinate, now]) => {
    const old = before.owners.get(coordinate) ?? [];
    const move = moveOf(coordinate, old, now);
    if (move === undefined) return [];
    const isIn = (name: string) => after.definitions.get(name)?.has(coordinate) === true;
    // A field that is only defined on an interface of the type moves with the one of the interface.
    if (!move.to.some(isIn)) return [];
    return move.from.some(isIn) && !coordinate.includes('.') ? [] : [move];
  });
  return moves.sort((a, b) => compareText(a.coordinate, b.coordinate));
}

function moveOf(
  coordinate: string,
  before: readonly Owner[],
  after: readonly Owner[],
): Move | undefined {
  const old = before.map(({ name }) => name);
  const gained = after.filter(({ name }) => !old.includes(name));
  if (gained.length === 0 || old.length === 0) return undefined;
  const override = gained.find(({ override }) => override && old.includes(override.from))?.override;
  const to = gained.map(({ name }) => name);
  if (override !== undefined) {
    const { from, label } = override;
    return { coordinate, from: [from], to, ...(label !== undefined && { label }) };
  }
  return gained.length === after.length ? { coordinate, from: old, to } : undefined;
}
