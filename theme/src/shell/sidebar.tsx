import type {
  VisibleGroup,
  VisibleItem,
  VisibleLink,
  VisibleRest,
} from '@docgen/core/visible-sidebar';
import { useLinkAttributes } from '@docgen/runtime/link';
import type { SidebarProps } from '@docgen/runtime/theme';
import type { ReactElement } from 'react';
import { breakableLabel } from '../components/breakable.tsx';

/** Name of the button that opens and closes a group. */
export function pagesIn(label: string): string {
  return `Pages in ${label}`;
}

/**
 * The tree of links beside a page. A closed group has no children in the markup.
 *
 * It is one component: there are dozens of entries on every page, and components for lists, groups
 * and links would take the server longer than the rest of the page.
 */
export function Sidebar({ items, onToggle }: SidebarProps) {
  const attributes = useLinkAttributes();
  return list(items);

  function list(entries: readonly VisibleItem[]): ReactElement {
    return (
      <ul>
        {entries.map((item) => {
          if (item.kind === 'rest') return rest(item);
          return item.kind === 'link' ? entry(item) : group(item);
        })}
      </ul>
    );
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

  function entry(item: VisibleLink) {
    const label = breakableLabel(item.label);
    return (
      <li key={`${item.to} ${item.label}`} className={item.className}>
        <a {...attributes(item.to)} aria-current={item.current ? 'page' : undefined}>
          {item.deprecated ? <s>{label}</s> : label}
          {item.deprecated && <span className="visually-hidden"> (deprecated)</span>}
        </a>
      </li>
    );
  }

  /**
   * The label leads to the group's page; a button of its own opens and closes it. Without scripts it
   * does nothing and is not shown, so in the server's HTML `useSidebarButtons` completes it.
   */
  function group({ id, label, to, open, active, current, ...item }: VisibleGroup) {
    return (
      <li key={id} className={item.className}>
        <div className={active ? 'active' : undefined}>
          {to === undefined ? (
            <span>{label}</span>
          ) : (
            <a {...attributes(to)} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          )}
          {item.collapsible && (
            // biome-ignore lint/a11y/useButtonType: there is no form, and there are dozens on every page
            <button
              data-group={id}
              aria-expanded={open || (onToggle && false)}
              aria-label={onToggle && pagesIn(label)}
              onClick={onToggle && (() => onToggle(id, !open))}
            />
          )}
        </div>
        {item.items.length > 0 && list(item.items)}
      </li>
    );
  }
}
