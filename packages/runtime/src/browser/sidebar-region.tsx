import { visibleSidebar } from '@docgen/core/sidebars/visible-sidebar';
import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { asError } from '../page/app.tsx';
import { Region } from '../page/region.tsx';
import type { ErrorProps, ShellTheme } from '../theme.ts';
import { holdPlace } from './hold-place.ts';
import type { PageLoader, SidebarTree } from './page-loader.ts';
import { type SidebarStep, toggledGroups } from './sidebar-steps.ts';

export interface SidebarRegionProps {
  readonly shell: ShellTheme;
  readonly loader: PageLoader;
  readonly sidebar: string;
  /** Route of the page shown. */
  readonly route: string;
  /** HTML of the sidebar on the first page. */
  readonly adopted: string;
  /** The tree, once a navigation has loaded it. */
  readonly tree: SidebarTree | undefined;
  /** Actions of the reader so far that open or close groups. */
  readonly steps: readonly SidebarStep[];
  readonly onStep: (step: SidebarStep) => void;
  /** Path of the module that filters it; absent for a sidebar without a filter. */
  readonly filterModule: string | undefined;
}

type FilterModule = typeof import('@docgen/core/sidebars/filter-sidebar');

/**
 * The sidebar in the browser. It is the server's HTML until the reader opens a group, turns to a
 * list of which only a part is present, or goes to another page. From then on, it is rendered from
 * the whole tree.
 */
export function SidebarRegion({
  shell,
  loader,
  sidebar,
  route,
  adopted,
  tree,
  steps,
  onStep,
  filterModule,
}: SidebarRegionProps) {
  const [fetched, setFetched] = useState<SidebarTree>();
  const [failure, setFailure] = useState<ErrorProps>();
  const [filter, setFilter] = useState({ sidebar, query: '' });
  const query = filter.sidebar === sidebar ? filter.query : '';
  const [find, setFind] = useState<FilterModule['default']>();
  const putBack = useRef<(drawn: HTMLElement) => void>(undefined);
  const element = useRef<HTMLDivElement>(null);
  const current = [tree, fetched].find((candidate) => candidate?.id === sidebar);

  const toggle = (group: string, open: boolean) => onStep({ sidebar, group, open });

  const fetchTree = async (region: HTMLElement, focused?: string) => {
    try {
      const loaded = await loader.sidebar(sidebar);
      await released(region);
      // Meanwhile, the reader may have gone to another page, which loads the tree itself.
      if (region.isConnected) putBack.current = holdPlace(region, focused);
      setFetched(loaded);
    } catch (error) {
      console.error(error);
      // A reader who only looks at a list still has the part that is present.
      if (focused === undefined) return;
      setFailure({ error: asError(error), retry: () => fetchTree(region, focused) });
    }
  };

  /** Does not hold the scroll position, because the reader requests another list. */
  const load = async () => {
    if (filterModule === undefined) return;
    try {
      const [loaded, filter] = await Promise.all([
        loader.sidebar(sidebar),
        loader.module<FilterModule>(filterModule),
      ]);
      setFetched(loaded);
      setFind(() => filter);
      setFailure(undefined);
    } catch (error) {
      console.error(error);
      setFailure({ error: asError(error), retry: load });
    }
  };

  const open = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-group]');
    const group = button?.dataset.group;
    if (button === null || group === undefined) return;
    toggle(group, button.getAttribute('aria-expanded') !== 'true');
    fetchTree(event.currentTarget, `[data-group="${group}"]`);
  };

  const complete = (region: HTMLElement) => {
    if (region.querySelector('[data-rest]') !== null) fetchTree(region);
  };

  // Rendering the tree replaces the entries that the reader looks at and that have the focus.
  useLayoutEffect(() => {
    if (current === undefined || element.current === null) return;
    putBack.current?.(element.current);
    putBack.current = undefined;
  }, [current]);

  const filtered = useMemo(
    () =>
      current === undefined || query.trim() === ''
        ? undefined
        : find?.(current.items, query, route),
    [current, find, query, route],
  );
  const items = useMemo(() => {
    if (current === undefined) return undefined;
    const toggled = toggledGroups(steps, sidebar, current.branches);
    return visibleSidebar(current.items, current.branches, route, { toggled });
  }, [current, steps, sidebar, route]);

  const tools = filterModule && shell.SidebarTools && (
    <shell.SidebarTools
      query={query}
      found={filtered?.found}
      onQuery={(text) => {
        setFilter({ sidebar, query: text });
        load();
      }}
      onCollapse={() => {
        setFilter({ sidebar, query: '' });
        onStep({ sidebar });
        load();
      }}
    />
  );
  if (items === undefined) {
    return (
      <>
        {tools}
        <Region name="sidebar" html={adopted} onClick={open} onReach={complete} />
        {failure && <shell.LoadError part="sidebar" {...failure} />}
      </>
    );
  }
  return (
    <>
      {tools}
      <div key="live" data-region="sidebar" ref={element}>
        <shell.Sidebar items={filtered?.items ?? items} onToggle={toggle} />
      </div>
    </>
  );
}

/** Waits until no button is pressed: a click needs the element where it began until it ends. */
async function released(element: HTMLElement): Promise<void> {
  if (!element.matches(':active')) return;
  await new Promise<void>((resolve) => {
    for (const name of ['pointerup', 'pointercancel']) {
      addEventListener(name, () => setTimeout(resolve), { once: true });
    }
  });
}
