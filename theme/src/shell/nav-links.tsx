import { isExternal, routeKey } from '@docgen/core/url';
import { Link } from '@docgen/runtime/link';
import {
  type NavbarLink,
  type NavbarMenu,
  useSite,
  type VersionLink,
} from '@docgen/runtime/site-context';
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
  const ofVersion = <Shown extends NavbarLink>(link: Shown): Shown & Partial<VersionLink> => ({
    ...link,
    ...link.versions?.find((other) => other.version === version),
  });
  const shown = items.map((item) =>
    'items' in item ? { ...item, items: item.items.map(ofVersion) } : ofVersion(item),
  );
  const links = shown.flatMap((item) => ('items' in item ? item.items : [item]));
  const current = currentLink(links, page);
  if (items.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {shown.map((item) => (
          <li key={item.label} className={item.position === 'right' ? 'end' : undefined}>
            {'items' in item ? (
              <Menu menu={item} className={menus} current={current} />
            ) : (
              <Entry link={item} current={current} />
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
  readonly current: Current | undefined;
}

/** A native disclosure, so that it opens without scripts. */
function Menu({ menu: { label, items }, className, current }: MenuProps) {
  const isCurrent = items.some((link) => link === current?.link);
  return (
    <details className={className}>
      <summary aria-current={isCurrent || undefined}>
        {label}
        <i className="icon icon-down" />
      </summary>
      <ul>
        {items.map((link) => (
          <li key={`${link.label} ${link.to}`}>
            <Entry link={link} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ link, current }: { readonly link: NavbarLink } & Pick<MenuProps, 'current'>) {
  return (
    <Link to={link.to} aria-current={link === current?.link ? current.mark : undefined}>
      {link.label}
      {isExternal(link.to) && <i className="icon icon-external" />}
    </Link>
  );
}

/** The one entry that is marked: `page` on its own page, `true` on other pages of its sidebar. */
interface Current {
  readonly link: NavbarLink;
  readonly mark: 'page' | 'true';
}

function currentLink(
  links: readonly (NavbarLink & Partial<VersionLink>)[],
  page: PageMeta,
): Current | undefined {
  const key = routeKey(page.route);
  const own = links.find(({ to, isStandIn }) => isStandIn === undefined && routeKey(to) === key);
  if (own !== undefined) return { link: own, mark: 'page' };
  const link = links.find(({ sidebar }) => sidebar !== undefined && sidebar === page.sidebar);
  return link && { link, mark: 'true' };
}
