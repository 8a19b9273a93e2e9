import type { Heading } from '@docgen/core/heading';
import type {
  ArgumentModel,
  EnumValueModel,
  FieldModel,
  SchemaEntry,
} from '@docgen/core/schema-model';
import type { SearchSection } from './search-page.ts';

type Member = FieldModel | ArgumentModel | EnumValueModel;

/**
 * A definition of the reference and its members.
 *
 * @param headings - Those of its page, which tell what its members are linked by.
 * @param plain - Turns the Markdown of a description into plain text on one line.
 */
export function entrySections(
  entry: SchemaEntry,
  headings: readonly Heading[],
  plain: (markdown: string) => string,
): SearchSection[] {
  const describe = ({ description }: Member | SchemaEntry) =>
    description === undefined ? '' : plain(description.markdown);
  const members = new Map(membersOf(entry).map((member) => [member.name, member]));
  const sections = headings.flatMap(({ level, id, text }): SearchSection[] => {
    const member = level > 2 ? members.get(text) : undefined;
    if (member === undefined) return [];
    const { args = [] }: Partial<FieldModel> = member;
    const texts = args.map((arg) => `${arg.name} ${describe(arg)}`);
    return [{ id, title: text, text: [describe(member), ...texts].join(' ').trim() }];
  });
  return [{ id: '', title: entry.name, text: describe(entry) }, ...sections];
}

function membersOf(entry: SchemaEntry): readonly Member[] {
  switch (entry.kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return entry.field.args;
    case 'objects':
    case 'interfaces':
    case 'inputs':
      return entry.fields;
    case 'enums':
      return entry.values;
    case 'directives':
      return entry.args;
    case 'scalars':
    case 'unions':
      return [];
  }
}
