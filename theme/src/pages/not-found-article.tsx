import type { NotFoundPage } from '@docgen/core/page';
import { Link } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';

/** What a reader gets at an address without a page. */
export function NotFoundArticle({ page }: { readonly page: NotFoundPage }) {
  const { home } = useSite();
  return (
    <>
      <h1 className="not-found">{page.title}</h1>
      <p className="lead">There is nothing at this address. The page may have moved.</p>
      <p>
        <Link className="button" to={home}>
          Go to the start page
        </Link>
      </p>
    </>
  );
}
