import { pageRoute } from '@docgen/core/address';
import { Link } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';

/** The language menu. It is a native disclosure, so that it opens without scripts. */
export function LocaleDropdown({ page }: { readonly page: PageMeta }) {
  const { locale, trailingSlash } = useSite();
  const name = languageName(locale);
  return (
    <details className="menu">
      <summary>
        <i className="icon icon-language" />
        <span className="visually-hidden">{`Language: ${name}`}</span>
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

/** Names by locale. Computing one takes longer than rendering the rest of the menu. */
const names = new Map<string, string>();

/** The name of a language in that language. */
function languageName(locale: string): string {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  names.set(locale, name);
  return name;
}
