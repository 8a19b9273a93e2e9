import { type ComponentType, type HTMLAttributes, type ReactNode, useState } from 'react';

interface CollapsibleState {
  readonly initialState: boolean | (() => boolean);
}

/** State of collapsible content. */
export function useCollapsible({ initialState }: CollapsibleState) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}

interface CollapsibleProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ComponentType<HTMLAttributes<HTMLElement>> | 'div' | 'ul';
  readonly collapsed: boolean;
  readonly children?: ReactNode;
  /** Renders nothing while collapsed. */
  readonly lazy?: boolean;
  readonly className?: string;
}

/** Content that can be collapsed, without an animation. */
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
