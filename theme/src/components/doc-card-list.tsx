import type { Card } from '@docgen/core/page';
import { usePageData } from '@docgen/runtime/page-data';
import { CardGrid } from './card-grid.tsx';
import { cardOfItem, type DocusaurusItem } from './card-of-item.ts';

interface DocCardListProps {
  readonly cards?: readonly Card[];
  /** The cards as Docusaurus's sidebar entries. */
  readonly items?: readonly DocusaurusItem[];
}

/** Cards inside an authored page. @default those of the page's siblings in the sidebar */
export function DocCardList({ cards, items }: DocCardListProps) {
  const { cards: beside } = usePageData();
  const given = items?.map(cardOfItem).filter((card) => card !== undefined);
  return <CardGrid cards={cards ?? given ?? beside()} />;
}
