import { type EntrySection, entrySections } from '@docgen/core/entry-sections';
import type { Heading } from '@docgen/core/heading';
import type { SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { startSections } from '@docgen/core/start-sections';

/** Headings of a reference page: its sections on level 2, what has a name inside them on level 3. */
export function schemaHeadings(page: SchemaPage, schema: SchemaModel): readonly Heading[] {
  if (page.deprecations) return [];
  if (page.entry === undefined) {
    return startSections(page, schema).map(({ id, title }) => heading(2, id, title));
  }
  // The column beside an operation holds its examples; what it says fills a screen or two.
  if (page.usages || 'examples' in page.entry) return [];
  return entrySections(page.entry).flatMap((section) => [
    heading(2, section.id, section.title),
    ...namedParts(section).map(({ id, name }) => heading(3, id, name)),
  ]);
}

/** A longer list of members is no table of contents. */
const MOST_MEMBERS = 30;

/** What has a name inside of a section. */
function namedParts(section: EntrySection): { readonly id: string; readonly name: string }[] {
  if (section.kind !== 'members') return [];
  const members = [...section.members, ...section.deprecated];
  if (members.length > MOST_MEMBERS) return [];
  return members.map(({ id, model }) => ({ id, name: model.name }));
}

/** Titles and GraphQL names hold nothing that HTML would read differently. */
function heading(level: number, id: string, text: string): Heading {
  return { level, id, text, html: text };
}
