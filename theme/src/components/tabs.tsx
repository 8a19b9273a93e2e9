import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTabChoice } from '../hooks/use-tab-choice.ts';
import { type Tab, tabsOfChildren } from './tabs-of-children.ts';

interface TabsProps {
  readonly children?: ReactNode;
  /** Tabs with the same group switch together and are remembered. */
  readonly groupId?: string;
  /** Value of the tab shown first; the one marked `default`, else the first, when left out. */
  readonly defaultValue?: string | null;
  /** Labels by value, for items that bring none. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
}

/**
 * Panels of which one shows at a time. All of them are in the HTML, each with
 * its label as a heading, which is how they read where scripts do not run.
 */
export function Tabs({ children, groupId, defaultValue, values }: TabsProps) {
  const tabs = tabsOfChildren(children, values);
  const fallback = defaultValue ?? tabs.find((tab) => tab.isDefault)?.value ?? tabs[0]?.value ?? '';
  const [choice, choose] = useTabChoice(groupId);
  const selected = tabs.some((tab) => tab.value === choice) ? choice : fallback;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const position = tabs.findIndex((tab) => tab.value === selected);
    const target = tabs[nextPosition(event.key, position, tabs.length)];
    if (target === undefined) return;
    event.preventDefault();
    choose(target.value);
    list.current?.querySelectorAll('button')[tabs.indexOf(target)]?.focus();
  };

  const tabProps = (tab: Tab, position: number) => ({
    id: `${id}-tab-${position}`,
    'aria-controls': `${id}-panel-${position}`,
    'aria-selected': tab.value === selected,
    tabIndex: tab.value === selected ? 0 : -1,
    onClick: () => choose(tab.value),
  });
  return (
    <div className="tabs">
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
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
          data-selected={tab.value === selected ? '' : undefined}
        >
          <p className="tab-label">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads in a list of tabs; `-1` for other keys. */
function nextPosition(key: string, position: number, length: number): number {
  if (key === 'ArrowRight') return (position + 1) % length;
  if (key === 'ArrowLeft') return (position - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : -1;
}
