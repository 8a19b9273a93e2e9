import { useState } from 'react';
import type { SidebarStep, SidebarToggle } from './sidebar-steps.ts';

/**
 * Keeps what the reader did during this visit that opens or closes groups of sidebars.
 *
 * @param route - Route of the page on screen.
 * @returns The steps, oldest first, and a function that adds a toggle.
 */
export function useSidebarSteps(
  route: string,
): readonly [steps: readonly SidebarStep[], toggle: (step: SidebarToggle) => void] {
  const [steps, setSteps] = useState<readonly SidebarStep[]>([{ route }]);
  const [last, setLast] = useState(route);
  const add = (step: SidebarStep) => setSteps((before) => [...before, step]);
  if (last !== route) {
    setLast(route);
    add({ route });
  }
  return [steps, add];
}
