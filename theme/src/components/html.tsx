import { useTrustedHtml } from '@docgen/runtime/use-trusted-html';
import { createElement, type HTMLAttributes } from 'react';

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  /** Name of the element. */
  readonly as?: 'code' | 'dd' | 'div' | 'span' | 'td' | 'th';
  /** Markup that the build has sanitised, or escaped text: React would escape quotes, too. */
  readonly html: string;
}

/** An element around ready-made markup; with `schema/html-element.ts` the one place of the theme where HTML comes in as text. */
export function Html({ as = 'div', html, ...rest }: HtmlProps) {
  return createElement(as, { ...rest, dangerouslySetInnerHTML: useTrustedHtml(html) });
}
