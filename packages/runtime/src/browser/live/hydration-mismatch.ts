import { type LiveProblem, liveMeeting } from './live-update.ts';

/** How React's production build reports that a document has other contents than it renders. */
const MISMATCH = /^Minified React error #418;.*[?&]args\[\]=(\w+)/;

/**
 * Takes an error that React recovered from, and shows it in the overlay if it is about the
 * hydration of the document. React names it only by a number, in the console.
 *
 * @param stack - React's stack of components.
 */
export function takeRecoverable(error: unknown, stack: string | null | undefined): void {
  console.error(error);
  const [, what] = (error instanceof Error && MISMATCH.exec(error.message)) || [];
  if (what === undefined) return;
  const meeting = liveMeeting();
  meeting.mismatch = mismatch(what === 'text' ? 'text' : 'element', stack ?? '');
  meeting.onMismatch?.();
}

function mismatch(what: string, stack: string): LiveProblem {
  // The functions of components have short names, but those of elements are known.
  const [, around] = /^ *at ([a-z][\w-]*) \(<anonymous>\)$/m.exec(stack) ?? [];
  const place = around === undefined ? '' : ` in <${around}>`;
  return {
    code: 'hydration-mismatch',
    severity: 'warning',
    message: `The browser renders another ${what}${place} than the server, so this page is drawn a second time.`,
    hint: 'Render the same at first. What depends on the browser, the time or chance belongs into an effect or into <BrowserOnly>. Extensions of the browser can be the reason, too.',
    frame: [],
    notes: [],
    canOpen: false,
  };
}
