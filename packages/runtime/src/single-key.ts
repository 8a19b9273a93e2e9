import { orUndefined } from '@docgen/core/basics/or-undefined';

/** Key in local storage under which a reader has switched off single-key shortcuts. */
const STORED = 'single-keys';

/**
 * Whether a key was pressed as a single-key shortcut: without modifiers, not while the reader is
 * typing, and not if the reader has switched off such shortcuts (WCAG 2.1.4).
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (event.key !== key || ctrlKey || metaKey || altKey) return false;
  return !isTextField(target) && areSingleKeysOn();
}

/** Whether readers type into an element. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether single-key shortcuts are switched on. */
export function areSingleKeysOn(): boolean {
  return orUndefined(() => localStorage.getItem(STORED)) !== 'off';
}

/**
 * Switches single-key shortcuts on or off, also for later visits. If storage is forbidden, they
 * stay on.
 */
export function switchSingleKeys(on: boolean): void {
  orUndefined(() => (on ? localStorage.removeItem(STORED) : localStorage.setItem(STORED, 'off')));
}
