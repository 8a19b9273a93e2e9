import { idOfFragment } from '@docgen/core/address';
import { recall, remember } from '../shell/remember.ts';

/** Buttons of tabs, as `Tabs` draws them. */
export const TAB = '.tabs > .tab-list > button';

/** A button and the panel that it shows. */
interface TabParts {
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
}

function partsOf(tabs: Element): TabParts[] {
  const buttons = tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > button');
  const panels = tabs.querySelectorAll<HTMLElement>(':scope > [data-value]');
  return Array.from(panels, (panel, position) => ({ button: buttons[position], panel })).filter(
    (parts): parts is TabParts => parts.button !== undefined,
  );
}

/**
 * Shows one panel of a `.tabs` element, and its tab as the selected one.
 *
 * @returns False when there is no panel with this value; nothing changes then.
 */
function showTab(tabs: Element, value: string | undefined): boolean {
  const parts = partsOf(tabs);
  if (!parts.some(({ panel }) => panel.dataset.value === value)) return false;
  for (const { button, panel } of parts) {
    const selected = panel.dataset.value === value;
    panel.toggleAttribute('data-selected', selected);
    button.toggleAttribute('data-selected', selected);
    button.setAttribute('aria-selected', String(selected));
    button.tabIndex = selected ? 0 : -1;
  }
  return true;
}

/**
 * Gives a `.tabs` element the roles of tabs, and shows the tab that the reader chose in the same
 * group before, on this page or an earlier one. Where a page's own code has changed the tabs, the one
 * that shows stays.
 */
export function setUpTabs(tabs: HTMLElement | null): void {
  if (tabs === null) return;
  tabs.querySelector(':scope > .tab-list')?.setAttribute('role', 'tablist');
  const parts = partsOf(tabs);
  const shown = parts.find(({ button }) => button.getAttribute('aria-selected') === 'true');
  for (const [position, { button, panel }] of parts.entries()) {
    button.id = `${tabs.id}-tab-${position}`;
    panel.id = `${tabs.id}-panel-${position}`;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
  }
  const { group } = tabs.dataset;
  const chosen = group === undefined || shown !== undefined ? null : recall(tabKey(group));
  if (chosen !== null && showTab(tabs, chosen)) return;
  const marked = parts.find(({ panel }) => panel.dataset.selected !== undefined);
  showTab(tabs, (shown ?? marked ?? parts[0])?.panel.dataset.value);
}

/** Key that the choice of a group of tabs is remembered by. */
function tabKey(group: string): string {
  return `tabs.${group}`;
}

/**
 * Shows the panel of a tab because the reader wants it: in all tabs of its group,
 * and on later pages. The tab stays where it is on the screen.
 *
 * @param button - The tab.
 */
export function chooseTab(button: HTMLElement): void {
  const tabs = button.closest<HTMLElement>('.tabs');
  if (tabs === null) return;
  const value = partsOf(tabs).find((parts) => parts.button === button)?.panel.dataset.value;
  if (value === undefined) return;
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
  const hidden = '.tabs > [data-value]:not([data-selected]), details:not([open])';
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
