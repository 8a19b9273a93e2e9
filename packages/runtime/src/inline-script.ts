import type { ClientConfig } from './site-context.ts';

/**
 * The script in every page's head that runs before anything is drawn: it marks
 * that scripts run and for which address the document came, sets the colour mode and hides a dismissed announcement, so
 * that nothing flashes or moves.
 */
export function inlineScript({ colorMode, announcementBar }: ClientConfig): string {
  const stored = colorMode.switch ? `localStorage.getItem('theme')` : 'null';
  const system = colorMode.followSystem
    ? `matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`
    : `'${colorMode.default}'`;
  const announcement =
    announcementBar === undefined
      ? ''
      : `if(localStorage.getItem('announcement')===${JSON.stringify(announcementBar.id)})d.announcement='dismissed';`;
  // Reading localStorage throws where storage is forbidden; the defaults in the HTML stand then.
  return `(function(d){d.js=location.pathname;try{var t=${stored};d.theme=t==='dark'||t==='light'?t:${system};${announcement}}catch(e){}})(document.documentElement.dataset)`.replaceAll(
    '<',
    '\\u003c',
  );
}
