import { isExternal, routeKey } from '@docgen/core/url';
import { Link } from '@docgen/runtime/link';
import { type NavbarItem, useSite } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { useVersion } from './use-version.ts';

interface NavLinksProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly className?: string;
  readonly page: PageMeta;
}

/** The configured entries of the navbar, for the bar and for the drawer; nothing where there are none. */
export function NavLinks({ label, className, page }: NavLinksProps) {
  const version = useVersion(page);
  const items = useSite().navbar.items.map((item) => ({
    ...item,
    ...item.versions?.find((link) => link.version === version),
  }));
  if (items.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label} className={item.position === 'right' ? 'end' : undefined}>
            <Link to={item.to} aria-current={currentMark(item, page)}>
              {item.label}
              {isExternal(item.to) && <i className="icon icon-external" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `page` on the entry's own page, `true` on the others of its sidebar. */
function currentMark(item: NavbarItem, page: PageMeta): 'page' | 'true' | undefined {
  if (routeKey(item.to) === routeKey(page.route)) return 'page';
  return item.sidebar !== undefined && item.sidebar === page.sidebar ? 'true' : undefined;
}
