import { visibleSidebar } from '@docgen/core/visible-sidebar';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Region } from '../page/region.tsx';
import type { ShellTheme } from '../theme.ts';
import type { PageLoader, SidebarTree } from './page-loader.ts';
import { type SidebarStep, type SidebarToggle, toggledGroups } from './sidebar-steps.ts';

export interface SidebarRegionProps {
  readonly shell: ShellTheme;
  readonly loader: PageLoader;
  readonly sidebar: string;
  /** Route of the page shown. */
  readonly route: string;
  /** The first page's HTML. */
  readonly adopted: string;
  /** The tree, once a navigation has loaded it. */
  readonly tree: SidebarTree | undefined;
  /** What the reader did so far that opens or closes groups. */
  readonly steps: readonly SidebarStep[];
  readonly onToggle: (step: SidebarToggle) => void;
}

/**
 * The sidebar in the browser. Until the reader opens a group or goes to another
 * page it is the server's HTML; from then on it is drawn from the whole tree.
 */
export function SidebarRegion({
  shell,
  loader,
  sidebar,
  route,
  adopted,
  tree,
  steps,
  onToggle,
}: SidebarRegionProps) {
  const [fetched, setFetched] = useState<SidebarTree>();
  const refocus = useRef<string>(undefined);
  const element = useRef<HTMLDivElement>(null);
  const current = [tree, fetched].find((candidate) => candidate?.id === sidebar);

  const toggle = (group: string, open: boolean) => onToggle({ sidebar, group, open });

  const fetchTree = async (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-group]');
    const group = button?.dataset.group;
    if (button === null || group === undefined) return;
    refocus.current = group;
    toggle(group, button.getAttribute('aria-expanded') !== 'true');
    try {
      setFetched(await loader.sidebar(sidebar));
    } catch (error) {
      console.error(error);
    }
  };

  // Drawing the tree replaces the button that had the focus.
  useEffect(() => {
    if (current === undefined || refocus.current === undefined) return;
    element.current?.querySelector<HTMLElement>(`[data-group="${refocus.current}"]`)?.focus();
    refocus.current = undefined;
  }, [current]);

  const items = useMemo(() => {
    if (current === undefined) return undefined;
    const toggled = toggledGroups(steps, sidebar, current.branches);
    return visibleSidebar(current.items, current.branches, route, toggled);
  }, [current, steps, sidebar, route]);

  if (items === undefined) return <Region name="sidebar" html={adopted} onClick={fetchTree} />;
  return (
    <div key="live" data-region="sidebar" ref={element}>
      <shell.Sidebar items={items} onToggle={toggle} />
    </div>
  );
}
