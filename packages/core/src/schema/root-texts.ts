import { cutList } from '../basics/cut-list.ts';
import type { Description, RootType, SchemaModel } from '../schema-model.ts';
import { type NamedSubgraph, namedSubgraph } from './named-subgraph.ts';

/** Descriptions of a root type, each with the subgraphs that it is from. */
export interface RootTexts {
  /** The first descriptions. */
  readonly shown: readonly {
    readonly subgraphs: readonly NamedSubgraph[];
    readonly description: Description;
  }[];
  /** The subgraphs whose descriptions are left out. */
  readonly rest: readonly NamedSubgraph[];
}

/** Maximum number of descriptions of a root type on a start page, to keep it short. */
const MOST_TEXTS = 3;

/** Text before the subgraphs whose descriptions are left out. */
export const MORE_TEXTS = 'Also described by';

/**
 * Selects the subgraphs' descriptions of a root type that a start page shows.
 *
 * @param root - Root type of a composed schema. If all subgraphs describe it in the same words, it
 *   has a `description` instead, and the result is empty.
 * @param schema - Provides the labels and addresses of the subgraphs.
 */
export function rootTexts(
  { told = [] }: RootType,
  { subgraphs }: Pick<SchemaModel, 'subgraphs'>,
): RootTexts {
  const texts = told.map(({ subgraphs: uses, description }) => ({
    subgraphs: uses.map((use) => namedSubgraph(use, subgraphs)),
    description,
  }));
  const { shown, rest } = cutList(texts, MOST_TEXTS);
  return { shown, rest: rest.flatMap((text) => text.subgraphs) };
}
