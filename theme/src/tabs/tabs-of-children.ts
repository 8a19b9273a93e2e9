import { Children, isValidElement, type ReactNode } from 'react';
import type { TabItemProps } from '../components/tab-item.tsx';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly content: ReactNode;
}

/**
 * Reads the `<TabItem>` elements from the children of `<Tabs>`.
 *
 * @throws Error for other children, and for items without a unique value, because their content
 *   would not be shown.
 */
export function tabsOfChildren(
  children: ReactNode,
  labels: readonly { readonly value: string; readonly label?: string }[] = [],
): Tab[] {
  const tabs: Tab[] = [];
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' && child.trim() === '') continue;
    if (!isValidElement<Partial<TabItemProps>>(child) || child.props.value === undefined) {
      throw new Error('<Tabs> may contain only <TabItem value="…">, each with its own value.');
    }
    const { value, label, children: content } = child.props;
    if (tabs.some((tab) => tab.value === value)) {
      throw new Error(`<Tabs> contains two <TabItem> with the value "${value}".`);
    }
    tabs.push({
      value,
      label: label ?? labels.find((entry) => entry.value === value)?.label ?? value,
      isDefault: child.props.default === true,
      content,
    });
  }
  return tabs;
}
