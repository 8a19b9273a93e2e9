import { remember } from './remember.ts';

/** Switches between light and dark. The mode lives on `<html>`; CSS picks the icon and the name that fit. */
export function ColorModeSwitch() {
  return (
    <button type="button" className="icon-button needs-script" onClick={switchColorMode}>
      <i className="icon icon-mode" />
      <span className="visually-hidden light-only">Switch to dark mode</span>
      <span className="visually-hidden dark-only">Switch to light mode</span>
    </button>
  );
}

function switchColorMode() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  remember('theme', dataset.theme);
}
