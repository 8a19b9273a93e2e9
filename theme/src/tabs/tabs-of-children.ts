import { Children, isValidElement, type ReactNode } from 'react';
import { TabItem, type TabItemProps } from './tab-item.tsx';

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
 *   would not be shown; for labels without any item.
 */
export function tabsOfChildren(
  children: ReactNode,
  labels: readonly { readonly value: string; readonly label?: string }[] = [],
): Tab[] {
  const tabs: Tab[] = [];
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' && child.trim() === '') continue;
    if (!isValidElement<Partial<TabItemProps>>(child) || child.props.value === undefined) {
      throw new Error(
        `<Tabs> contains ${nameOf(child)}, but may contain only <TabItem value="…">, each with its own value.`,
      );
    }
    const { value, label, children: content } = child.props;
    if (tabs.some((tab) => tab.value === value)) {
      throw new Error(
        `<Tabs> contains two <TabItem> with the value "${value}"; give each its own value. Their labels may be the same.`,
      );
    }
    tabs.push({
      value,
      label: label ?? labels.find((entry) => entry.value === value)?.label ?? value,
      isDefault: child.props.default === true,
      content,
    });
  }
  if (tabs.length === 0 && labels.length > 0) throw new Error(NO_ITEMS);
  return tabs;
}

const NO_ITEMS =
  '<Tabs> contains no <TabItem>; write a <TabItem value="…"> with the content of each tab.';

/** What an author would look for in the page. */
function nameOf(child: ReactNode): string {
  if (!isValidElement<Partial<TabItemProps>>(child)) return `the text "${String(child).trim()}"`;
  const { type, props } = child;
  if (type === TabItem) {
    return `a <TabItem${props.label === undefined ? '' : ` label="${props.label}"`}> without a value`;
  }
  return typeof type === 'string' ? `<${type}>` : 'another component';
}

/**
 * The value of the tab that is selected at first.
 *
 * @param defaultValue - The property of `<Tabs>`.
 * @throws Error if no tab has this value, because no panel would be shown.
 */
export function selectedTab(tabs: readonly Tab[], defaultValue: string | null | undefined): string {
  if (defaultValue === undefined || defaultValue === null) {
    return (tabs.find((tab) => tab.isDefault) ?? tabs[0])?.value ?? '';
  }
  if (tabs.some(({ value }) => value === defaultValue)) return defaultValue;
  if (tabs.length === 0) throw new Error(NO_ITEMS);
  const values = tabs.map(({ value }) => `"${value}"`).join(', ');
  throw new Error(
    `<Tabs defaultValue="${defaultValue}"> contains no <TabItem value="${defaultValue}">; use one of the values ${values}, or mark the tab with \`default\`.`,
  );
}
