import { anchorOf } from '@docgen/core/schema/anchors';
import { textWithMarks } from '@docgen/core/schema/member-marks';
import type {
  ArgumentModel,
  Description,
  EnumValueModel,
  FieldModel,
  SchemaEntry,
} from '@docgen/core/schema-model';
import type { SearchSection } from './search-page.ts';

type Member = FieldModel | ArgumentModel | EnumValueModel;

/**
 * The sections of a definition's page: the definition itself, and its members at their anchors.
 * Arguments belong to the text of their field.
 *
 * @param plain - Turns a description into plain text on one line.
 */
export function definitionSections(
  entry: SchemaEntry,
  plain: (description: Description) => string,
): SearchSection[] {
  const describe = ({ description }: Member | SchemaEntry) =>
    description === undefined ? '' : plain(description);
  // Arguments are hidden whenever their field is, so they are not marked.
  const textOf = (documented: Member | SchemaEntry, args: readonly ArgumentModel[] = []) =>
    [
      textWithMarks(documented, describe(documented)) ?? '',
      ...args.map((arg) => `${arg.name} ${describe(arg)}`),
    ]
      .join(' ')
      .trim();
  const sections = membersOf(entry).map((member: Member & Partial<FieldModel>) => ({
    id: anchorOf(member.coordinate),
    title: member.name,
    text: textOf(member, member.args),
    ...markOf(member),
  }));
  const args = 'field' in entry ? entry.field.args : [];
  return [{ id: '', title: entry.name, text: textOf(entry, args), ...markOf(entry) }, ...sections];
}

function markOf({ deprecated }: Member | SchemaEntry): Pick<SearchSection, 'deprecated'> {
  return deprecated === undefined ? {} : { deprecated: true };
}

function membersOf(entry: SchemaEntry): readonly Member[] {
  switch (entry.kind) {
    case 'objects':
    case 'interfaces':
    case 'inputs':
      return entry.fields;
    case 'enums':
      return entry.values;
    case 'directives':
      return entry.args;
    case 'queries':
    case 'mutations':
    case 'subscriptions':
    case 'scalars':
    case 'unions':
      return [];
  }
}
