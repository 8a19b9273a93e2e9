import type { Crumb } from '@docgen/core/route';
import { useLinkAttributes } from '@docgen/runtime/link';
import { useSite, useTranslate } from '@docgen/runtime/site-context';
import { Breakable } from '../components/breakable.tsx';

/** The way from the site's start page down to the page shown. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { home } = useSite();
  const attributes = useLinkAttributes();
  const translate = useTranslate();
  const last = items.length - 1;
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={translate('Breadcrumbs')}>
      <ol>
        <li>
          <a {...attributes(home)}>{translate('Home')}</a>
        </li>
        {items.map(({ to, label }, position) => {
          const name = Breakable({ name: label });
          return (
            <li key={`${to} ${label}`}>
              {position === last ? (
                <span aria-current="page">{name}</span>
              ) : to === undefined ? (
                name
              ) : (
                <a {...attributes(to)}>{name}</a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
