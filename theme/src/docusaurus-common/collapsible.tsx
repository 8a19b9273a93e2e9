import { type ComponentType, type HTMLAttributes, type ReactNode, useState } from 'react';

interface CollapsibleState {
  readonly initialState: boolean | (() => boolean);
}

/** Whether something is folded away, and how to change it. */
export function useCollapsible({ initialState }: CollapsibleState) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}

interface CollapsibleProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ComponentType<HTMLAttributes<HTMLElement>> | 'div' | 'ul';
  readonly collapsed: boolean;
  readonly children?: ReactNode;
  /** Draws nothing while folded away. */
  readonly lazy?: boolean;
  readonly className?: string;
}

/** Content that is there or folded away; it does not move. */
export function Collapsible({
  as: Tag = 'div',
  collapsed,
  children,
  lazy = false,
  className,
}: CollapsibleProps) {
  if (lazy && collapsed) return null;
  return (
    <Tag hidden={collapsed} className={className}>
      {children}
    </Tag>
  );
}
