import type { NotFoundPage } from '@docgen/core/page';
import { Link } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';

/** What a reader gets at an address without a page. */
export function NotFoundArticle({ page }: { readonly page: NotFoundPage }) {
  const { home, search } = useSite();
  return (
    <>
      <h1 className="not-found">{page.title}</h1>
      <p className="lead">There is nothing at this address. The page may have moved.</p>
      <p className="actions">
        <Link className="button" to={home}>
          Go to the start page
        </Link>
        {search !== undefined && (
          <button type="button" className="button button-quiet needs-script" data-search="">
            Search the site
          </button>
        )}
      </p>
      {search !== undefined && (
        <section className="nearest" aria-labelledby="nearest" hidden>
          <h2 id="nearest">Pages with addresses like this one</h2>
          <ul data-nearest="" />
        </section>
      )}
    </>
  );
}
