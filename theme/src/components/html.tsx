import { useTrustedHtml } from '@docgen/runtime/use-trusted-html';
import { createElement, type HTMLAttributes } from 'react';

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  /** Name of the element. @default 'div' */
  readonly as?: 'code' | 'dd' | 'div' | 'span' | 'td' | 'th';
  /** Markup that the build has sanitised, or escaped text. (React would also escape quotes.) */
  readonly html: string;
}

/**
 * An element with markup as its content. In the theme, only this inserts HTML, and on the server
 * `schema/html-element.ts` and `Sidebar`.
 */
export function Html({ as = 'div', html, ...rest }: HtmlProps) {
  return createElement(as, { ...rest, dangerouslySetInnerHTML: useTrustedHtml(html) });
}
