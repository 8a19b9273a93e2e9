import { Children, isValidElement, type ReactNode } from 'react';
import type { TabItemProps } from '../components/tab-item.tsx';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly content: ReactNode;
}

/** Reads the `<TabItem>` elements out of the children of `<Tabs>`. */
export function tabsOfChildren(
  children: ReactNode,
  labels: readonly { readonly value: string; readonly label?: string }[] = [],
): Tab[] {
  const tabs: Tab[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Partial<TabItemProps>>(child) || child.props.value === undefined) continue;
    const { value, label, children: content } = child.props;
    tabs.push({
      value,
      label: label ?? labels.find((entry) => entry.value === value)?.label ?? value,
      isDefault: child.props.default === true,
      content,
    });
  }
  return tabs;
}
