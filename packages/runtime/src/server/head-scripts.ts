import type { ClientConfig } from '../site-context.ts';

type Settings = Pick<ClientConfig, 'colorMode' | 'announcementBar'>;

/**
 * The scripts in a page's head that run before anything is drawn, so that nothing flashes or moves.
 * Only includes those that the configuration requires.
 *
 * Each is the same on every site, so that its hash for a content security policy can be documented.
 * The differences are in the attributes of `<html>` that they read, see {@link startAttributes}.
 */
export function headScripts({ colorMode, announcementBar }: Settings): string[] {
  return [
    ...(colorMode.followSystem ? [followSystem] : []),
    start,
    ...(announcementBar === undefined ? [] : [hideDismissed]),
  ];
}

/** Attributes of `<html>` that the scripts read; values are not escaped. */
export function startAttributes({
  colorMode,
  announcementBar,
}: Settings): Readonly<Record<string, string>> {
  return {
    'data-theme': colorMode.default,
    ...(colorMode.switch ? { 'data-switch': '' } : {}),
    ...(announcementBar === undefined ? {} : { 'data-bar': announcementBar.id }),
  };
}

/**
 * Sets the colour mode of the reader's system. A mode that the reader has chosen overrides it
 * later.
 */
const followSystem =
  'document.documentElement.dataset.theme=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"';

/**
 * Records that scripts run and which address the document was loaded for, and sets the colour mode
 * that the reader has chosen. Also marks the buttons that are pressed before the other scripts have
 * loaded, see `browser/use-early-clicks.ts`.
 */
// Reading localStorage throws if storage is forbidden. The mode in the HTML then remains.
const start = [
  '(d=>{d.js=location.pathname;',
  'addEventListener("click",({target:e})=>{',
  'if(!("live"in d)&&(e=e.closest("button")))e.dataset.pressed=""});',
  'try{let t=localStorage.getItem("theme");',
  'if("switch"in d&&/^(dark|light)$/.test(t))d.theme=t',
  '}catch{}})(document.documentElement.dataset)',
].join('');

/** Hides an announcement that the reader has dismissed. */
const hideDismissed = [
  '(d=>{try{if(localStorage.getItem("announcement")===d.bar)d.announcement="dismissed"',
  '}catch{}})(document.documentElement.dataset)',
].join('');
