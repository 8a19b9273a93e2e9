import type { ReactNode } from 'react';

export interface TabItemProps {
  /** Names the tab within its group. */
  readonly value: string;
  /** Text on the tab; the value when left out. */
  readonly label?: string;
  /** Makes this tab the first one shown. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** One panel of `<Tabs>`, which draws it; alone it is just its content. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
