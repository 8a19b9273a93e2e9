import { idOfFragment } from '@docgen/core/address';
import { recall, remember } from '../shell/remember.ts';

/**
 * Shows one panel of a `.tabs` element, and its tab as the selected one.
 *
 * @returns False when there is no panel with this value; nothing changes then.
 */
function showTab(tabs: Element, value: string | null | undefined): boolean {
  const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')];
  if (!panels.some((panel) => panel.dataset.value === value)) return false;
  const buttons = tabs.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  for (const [position, panel] of panels.entries()) {
    const selected = panel.dataset.value === value;
    panel.toggleAttribute('data-selected', selected);
    const button = buttons[position];
    button?.setAttribute('aria-selected', String(selected));
    if (button !== undefined) button.tabIndex = selected ? 0 : -1;
  }
  return true;
}

/** Shows the tab that the reader chose in the same group before, on this page or an earlier one. */
export function restoreTab(tabs: HTMLElement | null): void {
  const group = tabs?.dataset.group;
  if (tabs !== null && group !== undefined) showTab(tabs, recall(tabKey(group)));
}

/** Key that the choice of a group of tabs is remembered by. */
function tabKey(group: string): string {
  return `tabs.${group}`;
}

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

/**
 * Shows the panels that an element is in, and opens what it is folded away in.
 *
 * @param hash - A fragment with its `#`.
 * @returns The element, if something had to be shown for it.
 */
export function revealTarget(hash: string): HTMLElement | undefined {
  const target = document.getElementById(idOfFragment(hash));
  const hidden = '[role="tabpanel"]:not([data-selected]), details:not([open])';
  let box = target?.closest<HTMLElement>(hidden);
  if (target === null || !box) return undefined;
  while (box) {
    const around: HTMLElement | null = box.parentElement;
    if (box instanceof HTMLDetailsElement) box.open = true;
    else if (around === null || !showTab(around, box.dataset.value)) break;
    box = around?.closest<HTMLElement>(hidden);
  }
  return target;
}
