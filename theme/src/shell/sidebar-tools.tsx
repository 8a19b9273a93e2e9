import { useTranslate } from '@docgen/runtime/site-context';
import type { SidebarToolsProps } from '@docgen/runtime/theme';
import { useLayoutEffect, useRef } from 'react';
import { showCurrentEntry } from './use-sidebar-scroll.ts';

/**
 * The controls above the sidebar of a reference: a filter, and a button that collapses all groups.
 * Readers see the number of results if there are none; otherwise they see the results.
 */
export function SidebarTools({ query, found, onQuery, onCollapse }: SidebarToolsProps) {
  const translate = useTranslate();
  const tools = useRef<HTMLDivElement>(null);
  const wasFiltered = useRef(false);
  // Otherwise a reader far down in the list would see the end of the results, and later the start
  // of the list.
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
        placeholder={translate('Filter')}
        aria-label={translate('Filter the list of pages')}
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
      />
      <button
        type="button"
        className="icon-button"
        title={translate('Collapse all')}
        aria-label={translate('Collapse all groups')}
        onClick={onCollapse}
      >
        <i className="icon icon-collapse" />
      </button>
      <p className={found ? 'visually-hidden' : undefined} role="status">
        {found !== undefined && translate('Pages found: {0}', found)}
      </p>
    </div>
  );
}

/** The scroll position of the drawer, in pixels, at which the tools are at the top. */
function beginning(tools: HTMLElement | null): number {
  const list = tools?.parentElement;
  if (!list) return 0;
  return list.offsetTop - Number.parseFloat(getComputedStyle(list).scrollMarginTop);
}
