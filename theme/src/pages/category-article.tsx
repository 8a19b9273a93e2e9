import type { CategoryPage } from '@docgen/core/page';
import { CardGrid } from '../components/card-grid.tsx';

/** The index of a sidebar group. */
export function CategoryArticle({ page }: { readonly page: CategoryPage }) {
  return (
    <>
      <h1>{page.title}</h1>
      {page.description !== undefined && <p className="lead">{page.description}</p>}
      <CardGrid cards={page.cards} />
    </>
  );
}
