import { type OwnershipShare, shareOf } from './ownership-share.ts';
import { ownerIds, resolving } from './resolving.ts';
import type { Documented, MemberRef, Override, SchemaEntry, SubgraphUse } from './schema-model.ts';
import { topFields } from './top-fields.ts';

/** Subgraphs that have the same part in a definition, such as all that extend a type. */
export interface OwnershipGroup {
  /** Said before them, such as `owned by`. */
  readonly label: string;
  readonly shares: readonly OwnershipShare[];
}

/** Who has which part in a definition of a composed schema, owners first; empty in a subgraph. */
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

/** The subgraphs of a definition, those included that add fields to it by one of its interfaces. */
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
 * What has to be said of a member's subgraphs beside those of its type: all that resolve it where
 * they are not the owners of the type, else those that do so in a particular way. A key that all
 * subgraphs of the entity have says nothing of them.
 *
 * @returns Those first of which there is only the name, so that in a sentence what is particular about
 *   another one cannot be taken for theirs: `moved from Products and Orders`.
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
  if (asType || isCommonKey(member, entry)) return particular;
  return [...uses.filter((use) => !isParticular(use)), ...particular];
}

/** The subgraphs that name an interface of a type or a member of a union, where not all owners of the type do. */
export function namingUses(
  { subgraphs: ids }: MemberRef,
  entry: SchemaEntry,
): readonly SubgraphUse[] {
  const byOwners = [...ownerIds(entry)].every((id) => ids.includes(id));
  return byOwners ? [] : entry.subgraphs.filter(({ id }) => ids.includes(id));
}

/** Whether all that is said of a member is of the only owner of its type, whose name goes without saying. */
export function isOfOwner(uses: readonly SubgraphUse[], entry: SchemaEntry): boolean {
  const owners = ownerIds(entry);
  return owners.size === 1 && uses.every(({ id }) => owners.has(id));
}

/** Whether a member is a key of the entity, or a part of one, in all of its subgraphs. */
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

function isParticular({ requires, provides, override }: SubgraphUse): boolean {
  return requires !== undefined || provides !== undefined || override !== undefined;
}

/** How a subgraph resolves a field: `computed from` a selection set, `moved from` a subgraph. */
export interface UseFact {
  readonly text: string;
  /** A selection set, as code. */
  readonly code?: string;
  /** True where it selects fields of the type that the field belongs to. */
  readonly ofSameType?: true;
}

/** A condition of `@override` in words: `20 %` for `percent(20)`. */
export function shareOfLabel(label: string): string {
  return label.replace(/^percent\((.+)\)$/, '$1 %');
}

/** What is particular about a subgraph's part in a field, in words. @param nameOf - Label of a subgraph. */
export function factsOf(
  { requires, provides, override }: SubgraphUse,
  nameOf: (id: string) => string,
): UseFact[] {
  return [
    ...(requires === undefined
      ? []
      : [{ text: 'computed from', code: requires, ofSameType: true as const }]),
    ...(provides === undefined ? [] : [{ text: 'provides', code: provides }]),
    ...(override === undefined ? [] : [{ text: movedText(override, nameOf) }]),
  ];
}

/** From where, and for how many of the requests: `moved from products (20 %)`. @param nameOf - Label of a subgraph. */
export function movedText({ from, label }: Override, nameOf: (id: string) => string): string {
  return `moved from ${nameOf(from)}${label === undefined ? '' : ` (${shareOfLabel(label)})`}`;
}
