import { useHref, useSite, useTranslate } from '@docgen/runtime/site-context';

/** Opens the search. Without scripts, a menu names the alternatives. */
export function SearchButton() {
  const { search } = useSite();
  const href = useHref();
  const translate = useTranslate();
  if (!search) return null;
  return (
    <>
      <button
        type="button"
        className="search-open needs-script"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search=""
      >
        <i className="icon icon-search" />
        <span className="search-label">{translate('Search')}</span>
        <span className="search-key" aria-hidden="true">
          /
        </span>
      </button>
      <details className="menu without-script">
        <summary>{translate('Search')}</summary>
        <p>
          {translate('Searching needs JavaScript. Your browser can search this list:')}{' '}
          <a href={href('/llms.txt')}>{translate('All pages')}</a>
        </p>
      </details>
    </>
  );
}
