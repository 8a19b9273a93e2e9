import { Link } from '@docgen/runtime/link';
import { useHref, useSite, useTranslate } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { type ReactNode, useEffect } from 'react';
import { Breakable } from '../components/breakable.tsx';
import { recall, remember } from '../remember.ts';
import { LocaleDropdown } from './locale-dropdown.tsx';
import { NavLinks } from './nav-links.tsx';
import { SearchButton } from './search-button.tsx';
import { VersionMenu } from './version-menu.tsx';

/** Key of local storage. The script in the document's head reads it, too. */
const STORED_MODE = 'theme';

interface NavbarProps {
  readonly page: PageMeta;
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
  /** Shown at the end. */
  readonly children: ReactNode;
}

/** The bar at the top: brand, sections, external links, language and colour mode. */
export function Navbar({ page, drawerOpen, onOpenDrawer, children }: NavbarProps) {
  const { home, navbar, colorMode } = useSite();
  const translate = useTranslate();
  return (
    <header className="navbar" inert={drawerOpen}>
      <button
        type="button"
        className="icon-button drawer-open needs-script"
        aria-label={translate('Open navigation')}
        aria-controls="__drawer"
        aria-expanded={drawerOpen}
        onClick={onOpenDrawer}
      >
        <i className="icon icon-menu" />
      </button>
      <Link className="brand" to={home}>
        <Logo />
        <span>
          <Breakable name={navbar.title} />
        </span>
      </Link>
      <NavLinks label={translate('Main')} menus="menu" page={page} />
      <SearchButton />
      <VersionMenu page={page} />
      <LocaleDropdown page={page} />
      {colorMode.switch && <ColorModeSwitch />}
      {children}
    </header>
  );
}

/** The site's logo for both colour modes; CSS shows the right one. */
function Logo() {
  const { logo } = useSite();
  const href = useHref();
  if (!logo) return null;
  const picture = (src: string, className?: string) => (
    <img src={href(src)} alt={logo.alt ?? ''} width="32" height="32" className={className} />
  );
  if (!logo.dark) return picture(logo.light);
  return (
    <>
      {picture(logo.light, 'light-only')}
      {picture(logo.dark, 'dark-only')}
    </>
  );
}

/**
 * Switches between light and dark mode in all tabs of the site. The mode is an attribute of
 * `<html>`; CSS selects the matching icon and name.
 */
function ColorModeSwitch() {
  const translate = useTranslate();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('storage', ({ key }) => key === STORED_MODE && recallColorMode(), { signal });
    // A page restored from the back/forward cache has missed the event. After any other load, the
    // page has this mode already.
    addEventListener('pageshow', recallColorMode, { signal });
    return () => listeners.abort();
  }, []);
  return (
    <button type="button" className="icon-button needs-script" onClick={switchColorMode}>
      <i className="icon icon-mode" />
      <span className="visually-hidden light-only">{translate('Switch to dark mode')}</span>
      <span className="visually-hidden dark-only">{translate('Switch to light mode')}</span>
    </button>
  );
}

function switchColorMode() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  remember(STORED_MODE, dataset.theme);
}

/** Applies the mode that the reader has chosen in another tab. */
function recallColorMode() {
  const mode = recall(STORED_MODE);
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode;
}
