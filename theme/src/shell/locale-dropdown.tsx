import { pageRoute } from '@docgen/core/addresses/address';
import { Link } from '@docgen/runtime/link';
import { useSite, useTranslate } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';

/** The language menu. It is a native disclosure, so that it opens without scripts. */
export function LocaleDropdown({ page }: { readonly page: PageMeta }) {
  const { locale, trailingSlash, navbar } = useSite();
  const translate = useTranslate();
  const name = navbar.language;
  if (!name) return null;
  return (
    <details className="menu">
      <summary>
        <i className="icon icon-language" />
        <span className="visually-hidden">{translate('Language: {0}', name)}</span>
        <span className="menu-label" aria-hidden>
          {name}
        </span>
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
