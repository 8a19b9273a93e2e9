import type { Heading } from '@docgen/core/heading';
import type { SchemaPage } from '@docgen/core/page';
import { type EntrySection, entrySections } from '@docgen/core/schema/entry-sections';
import { versionHeadings } from '@docgen/core/schema/schema-changes';
import { startSections } from '@docgen/core/schema/start-sections';
import type { SchemaModel } from '@docgen/core/schema-model';
import { escapeText } from '@docgen/core/strings/escape-markup';

/** Headings of a reference page: sections on level 2, and named members inside them on level 3. */
export function schemaHeadings(page: SchemaPage, schema: SchemaModel): readonly Heading[] {
  if (page.lists === 'deprecations') return [];
  if (page.lists === 'changes') {
    return versionHeadings(schema.changes ?? []).map(({ id, title }) => ({
      ...heading(2, id, title),
      html: escapeText(title),
    }));
  }
  if (page.entry === undefined) {
    return startSections(page, schema).map(({ id, title }) => heading(2, id, title));
  }
  // Beside an operation are its examples, and the content is only a screen or two long.
  if (page.usages || 'examples' in page.entry) return [];
  return entrySections(page.entry).flatMap((section) => [
    heading(2, section.id, section.title),
    ...namedParts(section).map(({ id, name }) => heading(3, id, name)),
  ]);
}

/** Longer lists of members are not part of the table of contents. */
const MOST_MEMBERS = 30;

/** The named members of a section. */
function namedParts(section: EntrySection): { readonly id: string; readonly name: string }[] {
  if (section.kind !== 'members') return [];
  const members = [...section.members, ...section.deprecated];
  if (members.length > MOST_MEMBERS) return [];
  return members.map(({ id, model }) => ({ id, name: model.name }));
}

/** Titles and GraphQL names contain no characters that need escaping in HTML. */
function heading(level: number, id: string, text: string): Heading {
  return { level, id, text, html: text };
}
