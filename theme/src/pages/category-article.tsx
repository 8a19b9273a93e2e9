import type { CategoryPage } from '@docgen/core/page';
import { useTranslate } from '@docgen/runtime/site-context';
import { Breakable } from '../components/breakable.tsx';
import { CardGrid } from '../components/card-grid.tsx';
import { LetterList } from '../components/letter-list.tsx';

/** An index with more entries has a list by letter instead of cards. */
const MOST_CARDS = 100;

/** The index of a sidebar group. */
export function CategoryArticle({ page }: { readonly page: CategoryPage }) {
  return (
    <>
      <h1>
        <Breakable name={page.title} />
      </h1>
      {page.description !== undefined && <p className="lead">{page.description}</p>}
      <Entries cards={page.cards} />
    </>
  );
}

function Entries({ cards }: Pick<CategoryPage, 'cards'>) {
  const translate = useTranslate();
  if (cards.length === 0) return <p>{translate('There are no pages in here yet.')}</p>;
  if (cards.length <= MOST_CARDS) return <CardGrid cards={cards} />;
  return (
    <LetterList entries={cards.map(({ title, to, deprecated }) => ({ title, to, deprecated }))} />
  );
}
