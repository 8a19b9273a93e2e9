import { type BranchIndex, branchOf } from '@docgen/core/visible-sidebar';
import { useState } from 'react';

/** Something that a reader did and that opens or closes groups of a sidebar. */
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
 * Which groups are open or closed after all that the reader did: a page opens the groups that it
 * is in, and they stay open when the reader goes on (specification, section 2.5: not
 * auto-collapsed); a toggled group is as the reader left it until a page inside is opened.
 *
 * @param steps - Oldest first.
 * @param sidebar - Id of the sidebar.
 * @param branches - Its index.
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
 * Keeps what the reader did during this visit that opens or closes groups of sidebars.
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
