import { useTranslate } from '@docgen/runtime/site-context';
import type { LayoutProps } from '@docgen/runtime/theme';
import { useRef } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { NavLinks } from './nav-links.tsx';
import { Navbar } from './navbar.tsx';
import { Spinner } from './spinner.tsx';
import { useDelegatedClicks } from './use-delegated-clicks.ts';
import { useDialogs } from './use-dialogs.ts';
import { useDrawer } from './use-drawer.ts';
import { useMemberFilter } from './use-member-filter.ts';
import { useSearchNotice } from './use-search-notice.ts';
import { useSidebarButtons } from './use-sidebar-buttons.ts';
import { useSidebarScroll } from './use-sidebar-scroll.ts';
import { useTabs } from './use-tabs.ts';
import { useTools } from './use-tools.ts';

/**
 * The content of `<body>`. The sidebar is the same element in all layouts: a column on wide
 * screens, a modal drawer on small ones, and without scripts plain content below the page.
 */
export function Layout({
  page,
  sidebar,
  children,
  navigating,
  searchFailure,
  navbarEnd,
  footer,
}: LayoutProps) {
  const translate = useTranslate();
  const drawer = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useDrawer(drawer, page.route);
  useDelegatedClicks(status, translate);
  useSearchNotice(status, searchFailure, translate);
  useSidebarScroll(drawer, page);
  useSidebarButtons(drawer, page, translate);
  useTabs(page);
  const tools = useTools(status, translate);
  useMemberFilter(tools);
  useDialogs(tools, translate);

  const loading = translate('Loading page');
  const dialog = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': translate('Navigation'),
  } as const;
  return (
    <>
      <a className="skip-link" href="#__main" inert={open}>
        {translate('Skip to content')}
      </a>
      {navigating && <div className="progress" role="progressbar" aria-label={loading} />}
      <Spinner spins={navigating} text={loading} />
      <AnnouncementBar inert={open} />
      <Navbar page={page} drawerOpen={open} onOpenDrawer={() => setOpen(true)}>
        {navbarEnd}
      </Navbar>
      <div className={sidebar ? 'columns with-sidebar' : 'columns'}>
        <div className="drawer" id="__drawer" ref={drawer} {...(open && dialog)}>
          <div className="drawer-close">
            <button
              type="button"
              className="icon-button"
              aria-label={translate('Close navigation')}
              onClick={() => setOpen(false)}
            >
              <i className="icon icon-close" />
            </button>
          </div>
          <NavLinks
            className="drawer-links"
            label={translate('Main, all links')}
            menus="submenu"
            page={page}
          />
          {sidebar && <nav aria-label={translate('Pages')}>{sidebar}</nav>}
        </div>
        <main id="__main" tabIndex={-1} inert={open}>
          {children}
        </main>
      </div>
      <Footer inert={open}>{footer}</Footer>
      <p className="visually-hidden" role="status" ref={status} />
    </>
  );
}
