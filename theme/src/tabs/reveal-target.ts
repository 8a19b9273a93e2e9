import { idOfFragment } from '@docgen/core/address';
import { showTab } from './show-tab.ts';

/**
 * Shows the panels that an element is in.
 *
 * @param hash - A fragment with its `#`.
 * @returns The element, if a panel had to be shown for it.
 */
export function revealTarget(hash: string): HTMLElement | undefined {
  const target = document.getElementById(idOfFragment(hash));
  const hidden = '[role="tabpanel"]:not([data-selected])';
  let panel = target?.closest<HTMLElement>(hidden);
  if (target === null || !panel) return undefined;
  while (panel) {
    if (panel.parentElement === null || !showTab(panel.parentElement, panel.dataset.value)) break;
    panel = panel.parentElement.closest<HTMLElement>(hidden);
  }
  return target;
}
