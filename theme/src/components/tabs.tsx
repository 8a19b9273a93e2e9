import { type ReactNode, useId } from 'react';
import { restoreScript } from '../tabs/restore-script.ts';
import { restoreTab } from '../tabs/switch-tabs.ts';
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
 * It is markup only: which tab shows is an attribute of its panel, and the shell
 * switches it (`useTabs`). So a page with tabs needs no script of its own.
 */
export function Tabs({ children, groupId, defaultValue, values, className }: TabsProps) {
  const tabs = tabsOfChildren(children, values);
  const selected = defaultValue ?? tabs.find((tab) => tab.isDefault)?.value ?? tabs[0]?.value ?? '';
  const id = useId();
  const tabProps = (tab: Tab, position: number) => ({
    id: `${id}-tab-${position}`,
    'aria-controls': `${id}-panel-${position}`,
    'aria-selected': tab.value === selected,
    tabIndex: tab.value === selected ? 0 : -1,
  });
  return (
    <div
      className={className === undefined ? 'tabs' : `tabs ${className}`}
      data-group={groupId}
      ref={restoreTab}
    >
      <div role="tablist">
        {tabs.map((tab, position) => (
          <button key={tab.value} type="button" role="tab" {...tabProps(tab, position)}>
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <div
          key={tab.value}
          id={`${id}-panel-${position}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${position}`}
          data-value={tab.value}
          data-selected={tab.value === selected ? '' : undefined}
        >
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
