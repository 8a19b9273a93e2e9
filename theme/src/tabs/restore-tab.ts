import { recall } from '../shell/remember.ts';
import { showTab } from './show-tab.ts';
import { tabKey } from './tab-key.ts';

/** Shows the tab that the reader chose in the same group before, on this page or an earlier one. */
export function restoreTab(tabs: HTMLElement | null): void {
  const group = tabs?.dataset.group;
  if (tabs !== null && group !== undefined) showTab(tabs, recall(tabKey(group)));
}
