import { remember } from '../shell/remember.ts';
import { tabKey } from './restore-tab.ts';
import { showTab } from './show-tab.ts';

/**
 * Shows the panel of a tab because the reader wants it: in all tabs of its group,
 * and on later pages. The tab stays where it is on the screen.
 *
 * @param button - The element with the role `tab`.
 */
export function chooseTab(button: HTMLElement): void {
  const tabs = button.closest<HTMLElement>('.tabs');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const value = panel?.dataset.value;
  if (tabs === null || value === undefined) return;
  const { group } = tabs.dataset;
  const { top } = button.getBoundingClientRect();
  showTab(tabs, value);
  if (group === undefined) return;
  remember(tabKey(group), value);
  for (const other of document.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    if (other.dataset.group === group) showTab(other, value);
  }
  // Panels above may have changed their height.
  window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}
