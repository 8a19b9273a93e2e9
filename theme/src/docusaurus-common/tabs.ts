import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStorageSlot } from './storage-slot.ts';

/** A tab: its value, its label, and whether it is selected at first. */
interface TabValue {
  readonly value: string;
  readonly label?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly default?: boolean;
}

interface TabsProps {
  readonly children?: ReactNode;
  readonly values?: readonly TabValue[];
  readonly defaultValue?: string | null;
  readonly groupId?: string;
}

/** The items among the children of tabs, without whitespace. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
}

/**
 * The state of tabs that a site renders itself. Tabs of a group are selected together, and the
 * choice is remembered.
 */
export function useTabs(props: TabsProps) {
  const tabValues = props.values ?? valuesOf(props.children);
  const standard = tabValues.find((tab) => tab.default) ?? tabValues[0];
  const first = props.defaultValue === undefined ? standard?.value : props.defaultValue;
  const [chosen, choose] = useState(first ?? null);
  const { groupId } = props;
  const [remembered, slot] = useStorageSlot(
    groupId === undefined ? null : `docusaurus.tab.${groupId}`,
  );
  const isThere = tabValues.some(({ value }) => value === remembered);
  return {
    tabValues,
    selectedValue: isThere ? remembered : chosen,
    selectValue(value: string) {
      choose(value);
      if (groupId !== undefined) slot.set(value);
    },
  };
}

function valuesOf(children: ReactNode): TabValue[] {
  return sanitizeTabsChildren(children)
    .filter((child): child is ReactElement<TabValue> => isValidElement(child))
    .map(({ props: { value, label, attributes, default: isDefault } }) => ({
      value,
      ...(label !== undefined && { label }),
      ...(attributes !== undefined && { attributes }),
      ...(isDefault !== undefined && { default: isDefault }),
    }));
}

/** Keeps an element at its place in the window when content above it changes its height. */
export function useScrollPositionBlocker() {
  const held = useRef<{ readonly element: HTMLElement; readonly top: number }>(undefined);
  const [, draw] = useState({});
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    const { element, top } = held.current;
    held.current = undefined;
    window.scrollBy(0, element.getBoundingClientRect().top - top);
  });
  return {
    blockElementScrollPositionUntilNextRender(element: HTMLElement) {
      held.current = { element, top: element.getBoundingClientRect().top };
      draw({});
    },
  };
}
