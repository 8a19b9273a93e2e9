import { type ReactNode, useId } from 'react';
import { restoreScript } from '../tabs/restore-script.ts';
import { setUpTabs } from '../tabs/switch-tabs.ts';
import { type Tab, tabsOfChildren } from '../tabs/tabs-of-children.ts';
import { Html } from './html.tsx';

interface TabsProps {
  readonly children?: ReactNode;
  /** Tabs with the same group switch together and are remembered. */
  readonly groupId?: string;
  /** Value of the tab shown first; the one marked `default`, else the first, when left out. */
  readonly defaultValue?: string | null;
  /** Labels by value, for items that bring none. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly className?: string;
}

/**
 * Panels of which one shows at a time. All of them are in the HTML, each with
 * its label as a heading, which is how they read where scripts do not run.
 *
 * It is markup only, without the roles of tabs: the shell adds them and switches
 * which panel is selected (`useTabs`). So a page with tabs needs no script of its own.
 */
export function Tabs({ children, groupId, defaultValue, values, className }: TabsProps) {
  const tabs = tabsOfChildren(children, values);
  const selected = defaultValue ?? tabs.find((tab) => tab.isDefault)?.value ?? tabs[0]?.value ?? '';
  const marked = (tab: Tab) => (tab.value === selected ? '' : undefined);
  return (
    <div
      className={className === undefined ? 'tabs' : `tabs ${className}`}
      data-group={groupId}
      id={useId()}
      // Another function each time, so that it is called whenever tabs may have come or gone.
      ref={(tabs) => setUpTabs(tabs)}
    >
      <div className="tab-list">
        {tabs.map((tab) => (
          <button key={tab.value} type="button" data-selected={marked(tab)}>
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
