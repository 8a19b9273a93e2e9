import type { Heading } from '@docgen/core/heading';
import type { Card, SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { sectionsOfEntry } from './sections-of-entry.tsx';

/** Headings of a reference page: its sections on level 2, what has a name inside them on level 3. */
export function schemaHeadings(page: SchemaPage, schema: SchemaModel): readonly Heading[] {
  if (page.entry === undefined) {
    return startSections(page, schema).map(({ id, title }) => heading(2, id, title));
  }
  if (page.usages) return [];
  return sectionsOfEntry(page.entry).flatMap(({ id, title, members = [] }) => [
    heading(2, id, title),
    ...members.map((member) => heading(3, member.id, member.model.name)),
  ]);
}

/** Titles and GraphQL names hold nothing that HTML would read differently. */
function heading(level: number, id: string, text: string): Heading {
  return { level, id, text, html: text };
}

interface StartSection {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly Card[];
}

/** What a section's start page leads to: its operations, and the subgraphs of a composed schema. */
export function startSections(page: SchemaPage, schema: SchemaModel): StartSection[] {
  const subgraphs = schema.subgraphs.map(({ label, route }) => ({ title: label, to: route }));
  return [
    { id: 'operations', title: 'Operations', cards: page.cards },
    { id: 'subgraphs', title: 'Subgraphs', cards: subgraphs },
  ].filter(({ cards }) => cards.length > 0);
}
