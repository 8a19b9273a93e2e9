import type { NotFoundPage } from '@docgen/core/page';
import { Link } from '@docgen/runtime/link';
import { useSite, useTranslate } from '@docgen/runtime/site-context';

/** What a reader gets at an address without a page. */
export function NotFoundArticle({ page }: { readonly page: NotFoundPage }) {
  const { home, search } = useSite();
  const translate = useTranslate();
  return (
    <>
      <h1 className="not-found">{page.title}</h1>
      <p className="lead">
        {translate('There is nothing at this address. The page may have moved.')}
      </p>
      <p className="actions">
        <Link className="button" to={home}>
          {translate('Go to the start page')}
        </Link>
        {search !== undefined && (
          <button type="button" className="button button-quiet needs-script" data-search="">
            {translate('Search the site')}
          </button>
        )}
      </p>
      {search !== undefined && (
        <section className="nearest" aria-labelledby="nearest" hidden>
          <h2 id="nearest">{translate('Pages with addresses like this one')}</h2>
          <ul data-nearest="" />
        </section>
      )}
    </>
  );
}
