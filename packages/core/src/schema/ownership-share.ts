import { cutList } from '../basics/cut-list.ts';
import type { Documented, Override, SchemaEntry, SubgraphUse } from '../schema-model.ts';
import { ownerIds, resolving } from './resolving.ts';

/** A subgraph's part in a definition. */
export interface OwnershipShare {
  readonly use: SubgraphUse;
  /**
   * For a type, fields that the subgraph adds to the type of another one, then fields that are
   * moved to it for a part of the requests. For an operation, how it is moved, and what the
   * subgraph provides.
   */
  readonly parts: readonly SharePart[];
}

/** Fields that a subgraph adds, or that are moved to it in the same way. */
export interface SharePart {
  /** Names of the first fields; empty for an operation, which is a field itself. */
  readonly fields: readonly string[];
  /** Number of fields that are left out, never 1. */
  readonly more: number;
  /** How they are moved, see `movedText`. */
  readonly override?: Override;
  /** Selection set on the returned type of an operation that the subgraph resolves itself. */
  readonly provides?: string;
}

type Member = Documented & { readonly name: string };

/** Maximum number of fields named in a part, and of different moves. */
const MOST_NAMED = 3;

/** Describes a subgraph's part in a definition. @param use - A subgraph of the definition. */
export function shareOf(use: SubgraphUse, entry: SchemaEntry): OwnershipShare {
  if (use.override !== undefined || use.provides !== undefined) return { use, parts: ofField(use) };
  const fields: readonly Member[] = 'fields' in entry ? entry.fields : [];
  const resolved = fields.filter((field) => resolvedBy(use, field) !== undefined);
  const owners = ownerIds(entry);
  const added = resolved.filter(
    (field) =>
      partialMove(use, field) === undefined && !resolving(field).some(({ id }) => owners.has(id)),
  );
  return { use, parts: [...(added.length > 0 ? [partOf(added)] : []), ...moves(use, resolved)] };
}

/** How an operation is moved to a subgraph, and what the subgraph provides. */
function ofField({ override, provides }: SubgraphUse): SharePart[] {
  return [
    ...(override === undefined ? [] : [{ fields: [], more: 0, override }]),
    ...(provides === undefined ? [] : [{ fields: [], more: 0, provides }]),
  ];
}

function partOf(members: readonly Member[]): SharePart {
  const { shown, rest } = cutList(members, MOST_NAMED);
  return { fields: shown.map(({ name }) => name), more: rest.length };
}

/** Groups fields that are moved from the same subgraph under the same condition. */
function moves(use: SubgraphUse, members: readonly Member[]): SharePart[] {
  const sorts: { readonly override: Override; readonly moved: Member[] }[] = [];
  for (const member of members) {
    const override = partialMove(use, member);
    if (override === undefined) continue;
    const { from, label } = override;
    const same = sorts.find((sort) => sort.override.from === from && sort.override.label === label);
    if (same === undefined) sorts.push({ override, moved: [member] });
    else same.moved.push(member);
  }
  const { shown, rest } = cutList(sorts, MOST_NAMED);
  const more = rest.flatMap(({ moved }) => moved).length;
  return [
    ...shown.map(({ override, moved }) => ({ ...partOf(moved), override })),
    ...(more > 0 ? [{ fields: [], more }] : []),
  ];
}

/**
 * The override that moves a field to a subgraph for a part of the requests; its former subgraph
 * resolves the others.
 */
function partialMove(use: SubgraphUse, member: Member): Override | undefined {
  const override = resolvedBy(use, member)?.override;
  return override?.label === undefined ? undefined : override;
}

/** A subgraph's use of a field; `undefined` if it does not resolve the field. */
function resolvedBy({ id }: SubgraphUse, member: Member): SubgraphUse | undefined {
  return resolving(member).find((use) => use.id === id);
}
