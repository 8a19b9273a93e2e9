import type { SidebarToolsProps } from '@docgen/runtime/theme';

/** What stands above the sidebar of a reference: a field that filters it, and a button that closes all groups. */
export function SidebarTools({ query, found, onQuery, onCollapse }: SidebarToolsProps) {
  return (
    <div className="sidebar-tools needs-script">
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
