import type { VisibleEntry, VisibleItem, VisibleRest } from '@docgen/core/visible-sidebar';
import { useLinkAttributes } from '@docgen/runtime/link';
import type { SidebarEntryProps, SidebarProps } from '@docgen/runtime/theme';
import type { ReactElement, ReactNode } from 'react';
import { breakableLabel } from '../components/breakable.tsx';

/** Name of the button that opens and closes a group. */
export function pagesIn(label: string): string {
  return `Pages in ${label}`;
}

/**
 * The tree of links beside a page. A closed group has no children in the markup.
 *
 * It is one component: there are dozens of entries on every page, and components for lists and groups
 * would take the server longer than the rest of the page.
 */
export function Sidebar({ items, drawn, onToggle }: SidebarProps) {
  const attributes = useLinkAttributes();
  return list(items);

  function list(entries: readonly VisibleItem[]): ReactElement {
    return <ul>{entries.map((item) => (item.kind === 'rest' ? rest(item) : entry(item)))}</ul>;
  }

  /** Says that entries are left out; the index of their group has them all. */
  function rest({ side, total, group }: VisibleRest) {
    if (side === 'before') return <li key={side} data-rest="" aria-hidden="true" />;
    return (
      <li key={side} data-rest="">
        {group?.to === undefined ? (
          <span>{total} entries</span>
        ) : (
          <a {...attributes(group.to)}>{`All ${total} in ${group.label}`}</a>
        )}
      </li>
    );
  }

  function entry(item: VisibleEntry) {
    const key = item.kind === 'group' ? item.id : `${item.to} ${item.label}`;
    const html = drawn?.get(item);
    if (html !== undefined) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by SidebarEntry
      return <li key={key} className={item.className} dangerouslySetInnerHTML={{ __html: html }} />;
    }
    return (
      <li key={key} className={item.className}>
        <SidebarEntry item={item} onToggle={onToggle} />
        {item.kind === 'group' && item.items.length > 0 && list(item.items)}
      </li>
    );
  }
}

/** What an entry shows of itself. */
export function SidebarEntry({ item, onToggle }: SidebarEntryProps) {
  const { label, to, current } = item;
  const attributes = useLinkAttributes();
  const link = (content: ReactNode) =>
    to === undefined ? (
      <span>{content}</span>
    ) : (
      <a {...attributes(to)} aria-current={current ? 'page' : undefined}>
        {content}
      </a>
    );
  if (item.kind === 'link') {
    const name = breakableLabel(label);
    if (!item.deprecated) return link(name);
    return link(
      <>
        <s>{name}</s>
        <span className="visually-hidden"> (deprecated)</span>
      </>,
    );
  }
  const { id, open, active, collapsible } = item;
  // The label leads to the group's page; a button of its own opens and closes it. Without scripts it
  // does nothing and is not shown, so in the server's HTML `useSidebarButtons` completes it.
  return (
    <div className={active ? 'active' : undefined}>
      {link(label)}
      {collapsible && (
        // biome-ignore lint/a11y/useButtonType: there is no form, and there are dozens on every page
        <button
          data-group={id}
          aria-expanded={open || (onToggle && false)}
          aria-label={onToggle && pagesIn(label)}
          onClick={onToggle && (() => onToggle(id, !open))}
        />
      )}
    </div>
  );
}
