import { visibleSidebar } from '@docgen/core/visible-sidebar';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { PageLoader, SidebarTree } from './page-loader.ts';
import { Region } from './region.tsx';
import type { ShellTheme } from './theme.ts';

export interface SidebarRegionProps {
  readonly shell: ShellTheme;
  readonly loader: PageLoader;
  readonly sidebar: string;
  /** Route of the page shown. */
  readonly route: string;
  /** The tree, once a navigation has loaded it. */
  readonly tree: SidebarTree | undefined;
}

/**
 * The sidebar in the browser. Until the reader opens a group or goes to another
 * page it is the server's HTML; from then on it is drawn from the whole tree.
 */
export function SidebarRegion({ shell, loader, sidebar, route, tree }: SidebarRegionProps) {
  const [fetched, setFetched] = useState<SidebarTree>();
  const [toggled, setToggled] = useState<ReadonlyMap<string, ReadonlyMap<string, boolean>>>(
    new Map(),
  );
  const refocus = useRef<string>(undefined);
  const element = useRef<HTMLDivElement>(null);
  const current = [tree, fetched].find((candidate) => candidate?.id === sidebar);

  const toggle = (group: string, open: boolean) =>
    setToggled((all) => new Map(all).set(sidebar, new Map(all.get(sidebar)).set(group, open)));

  const adopt = async (event: MouseEvent) => {
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

  const items = useMemo(
    () => current && visibleSidebar(current.items, current.branches, route, toggled.get(sidebar)),
    [current, toggled, sidebar, route],
  );

  if (items === undefined) return <Region name="sidebar" html={null} onClick={adopt} />;
  return (
    <div key="live" data-region="sidebar" ref={element}>
      <shell.Sidebar items={items} onToggle={toggle} />
    </div>
  );
}
