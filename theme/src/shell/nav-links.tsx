import { isExternal, routeKey } from '@docgen/core/addresses/url';
import type { VersionLink } from '@docgen/core/versions/version-link';
import { Link } from '@docgen/runtime/link';
import { type NavbarLink, type NavbarMenu, useSite } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { useVersion } from './use-version.ts';

interface NavLinksProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly className?: string;
  /** Class of menus. A `menu` closes when the focus or a click goes elsewhere. */
  readonly menus: 'menu' | 'submenu';
  readonly page: PageMeta;
}

/**
 * The configured entries of the navbar, for the bar and for the drawer; nothing if there are none.
 */
export function NavLinks({ label, className, menus, page }: NavLinksProps) {
  const version = useVersion(page);
  const { items } = useSite().navbar;
  if (items.length === 0) return null;
  const inVersion = (link: NavbarLink): VersionedLink => ({
    ...link,
    ...link.versions?.find((other) => other.version === version),
  });
  const links = items.flatMap((item) => ('items' in item ? item.items : item));
  const find = (matches: (link: VersionedLink) => unknown) =>
    links.find((link) => matches(inVersion(link)));
  const own = find(({ to, isStandIn }) => !isStandIn && routeKey(to) === routeKey(page.route));
  const current = own ?? find(({ sidebar }) => sidebar && sidebar === page.sidebar);
  /** At most one is marked: `page` on its own page, `true` on other pages of its sidebar. */
  const entry = (link: NavbarLink) => {
    const { to } = inVersion(link);
    return (
      <Link to={to} aria-current={link === own ? 'page' : link === current || undefined}>
        {link.label}
        {isExternal(to) && <i className="icon icon-external" />}
      </Link>
    );
  };
  /** A native disclosure, so that it opens without scripts. */
  const menu = ({ label, items }: NavbarMenu) => (
    <details className={menus}>
      <summary aria-current={(current && items.includes(current)) || undefined}>
        {label}
        <i className="icon icon-down" />
      </summary>
      <ul>
        {items.map((link) => (
          <li key={`${link.label} ${link.to}`}>{entry(link)}</li>
        ))}
      </ul>
    </details>
  );
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label} className={item.position === 'right' ? 'end' : undefined}>
            {'items' in item ? menu(item) : entry(item)}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link with its target in the reader's version. */
type VersionedLink = NavbarLink & Partial<VersionLink>;
