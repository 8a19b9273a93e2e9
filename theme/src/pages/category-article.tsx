import type { CategoryPage } from '@docgen/core/page';
import { CardGrid } from '../components/card-grid.tsx';
import { LetterList } from '../components/letter-list.tsx';

/** More cards than these are no index any more but miles of text. */
const MOST_CARDS = 100;

/** The index of a sidebar group. */
export function CategoryArticle({ page }: { readonly page: CategoryPage }) {
  return (
    <>
      <h1>{page.title}</h1>
      {page.description !== undefined && <p className="lead">{page.description}</p>}
      {page.cards.length > MOST_CARDS ? (
        <LetterList entries={page.cards.map(({ title, to }) => ({ title, to }))} />
      ) : (
        <CardGrid cards={page.cards} />
      )}
    </>
  );
}
