import type { ClientConfig } from '../site-context.ts';

type Settings = Pick<ClientConfig, 'colorMode' | 'announcementBar'>;

/**
 * The scripts in a page's head that run before anything is drawn, so that nothing flashes or moves:
 * those that the configuration asks for.
 *
 * Each is the same on every site, so that its hash for a content security policy can be documented;
 * what differs are the attributes of `<html>` that they read, see {@link startAttributes}.
 */
export function headScripts({ colorMode, announcementBar }: Settings): string[] {
  return [
    ...(colorMode.followSystem ? [followSystem] : []),
    start,
    ...(announcementBar === undefined ? [] : [hideDismissed]),
  ];
}

/** Attributes of `<html>` that the scripts work from; values are not escaped. */
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

/** Sets the colour mode of the reader's system; one that the reader has chosen comes after it. */
const followSystem =
  'document.documentElement.dataset.theme=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"';

/**
 * Marks that scripts run and for which address the document came, and sets the colour mode that the
 * reader has chosen. It also marks the buttons that are pressed before the other scripts have
 * arrived, see `browser/use-early-clicks.ts`.
 */
// Reading localStorage throws where storage is forbidden; what the HTML says stands then.
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
