import { orUndefined } from '@docgen/core/or-undefined';

/** Key of local storage under which a reader has switched off shortcuts of a single key. */
const STORED = 'single-keys';

/**
 * Whether a key was pressed as a shortcut of its own: without modifiers, not while the reader writes,
 * and not where the reader has switched such shortcuts off (WCAG 2.1.4).
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (event.key !== key || ctrlKey || metaKey || altKey) return false;
  const isText =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return !isText && areSingleKeysOn();
}

/** Whether the reader has left shortcuts of a single key switched on. */
export function areSingleKeysOn(): boolean {
  return orUndefined(() => localStorage.getItem(STORED)) !== 'off';
}

/** Switches them on or off, for later visits as well; where storage is forbidden they stay on. */
export function switchSingleKeys(on: boolean): void {
  orUndefined(() => (on ? localStorage.removeItem(STORED) : localStorage.setItem(STORED, 'off')));
}
