import type { SidebarToolsProps } from '@docgen/runtime/theme';
import { useLayoutEffect, useRef } from 'react';
import { showCurrentEntry } from './use-sidebar-scroll.ts';

/** What stands above the sidebar of a reference: a field that filters it, and a button that closes all groups. */
export function SidebarTools({ query, found, onQuery, onCollapse }: SidebarToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const wasFiltered = useRef(false);
  // Whoever was far down in the list would see the end of what was found, and afterwards its beginning.
  useLayoutEffect(() => {
    const box = tools.current?.closest<HTMLElement>('.drawer');
    if (found !== undefined) box?.scrollTo(0, beginning(tools.current));
    else if (box && wasFiltered.current) showCurrentEntry(box);
    wasFiltered.current = found !== undefined;
  }, [found]);
  return (
    <div className="sidebar-tools needs-script" ref={tools}>
      <input
        type="search"
        placeholder="Filter"
        aria-label="Filter the list of pages"
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
      />
      <button
        type="button"
        className="icon-button"
        title="Collapse all"
        aria-label="Collapse all groups"
        onClick={onCollapse}
      >
        <i className="icon icon-collapse" />
      </button>
      <p className="visually-hidden" role="status">
        {found !== undefined && `${found} of the pages`}
      </p>
    </div>
  );
}

/** How far the drawer is scrolled where the tools are above all else that is in view, in pixels. */
function beginning(tools: HTMLElement | null): number {
  const list = tools?.parentElement;
  if (!list) return 0;
  return list.offsetTop - Number.parseFloat(getComputedStyle(list).scrollMarginTop);
}
