import type { VisibleEntry, VisibleItem } from '@docgen/core/visible-sidebar';
import type { ReactElement } from 'react';
import type { ClientConfig } from '../site-context.ts';
import type { ShellTheme } from '../theme.ts';

export interface SidebarInput {
  /** Markup of entries is kept with it. */
  readonly config: ClientConfig;
  readonly shell: Pick<ShellTheme, 'Sidebar' | 'SidebarEntry'>;
  /** Draws an element as HTML. */
  readonly html: (element: ReactElement) => string;
}

const kept = new WeakMap<ClientConfig, WeakMap<VisibleEntry, string>>();

/**
 * Draws what shows of a sidebar. Of its dozens of entries, all but those on the way to the page are
 * the same objects on other pages, see `SidebarView.atRest`; they are drawn once for all.
 */
export function drawSidebar(items: readonly VisibleItem[], input: SidebarInput): string {
  const { config, html } = input;
  const { Sidebar, SidebarEntry } = input.shell;
  if (SidebarEntry === undefined) return html(<Sidebar items={items} />);
  const markup = kept.get(config) ?? new WeakMap<VisibleEntry, string>();
  kept.set(config, markup);
  const drawAll = (entries: readonly VisibleItem[]): void => {
    for (const item of entries) {
      if (item.kind === 'rest' || markup.has(item)) continue;
      if (item.kind === 'group' && (item.open || item.active)) drawAll(item.items);
      else if (!item.current) markup.set(item, html(<SidebarEntry item={item} />));
    }
  };
  drawAll(items);
  return html(<Sidebar items={items} drawn={markup} />);
}
