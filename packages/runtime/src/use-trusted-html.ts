import { useMemo } from 'react';
import { trusted } from './trusted.ts';

/**
 * Trusted markup for `dangerouslySetInnerHTML`.
 *
 * Browsers with trusted types create a new object of the same text every time, and React would set
 * the markup again for each: open tabs, drawn diagrams and the focus would be lost. Therefore, the
 * object stays the same as long as the text does.
 *
 * @param html - Markup that the build has generated or sanitised.
 */
export function useTrustedHtml(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: trusted.html(html) }), [html]);
}
