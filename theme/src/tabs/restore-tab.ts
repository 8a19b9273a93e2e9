import { recall } from '../shell/remember.ts';
import { showTab } from './show-tab.ts';

/** Shows the tab that the reader chose in the same group before, on this page or an earlier one. */
export function restoreTab(tabs: HTMLElement | null): void {
  const group = tabs?.dataset.group;
  if (tabs !== null && group !== undefined) showTab(tabs, recall(tabKey(group)));
}

/** Key that the choice of a group of tabs is remembered by. */
export function tabKey(group: string): string {
  return `tabs.${group}`;
}
