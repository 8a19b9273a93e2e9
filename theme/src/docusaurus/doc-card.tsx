import { CardGrid } from '../components/card-grid.tsx';
import { cardOfItem, type DocusaurusItem } from '../components/card-of-item.ts';

/** `@theme/DocCard`: the card of one sidebar entry. */
export default function DocCard({ item }: { readonly item: DocusaurusItem }) {
  const card = cardOfItem(item);
  return card === undefined ? null : <CardGrid cards={[card]} />;
}
