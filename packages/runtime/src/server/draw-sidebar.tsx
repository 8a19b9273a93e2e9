import { rememberIn, rememberOf } from '@docgen/core/basics/remember';
import type {
  VisibleEntry,
  VisibleGroup,
  VisibleItem,
} from '@docgen/core/sidebars/visible-sidebar';
import type { ReactElement } from 'react';
import type { ClientConfig } from '../site-context.ts';
import type { ShellTheme } from '../theme.ts';

export interface SidebarInput {
  /** The HTML that pages share is cached per configuration. */
  readonly config: ClientConfig;
  readonly shell: Pick<ShellTheme, 'Sidebar' | 'SidebarEntry'>;
  /** Renders an element as HTML. */
  readonly html: (element: ReactElement) => string;
}

/** HTML that is rendered once for all pages. */
interface Drawn {
  /** HTML of entries, including the lists inside them. */
  readonly entries: WeakMap<VisibleEntry, string>;
  /** HTML of open groups without their entries, by the other properties of the group. */
  readonly groups: Map<string, string>;
  /** Lists by what surrounds their entries: the HTML before, between and after these. */
  readonly lists: Map<string, readonly string[]>;
}

/**
 * Maximum number of groups and lists to cache. Most lists differ in what is left out of them, which
 * depends on the group.
 */
const MOST = 1000;

/**
 * Placeholder for an entry. Text that React writes cannot contain it, and a theme may leave it
 * unused.
 */
const ENTRY = '<docgen-entry>';

const drawnFor = rememberOf(
  (_: ClientConfig): Drawn => ({ entries: new WeakMap(), groups: new Map(), lists: new Map() }),
);

/**
 * Renders the visible part of a sidebar. Of its dozens of entries, all but those on the way to the
 * page are the same objects on other pages, see `SidebarView.atRest`. They are rendered once for
 * all pages, and so is the HTML around entries.
 */
export function drawSidebar(items: readonly VisibleItem[], input: SidebarInput): string {
  const { config, html } = input;
  const { Sidebar, SidebarEntry } = input.shell;
  if (SidebarEntry === undefined) return html(<Sidebar items={items} />);
  const own = (item: VisibleEntry) => html(<SidebarEntry item={item} />);
  const drawn = drawnFor(config);
  const putsEntriesIn = around(items).length === items.filter(isEntry).length + 1;
  return putsEntriesIn ? list(items) : html(<Sidebar items={items} />);

  function around(shown: readonly VisibleItem[]): readonly string[] {
    const key = JSON.stringify(shown.map((item) => (isEntry(item) ? item.className : item)));
    const draw = () => html(<Sidebar items={shown} entryHtml={ENTRY} />).split(ENTRY);
    return rememberIn(drawn.lists, key, draw, MOST);
  }

  function list(shown: readonly VisibleItem[]): string {
    const [start = '', ...ends] = around(shown);
    return shown.filter(isEntry).reduce((all, item, at) => all + entry(item) + ends[at], start);
  }

  function entry(item: VisibleEntry): string {
    const known = drawn.entries.get(item);
    if (known !== undefined) return known;
    const all = item.kind === 'group' && item.items.length > 0 ? openGroup(item) : own(item);
    drawn.entries.set(item, all);
    return all;
  }

  function openGroup(item: VisibleGroup): string {
    const { items: inside, ...group } = item;
    const draw = () => own(item);
    const self = group.current
      ? draw()
      : rememberIn(drawn.groups, JSON.stringify(group), draw, MOST);
    return self + list(inside);
  }
}

function isEntry(item: VisibleItem): item is VisibleEntry {
  return item.kind !== 'rest';
}
