import type { Documented, MemberRef, Override, SchemaEntry, SubgraphUse } from '../schema-model.ts';
import { type OwnershipShare, shareOf } from './ownership-share.ts';
import { ownerIds, resolving } from './resolving.ts';
import { topFields } from './top-fields.ts';

/** Subgraphs with the same part in a definition, such as all that extend a type. */
export interface OwnershipGroup {
  /** Text before their names, such as `owned by`. */
  readonly label: string;
  readonly shares: readonly OwnershipShare[];
}

/** The subgraphs of a definition of a composed schema, owners first; empty in a subgraph. */
export function ownershipOf(entry: SchemaEntry): OwnershipGroup[] {
  const all = usesOf(entry);
  if (all.length === 0) return [];
  const uses = (...roles: readonly SubgraphUse['role'][]) =>
    all.filter(({ role }) => roles.includes(role));
  const owners = uses('owner');
  const groups = [
    { label: owners.length > 1 ? 'shared by' : 'owned by', uses: owners },
    { label: 'extended by', uses: uses('contributor', 'interfaceObject') },
    { label: 'referenced by', uses: uses('stub') },
  ];
  return groups
    .filter((group) => group.uses.length > 0)
    .map(({ label, uses: parts }) => ({ label, shares: parts.map((use) => shareOf(use, entry)) }));
}

/** The subgraphs of a definition, including those that add fields to it through an interface. */
function usesOf(entry: SchemaEntry): readonly SubgraphUse[] {
  const uses = new Map(entry.subgraphs.map((use) => [use.id, use]));
  const ofFields = 'fields' in entry ? entry.fields.flatMap(({ subgraphs }) => subgraphs) : [];
  for (const use of ofFields) {
    const known = uses.get(use.id);
    if (use.role === 'interfaceObject' && (known === undefined || known.role === 'stub')) {
      uses.set(use.id, use);
    }
  }
  return [...uses.values()];
}

/**
 * The subgraphs to name beside a member: all that resolve it; none if these are exactly the owners
 * of its type, or have the member as a key like all subgraphs of the entity, and there are no facts
 * to report (see {@link factsOf}).
 *
 * @returns Subgraphs without facts first. In a sentence, their names could otherwise be read as a
 *   part of another one's facts, as in `moved from Products and Orders`.
 */
export function memberUses(
  member: Documented & { readonly name: string },
  entry: SchemaEntry,
): readonly SubgraphUse[] {
  const uses = resolving(member);
  if (uses.length === 0) return uses;
  const owners = ownerIds(entry);
  const asType = uses.length === owners.size && uses.every(({ id }) => owners.has(id));
  const particular = uses.filter(isParticular);
  if (particular.length === 0 && (asType || isCommonKey(member, entry))) return particular;
  return [...uses.filter((use) => !isParticular(use)), ...particular];
}

/**
 * The subgraphs that declare an interface of a type or a member of a union; empty if all owners of
 * the type do.
 */
export function namingUses(
  { subgraphs: ids }: MemberRef,
  entry: SchemaEntry,
): readonly SubgraphUse[] {
  const byOwners = [...ownerIds(entry)].every((id) => ids.includes(id));
  return byOwners ? [] : entry.subgraphs.filter(({ id }) => ids.includes(id));
}

/**
 * Whether the type has a single owner and it is the only subgraph in `uses`, so that its name can
 * be omitted.
 */
export function isOfOwner(uses: readonly SubgraphUse[], entry: SchemaEntry): boolean {
  const owners = ownerIds(entry);
  return owners.size === 1 && uses.every(({ id }) => owners.has(id));
}

/** Whether a member is a field of a key, and all subgraphs of the entity have it. */
function isCommonKey(
  { name, subgraphs }: Documented & { readonly name: string },
  entry: SchemaEntry,
): boolean {
  const ids = new Set(subgraphs.map(({ id }) => id));
  return (
    'keys' in entry &&
    entry.keys.some(({ fields }) => topFields(fields).includes(name)) &&
    entry.subgraphs.every(({ id }) => ids.has(id))
  );
}

function isParticular({ requires, contexts, provides, override }: SubgraphUse): boolean {
  return [requires, contexts, provides, override].some((fact) => fact !== undefined);
}

/** How a subgraph resolves a field: `computed from` a selection set, `moved from` a subgraph. */
export interface UseFact {
  readonly text: string;
  /** A selection set, as code. */
  readonly code?: string;
  /** True if the selection set is on the type that the field belongs to. */
  readonly ofSameType?: true;
}

/**
 * The label of an `@override` for readers: `20 %` for `percent(20)`; other labels are unchanged.
 */
export function shareOfLabel(label: string): string {
  return label.replace(/^percent\((.+)\)$/, '$1 %');
}

/** Describes how a subgraph resolves a field. @param nameOf - Returns the label of a subgraph. */
export function factsOf(
  { requires, contexts = [], provides, override }: SubgraphUse,
  nameOf: (id: string) => string,
): UseFact[] {
  return [
    ...(requires === undefined
      ? []
      : [{ text: 'computed from', code: requires, ofSameType: true as const }]),
    ...contexts.map((code) => ({ text: 'computed from the context', code })),
    ...(provides === undefined ? [] : [{ text: 'provides', code: provides }]),
    ...(override === undefined ? [] : [{ text: movedText(override, nameOf) }]),
  ];
}

/**
 * Describes an override: `moved from products (20 %)`.
 *
 * @param nameOf - Returns the label of a subgraph.
 */
export function movedText({ from, label }: Override, nameOf: (id: string) => string): string {
  return `moved from ${nameOf(from)}${label === undefined ? '' : ` (${shareOfLabel(label)})`}`;
}
