import { type BranchIndex, branchOf } from '@docgen/core/sidebars/visible-sidebar';
import { useState } from 'react';

/** An action of the reader that opens or closes groups of a sidebar. */
export type SidebarStep = SidebarVisit | SidebarToggle | SidebarCollapse;

/** The reader opened a page. */
export interface SidebarVisit {
  readonly route: string;
}

/** The reader opened or closed a group. */
export interface SidebarToggle {
  readonly sidebar: string;
  /** Id of the group. */
  readonly group: string;
  readonly open: boolean;
}

/** The reader closed all groups. */
export interface SidebarCollapse {
  readonly sidebar: string;
  readonly group?: undefined;
}

/**
 * Which groups are open or closed after all actions of the reader. A page opens the groups that
 * contain it, and they stay open when the reader moves on. A toggled group keeps its state until a
 * page inside it is opened.
 *
 * @param steps - Oldest first.
 * @param sidebar - Id of the sidebar.
 * @param branches - Index of the sidebar.
 */
export function toggledGroups(
  steps: readonly SidebarStep[],
  sidebar: string,
  branches: BranchIndex,
): ReadonlyMap<string, boolean> {
  const toggled = new Map<string, boolean>();
  for (const step of steps) {
    if ('route' in step) {
      const groups = branchOf(branches, step.route)?.groups ?? [];
      for (const group of groups) toggled.set(group, true);
    } else if (step.sidebar === sidebar) {
      if (step.group !== undefined) toggled.set(step.group, step.open);
      else for (const group of groupsOf(branches)) toggled.set(group, false);
    }
  }
  return toggled;
}

function groupsOf(branches: BranchIndex): string[] {
  return [...branches.values()].flatMap(({ groups }) => groups);
}

/**
 * Collects the reader's actions during this visit that open or close groups of sidebars.
 *
 * @param route - Route of the page on screen.
 * @returns The steps, oldest first, and a function that adds one.
 */
export function useSidebarSteps(
  route: string,
): readonly [steps: readonly SidebarStep[], add: (step: SidebarStep) => void] {
  const [steps, setSteps] = useState<readonly SidebarStep[]>([{ route }]);
  const [last, setLast] = useState(route);
  const add = (step: SidebarStep) => setSteps((before) => [...before, step]);
  if (last !== route) {
    setLast(route);
    add({ route });
  }
  return [steps, add];
}
