export type ColorMode = 'light' | 'dark';

/** The colour mode on screen, which is an attribute of `<html>`, whoever sets it. */
export function shownMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
