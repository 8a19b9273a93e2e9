import type { Card, SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';

export interface StartSection {
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
