import type { ClientConfig } from './site-context.ts';

/**
 * The script in every page's head that runs before anything is drawn: it marks
 * that scripts run and for which address the document came, sets the colour mode and hides a
 * dismissed announcement, so that nothing flashes or moves.
 *
 * It is the same on every site, so that its hash for a content security policy can be documented;
 * what differs are the attributes of `<html>` that it reads, see {@link startAttributes}.
 */
// Reading localStorage throws where storage is forbidden; what the HTML says stands then.
export const inlineScript = [
  '(function(d,t){d.js=location.pathname;',
  `if("system"in d)d.theme=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";`,
  'try{t=localStorage.getItem("theme");',
  'if("switch"in d&&(t==="dark"||t==="light"))d.theme=t;',
  'if(localStorage.getItem("announcement")===d.bar)d.announcement="dismissed"',
  '}catch(e){}})(document.documentElement.dataset)',
].join('');

/** Attributes of `<html>` that the script works from; values are not escaped. */
export function startAttributes({
  colorMode,
  announcementBar,
}: Pick<ClientConfig, 'colorMode' | 'announcementBar'>): Readonly<Record<string, string>> {
  return {
    'data-theme': colorMode.default,
    ...(colorMode.switch ? { 'data-switch': '' } : {}),
    ...(colorMode.followSystem ? { 'data-system': '' } : {}),
    ...(announcementBar === undefined ? {} : { 'data-bar': announcementBar.id }),
  };
}
