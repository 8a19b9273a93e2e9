import { isExternal, routeKey } from '@docgen/core/url';
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
  const ofVersion = (link: NavbarLink): NavbarLink => ({
    ...link,
    ...link.versions?.find((other) => other.version === version),
  });
  if (items.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label} className={item.position === 'right' ? 'end' : undefined}>
            {'items' in item ? (
              <Menu
                menu={{ ...item, items: item.items.map(ofVersion) }}
                className={menus}
                page={page}
              />
            ) : (
              <Entry link={ofVersion(item)} page={page} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuProps {
  readonly menu: NavbarMenu;
  readonly className: string;
  readonly page: PageMeta;
}

/** A native disclosure, so that it opens without scripts. */
function Menu({ menu: { label, items }, className, page }: MenuProps) {
  const isCurrent = items.some((link) => currentMark(link, page) !== undefined);
  return (
    <details className={className}>
      <summary aria-current={isCurrent || undefined}>
        {label}
        <i className="icon icon-down" />
      </summary>
      <ul>
        {items.map((link) => (
          <li key={`${link.label} ${link.to}`}>
            <Entry link={link} page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ link, page }: { readonly link: NavbarLink; readonly page: PageMeta }) {
  return (
    <Link to={link.to} aria-current={currentMark(link, page)}>
      {link.label}
      {isExternal(link.to) && <i className="icon icon-external" />}
    </Link>
  );
}

/** `page` on the entry's own page, `true` on other pages of its sidebar. */
function currentMark(link: NavbarLink, page: PageMeta): 'page' | 'true' | undefined {
  if (routeKey(link.to) === routeKey(page.route)) return 'page';
  return link.sidebar !== undefined && link.sidebar === page.sidebar ? 'true' : undefined;
}
