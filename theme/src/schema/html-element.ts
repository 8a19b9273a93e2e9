import { createElement, type ReactElement } from 'react';

/**
 * Renders an element with markup as its content, like `Html`. It is a function without hooks,
 * because it is never rendered in a browser.
 *
 * @param html - Markup that the build has sanitised, or escaped text.
 */
export function htmlElement(
  as: 'code' | 'div' | 'span',
  html: string,
  className?: string,
): ReactElement {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
