import type { ReactNode } from 'react';

export interface TabItemProps {
  /** Identifies the tab within its group. */
  readonly value: string;
  /** Text on the tab. @default the value */
  readonly label?: string;
  /** Selects this tab at first. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** A panel of `<Tabs>`, which renders it. Outside of `<Tabs>` it renders only its content. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
