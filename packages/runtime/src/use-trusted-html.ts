import { useMemo } from 'react';
import { trusted } from './trusted.ts';

/**
 * Ready-made markup for `dangerouslySetInnerHTML`.
 *
 * Browsers with trusted types make a new object of the same text every time, and React puts the
 * markup in anew for each: open tabs, drawn diagrams and the focus would be lost. So it is one
 * object as long as the text is the same.
 *
 * @param html - Markup that the build has made or sanitised.
 */
export function useTrustedHtml(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: trusted.html(html) }), [html]);
}
