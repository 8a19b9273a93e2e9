import { createElement, type ReactElement } from 'react';

/**
 * Draws an element around ready-made markup, as `Html` does: browsers never draw it, so it needs no hook
 * and is no component.
 *
 * @param html - Markup that the build has sanitised, or escaped text.
 */
export function htmlElement(as: 'code' | 'div', html: string, className?: string): ReactElement {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}
