import { cutList } from './cut-list.ts';
import type { Description, RootType, SchemaModel } from './schema-model.ts';

/** What subgraphs say of a root type, each under its name. */
export interface RootTexts {
  /** The first ones. */
  readonly shown: readonly {
    readonly subgraphs: readonly NamedSubgraph[];
    readonly description: Description;
  }[];
  /** Where the others stand. */
  readonly rest: readonly NamedSubgraph[];
}

export interface NamedSubgraph {
  readonly label: string;
  readonly to: string;
}

/** How many texts of a root type a start page shows, so that it stays short. */
const MOST_TEXTS = 3;

/** Said before the subgraphs whose texts are left out. */
export const MORE_TEXTS = 'Also described by';

/**
 * Cuts what subgraphs say of a root type to what a start page shows.
 *
 * @param root - Of a composed schema; where all say the same it has a description of its own, and
 *   nothing is shown here.
 * @param schema - Knows the labels of the subgraphs.
 */
export function rootTexts(
  { told = [] }: RootType,
  { subgraphs }: Pick<SchemaModel, 'subgraphs'>,
): RootTexts {
  const texts = told.map(({ subgraphs: uses, description }) => ({
    subgraphs: uses.map(({ id, to }) => ({
      label: subgraphs.find((each) => each.id === id)?.label ?? id,
      to,
    })),
    description,
  }));
  const { shown, rest } = cutList(texts, MOST_TEXTS);
  return { shown, rest: rest.flatMap((text) => text.subgraphs) };
}
