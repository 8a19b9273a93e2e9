import type { Crumb } from '@docgen/core/route';
import { Link } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';
import { Breakable } from '../components/breakable.tsx';

/** The way from the site's start page down to the page shown. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { home } = useSite();
  const last = items.length - 1;
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to={home}>Home</Link>
        </li>
        {items.map((crumb, position) => (
          <li key={`${crumb.to} ${crumb.label}`}>
            {position === last ? (
              <span aria-current="page">
                <Breakable name={crumb.label} />
              </span>
            ) : crumb.to === undefined ? (
              crumb.label
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
