import { idOfFragment } from '@docgen/core/addresses/address';
import { recall, remember } from '../remember.ts';

/** Selector of the buttons of tabs, as `Tabs` renders them. */
export const TAB = '.tabs > .tab-list > button';

/** A button and its panel. */
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
 * Shows one panel of a `.tabs` element, and selects its tab.
 *
 * @returns False if there is no panel with this value; then nothing changes.
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
 * Adds the roles of panels to a `.tabs` element, and selects the tab that the reader last chose in
 * its group, on any page. If the page's own code changes the tabs later, the selected tab is kept.
 */
export function setUpTabs(tabs: HTMLElement | null): void {
  if (tabs === null) return;
  const parts = partsOf(tabs);
  const shown = parts.find(({ button }) => button.getAttribute('aria-selected') === 'true');
  for (const [position, { button, panel }] of parts.entries()) {
    button.id = `${tabs.id}-tab-${position}`;
    panel.id = `${tabs.id}-panel-${position}`;
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

/** Key of local storage for the choice in a group. */
function tabKey(group: string): string {
  return `tabs.${group}`;
}

/**
 * Selects a tab because the reader chose it: in all tabs of its group, and on later pages. The tab
 * keeps its place on the screen.
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
  scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Shows the panels and opens the `<details>` that contain an element.
 *
 * @param hash - A fragment with its `#`.
 * @returns The element, if anything had to be shown.
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
