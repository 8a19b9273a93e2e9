import { Link } from '@docgen/runtime/link';
import { useSite } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { NavLinks } from './nav-links.tsx';

interface NavbarProps {
  readonly page: PageMeta;
  readonly inert: boolean;
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
}

/** The bar at the top: brand, sections, outside links, language and colour mode. */
export function Navbar({ page, inert, drawerOpen, onOpenDrawer }: NavbarProps) {
  const { home, navbar, colorMode } = useSite();
  return (
    <header className="navbar" inert={inert}>
      <button
        type="button"
        className="icon-button drawer-open needs-script"
        aria-label="Open navigation"
        aria-controls="drawer"
        aria-expanded={drawerOpen}
        onClick={onOpenDrawer}
      >
        <i className="icon icon-menu" />
      </button>
      <Link className="brand" to={home}>
        <Logo />
        {navbar.title}
      </Link>
      <nav aria-label="Main">
        <NavLinks page={page} />
      </nav>
      <LanguageMenu page={page} />
      {colorMode.switch && <ColorModeSwitch />}
    </header>
  );
}
