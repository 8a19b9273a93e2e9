import { pageRoute } from '@docgen/core/address';
import { Link } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';

/** Choice of language: a native disclosure, so that it opens without scripts. */
export function LanguageMenu({ page }: { readonly page: PageMeta }) {
  const { locale, trailingSlash } = useSite();
  // What the language calls itself.
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return (
    <details className="menu">
      <summary>
        <i className="icon icon-language" />
        <span className="visually-hidden">Language: </span>
        <span className="menu-label">{name}</span>
        <i className="icon icon-down" />
      </summary>
      <ul>
        <li>
          <Link
            to={pageRoute(page.route, trailingSlash)}
            lang={locale}
            hrefLang={locale}
            aria-current="true"
          >
            {name}
          </Link>
        </li>
      </ul>
    </details>
  );
}
