import type { VisibleEntry, VisibleItem, VisibleRest } from '@docgen/core/sidebars/visible-sidebar';
import { useLinkAttributes } from '@docgen/runtime/link';
import { useTranslate } from '@docgen/runtime/site-context';
import type { SidebarEntryProps, SidebarProps } from '@docgen/runtime/theme';
import type { ReactElement, ReactNode } from 'react';
import { Breakable } from '../components/breakable.tsx';
import { deprecatedName } from '../components/deprecated-name.tsx';

/**
 * The tree of links beside a page. A closed group has no children in the markup.
 *
 * It is one component: every page has dozens of entries, and components for lists and groups would
 * take the server longer than the rest of the page.
 */
export function Sidebar({ items, entryHtml, onToggle }: SidebarProps) {
  const attributes = useLinkAttributes();
  const translate = useTranslate();
  return list(items);

  function list(entries: readonly VisibleItem[]): ReactElement {
    return <ul>{entries.map((item) => (item.kind === 'rest' ? rest(item) : entry(item)))}</ul>;
  }

  /** Marks omitted entries, with a link to the index of their group, which has all of them. */
  function rest({ side, total, group }: VisibleRest) {
    if (side === 'before') return <li key={side} data-rest="" aria-hidden />;
    return (
      <li key={side} data-rest="">
        {link(
          attributes,
          group?.to,
          group?.to === undefined
            ? translate('{0} entries', total)
            : translate('All {0} in {1}', total, group.label),
        )}
      </li>
    );
  }

  function entry(item: VisibleEntry) {
    const shown =
      entryHtml === undefined
        ? {
            children: (
              <>
                <SidebarEntry item={item} onToggle={onToggle} />
                {item.kind === 'group' && item.items.length > 0 && list(item.items)}
              </>
            ),
          }
        : { dangerouslySetInnerHTML: { __html: entryHtml } };
    return <li key={item.id} className={item.className} {...shown} />;
  }
}

/** A link to a route; without a route, plain text. */
function link(
  attributes: ReturnType<typeof useLinkAttributes>,
  to: string | undefined,
  content: ReactNode,
  current?: boolean,
) {
  return to === undefined ? (
    <span>{content}</span>
  ) : (
    <a {...attributes(to)} aria-current={current ? 'page' : undefined}>
      {content}
    </a>
  );
}

/** The entry itself, without its children. */
export function SidebarEntry({ item, onToggle }: SidebarEntryProps) {
  const attributes = useLinkAttributes();
  const translate = useTranslate();
  const own = (content: ReactNode) => link(attributes, item.to, content, item.current);
  const name = Breakable({ name: item.label });
  if (item.kind === 'link') return own(deprecatedName(name, item.deprecated, translate));
  // The label links to the group's page, and a separate button opens and closes the group. Without
  // scripts the button has no effect and is hidden, so `useSidebarButtons` completes it in the
  // server's HTML.
  return (
    <div className={item.active ? 'active' : undefined}>
      {own(name)}
      {item.collapsible && (
        // biome-ignore lint/a11y/useButtonType: there is no form, and every page has dozens of buttons
        <button
          data-group={item.id}
          aria-expanded={item.open || (onToggle && false)}
          aria-label={onToggle && translate('Pages in {0}', item.label)}
          onClick={onToggle && (() => onToggle(item.id, !item.open))}
        />
      )}
    </div>
  );
}
