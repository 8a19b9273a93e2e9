import type { VisibleGroup, VisibleLink, VisibleRest } from '@docgen/core/visible-sidebar';
import { Link } from '@docgen/runtime/link';
import type { SidebarProps } from '@docgen/runtime/theme';
import { Breakable } from '../components/breakable.tsx';

/** The tree of links beside a page. A closed group has no children in the markup. */
export function Sidebar({ items, onToggle }: SidebarProps) {
  return (
    <ul>
      {items.map((item) => {
        if (item.kind === 'rest') return <Rest key={item.side} rest={item} />;
        return item.kind === 'link' ? (
          <Entry key={`${item.to} ${item.label}`} item={item} />
        ) : (
          <Group key={item.id} group={item} onToggle={onToggle} />
        );
      })}
    </ul>
  );
}

/** Says that entries are left out; the index of their group has them all. */
function Rest({ rest: { side, total, group } }: { readonly rest: VisibleRest }) {
  if (side === 'before') return <li className="rest" data-rest="" aria-hidden="true" />;
  return (
    <li className="rest" data-rest="">
      {group?.to === undefined ? (
        <span>{total} entries</span>
      ) : (
        <Link to={group.to}>{`All ${total} in ${group.label}`}</Link>
      )}
    </li>
  );
}

function Entry({ item }: { readonly item: VisibleLink }) {
  const label = <Breakable small name={item.label} />;
  return (
    <li className={item.className}>
      <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
        {item.deprecated ? <s>{label}</s> : label}
        {item.deprecated && <span className="visually-hidden"> (deprecated)</span>}
      </Link>
    </li>
  );
}

interface GroupProps {
  readonly group: VisibleGroup;
  readonly onToggle: SidebarProps['onToggle'];
}

/** The label leads to the group's page; a button of its own opens and closes it. */
function Group({ group, onToggle }: GroupProps) {
  const { id, label, to, open, active } = group;
  return (
    <li className={group.className}>
      <div className={active ? 'group active' : 'group'}>
        {to === undefined ? (
          <span>{label}</span>
        ) : (
          <Link to={to} aria-current={group.current ? 'page' : undefined}>
            {label}
          </Link>
        )}
        {group.collapsible && (
          <button
            type="button"
            data-group={id}
            aria-expanded={open}
            aria-label={`Pages in ${label}`}
            onClick={onToggle && (() => onToggle(id, !open))}
          />
        )}
      </div>
      {group.items.length > 0 && <Sidebar items={group.items} onToggle={onToggle} />}
    </li>
  );
}
