export type ColorMode = 'light' | 'dark';

/** The colour mode on screen, an attribute of `<html>` that any script may set. */
export function shownMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
