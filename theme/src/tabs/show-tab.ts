/**
 * Shows one panel of a `.tabs` element, and its tab as the selected one.
 *
 * @returns False when there is no panel with this value; nothing changes then.
 */
export function showTab(tabs: Element, value: string | null | undefined): boolean {
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
