import { formerAnchorOf } from '@docgen/core/anchors';
import type { EntryKind } from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';

/** Ids of sections of a definition's page, see `entrySections`. */
const SECTIONS =
  'arguments directives errors example examples fields format implements keys locations members returns sdl used-by values'.split(
    ' ',
  );

interface Member {
  readonly name: string;
  readonly coordinate: string;
  readonly args?: readonly Member[];
}

/**
 * Gives the members of a definition, and their arguments, the ids that the headings of
 * GraphQL-Markdown have: the name in words for a member, those of type, field and argument for the
 * argument of a field. What has the id already keeps it.
 */
export function withAliases<Draft extends EntryDraft>(draft: Draft): Draft {
  const taken = new Set(SECTIONS);
  const { kind } = draft;
  const aliased = <M extends Member>(list: readonly M[], prefix = ''): M[] =>
    list.map((member) => {
      const alias = wordsOf(prefix + member.name);
      const isFree =
        !taken.has(alias) && alias !== formerAnchorOf(member.coordinate, kind as EntryKind);
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

/** As GraphQL-Markdown parts names: capitals begin words, digits are words of their own. */
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
