import { formerAnchorOf } from '@docgen/core/schema/anchors';
import { entrySections } from '@docgen/core/schema/entry-sections';
import type { SchemaEntry, TypeRef } from '@docgen/core/schema-model';
import type { EntryDraft } from '../entries/entry-draft.ts';

/** Ids of sections whose presence is only known for the complete entry. */
const LATER = ['arguments', 'errors', 'examples', 'used-by'];

const UNKNOWN_YET = {
  ...{ signature: [], usedBy: [], inputTree: [], resultFields: undefined },
  ...{ examples: [], errorTypes: [], errors: [] },
};

interface Member {
  readonly name: string;
  readonly coordinate: string;
  readonly args?: readonly Member[];
}

/**
 * Adds aliases to the members of a definition and their arguments: the ids that headings of
 * GraphQL-Markdown have. That of a member is its name in words, that of a field's argument includes
 * the names of type and field. An alias that is already an id on the page is left out. Ids of other
 * headings become aliases of sections.
 */
export function withAliases(draft: EntryDraft): EntryDraft {
  const entry = { ...UNKNOWN_YET, ...draft } as SchemaEntry;
  const taken = new Set(entrySections(entry).map(({ id }) => id));
  if ('field' in draft) for (const id of LATER) taken.add(id);
  const aliased = membersAliased(draft, taken);
  const sections = sectionAliases(draft).map(([section, ids]) => {
    const free = [...new Set(ids)].filter((id) => !taken.has(id));
    for (const id of free) taken.add(id);
    return [section, free] as const;
  });
  return { ...aliased, sectionAliases: Object.fromEntries(sections) };
}

function membersAliased<Draft extends EntryDraft>(draft: Draft, taken: Set<string>): Draft {
  const aliased = <M extends Member>(list: readonly M[], prefix = ''): M[] =>
    list.map((member) => {
      const alias = wordsOf(prefix + member.name);
      const isFree = !taken.has(alias) && alias !== formerAnchorOf(member.coordinate, draft.kind);
      taken.add(alias);
      const { args } = member;
      return {
        ...member,
        ...(isFree && { alias }),
        ...(args && { args: aliased(args, `${draft.name}.${member.name}.`) }),
      };
    });
  if ('field' in draft) {
    return { ...draft, field: { ...draft.field, args: aliased(draft.field.args) } };
  }
  if ('fields' in draft) return { ...draft, fields: aliased<Member>(draft.fields) };
  if ('values' in draft) return { ...draft, values: aliased(draft.values) };
  if ('args' in draft) return { ...draft, args: aliased(draft.args) };
  return draft;
}

/**
 * Ids of GraphQL-Markdown's headings for sections, and for the types in them, by docgen's section.
 */
function sectionAliases(draft: EntryDraft): (readonly [string, readonly string[]])[] {
  // Docusaurus generates ids of headings in this way.
  const ids = (types: readonly TypeRef[]) => types.map(({ name }) => name.toLowerCase());
  return [
    ...('field' in draft ? [['returns', ['type', ...ids([draft.field.type])]] as const] : []),
    ...('interfaces' in draft
      ? [['implements', ['interfaces', ...ids(draft.interfaces)]] as const]
      : []),
    ...('members' in draft
      ? [['members', ['possible-types', ...ids(draft.members)]] as const]
      : []),
    ['used-by', ['member-of', 'returned-by', 'implemented-by']] as const,
  ];
}

/** Splits names as GraphQL-Markdown does: capitals start words, digits are separate words. */
function wordsOf(name: string): string {
  const parted = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z])/g, '$1 $2');
  return parted
    .split(/[^a-zA-Z\d]+/)
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase();
}
