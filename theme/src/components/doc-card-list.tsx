import type { Card } from '@docgen/core/page';
import { CardGrid } from './card-grid.tsx';

interface DocCardListProps {
  readonly cards?: readonly Card[];
  /** The same in the words of Docusaurus' sidebar entries. */
  readonly items?: readonly {
    readonly label: string;
    readonly href: string;
    readonly description?: string;
  }[];
}

/** Cards inside an authored page. */
export function DocCardList({ cards, items = [] }: DocCardListProps) {
  return (
    <CardGrid
      cards={
        cards ?? items.map(({ label, href, ...rest }) => ({ ...rest, title: label, to: href }))
      }
    />
  );
}
