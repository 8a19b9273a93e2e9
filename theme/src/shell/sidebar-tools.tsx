import type { SidebarToolsProps } from '@docgen/runtime/theme';
import { useLayoutEffect, useRef } from 'react';

/** What stands above the sidebar of a reference: a field that filters it, and a button that closes all groups. */
export function SidebarTools({ query, found, onQuery, onCollapse }: SidebarToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  // Whoever was far down in the list would see the end of what was found.
  useLayoutEffect(() => {
    if (found !== undefined) tools.current?.closest('.drawer')?.scrollTo(0, 0);
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
