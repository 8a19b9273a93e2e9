import type { StylesheetConfig } from '@docgen/core/config';
import { stylesheetAttributes } from '../page/page-head.ts';

/** How long a page waits for its own stylesheets, in milliseconds. */
const PATIENCE = 1000;

/**
 * Adds the stylesheets that a page needs and the document does not have yet. Waits for them to
 * avoid layout shifts, but not for long: a page without them is better than none.
 */
export async function addStylesheets(stylesheets: readonly StylesheetConfig[]): Promise<void> {
  const loads = stylesheets.filter(isMissing).map(
    (stylesheet) =>
      new Promise<unknown>((resolve) => {
        const link = document.createElement('link');
        for (const [name, value] of Object.entries(stylesheetAttributes(stylesheet))) {
          link.setAttribute(name, value);
        }
        link.onload = resolve;
        link.onerror = resolve;
        setTimeout(resolve, PATIENCE);
        document.head.append(link);
      }),
  );
  await Promise.all(loads);
}

function isMissing({ href }: StylesheetConfig): boolean {
  const selector = `link[rel="stylesheet"][href="${CSS.escape(href)}"]`;
  return document.head.querySelector(selector) === null;
}
