import { cutList } from './cut-list.ts';
import { ownerIds, resolving } from './resolving.ts';
import type { Documented, Override, SchemaEntry, SubgraphUse } from './schema-model.ts';

/** What a subgraph has of a definition. */
export interface OwnershipShare {
  readonly use: SubgraphUse;
  /**
   * Fields that it adds to the type of another one, then those that are moved to it for a part of the
   * requests; of an operation how it is moved, and what the subgraph provides.
   */
  readonly parts: readonly SharePart[];
}

/** Fields that a subgraph came by in the same way. */
export interface SharePart {
  /** Names of the first ones; none of an operation, which is a field itself. */
  readonly fields: readonly string[];
  /** Number of fields that are left out, never 1. */
  readonly more: number;
  /** How they are moved, see `movedText`. */
  readonly override?: Override;
  /** Selection set of what an operation returns that the subgraph answers itself. */
  readonly provides?: string;
}

type Member = Documented & { readonly name: string };

/** How many fields of a part are named, and how many sorts of moves. */
const MOST_NAMED = 3;

/** @param use - One of the subgraphs of the definition. */
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

/** What is particular about a subgraph's part in an operation. */
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

/** What is moved in the same way is told together. */
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

/** How a field is moved to a subgraph for a part of the requests; who had it resolves it as well. */
function partialMove(use: SubgraphUse, member: Member): Override | undefined {
  const override = resolvedBy(use, member)?.override;
  return override?.label === undefined ? undefined : override;
}

/** The part that a subgraph has in a field that it resolves. */
function resolvedBy({ id }: SubgraphUse, member: Member): SubgraphUse | undefined {
  return resolving(member).find((use) => use.id === id);
}
