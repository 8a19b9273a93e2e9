import { type ReactNode, useId } from 'react';
import { Html } from '../components/html.tsx';
import { restoreScript } from './restore-script.ts';
import { setUpTabs } from './switch-tabs.ts';
import { selectedTab, type Tab, tabsOfChildren } from './tabs-of-children.ts';

interface TabsProps {
  readonly children?: ReactNode;
  /** Tabs of the same group switch together, and the choice is remembered. */
  readonly groupId?: string;
  /**
   * Value of the tab selected at first. @default that of the item marked `default`, else of the
   * first
   */
  readonly defaultValue?: string | null;
  /** Labels by value, for items without one. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly className?: string;
  /** Name of the tabs for screen readers, on pages with several. */
  readonly label?: string;
}

/**
 * Panels of which one is shown at a time. All panels are in the HTML, each with its label as a
 * heading, so that they can be read without scripts.
 *
 * Only markup: the shell switches panels and adds their roles (`useTabs`), so that a page with tabs
 * needs no script of its own. The row of tabs has its roles from the start, because it is shown
 * only with scripts.
 */
export function Tabs({ children, groupId, defaultValue, values, className, label }: TabsProps) {
  const tabs = tabsOfChildren(children, values);
  const selected = selectedTab(tabs, defaultValue);
  const marked = (tab: Tab) => (tab.value === selected ? '' : undefined);
  return (
    <div
      className={className === undefined ? 'tabs' : `tabs ${className}`}
      data-group={groupId}
      id={useId()}
      // A new function for each render, so that React calls it whenever tabs may have been added or
      // removed.
      ref={(tabs) => setUpTabs(tabs)}
    >
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button key={tab.value} type="button" role="tab" data-selected={marked(tab)}>
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.value} data-value={tab.value} data-selected={marked(tab)}>
          <p className="tab-label">{tab.label}</p>
          {tab.content}
        </div>
      ))}
      {groupId !== undefined && (
        <Html as="span" hidden html={`<script>${restoreScript}</script>`} />
      )}
    </div>
  );
}
