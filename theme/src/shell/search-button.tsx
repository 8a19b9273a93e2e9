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
          Searching needs JavaScript. <a href={href('/llms.txt')}>The list of all pages</a> can be
          searched with your browser.
        </p>
      </details>
    </>
  );
}
