import { useHref, useSite } from '@docgen/runtime/site-context';

/** Opens the search. Without scripts, a menu names the alternatives. */
export function SearchButton() {
  const { search } = useSite();
  const href = useHref();
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
        <span className="search-label">Search</span>
        <span className="search-key" aria-hidden="true">
          /
        </span>
      </button>
      <details className="menu without-script">
        <summary>Search</summary>
        <p>
          Searching needs JavaScript. Your browser can search{' '}
          <a href={href('/llms.txt')}>the list of all pages</a>.
        </p>
      </details>
    </>
  );
}
