import { jsx as createElement, jsxs as createStaticElement, Fragment } from 'react/jsx-runtime';
import { trusted } from './trusted.ts';

/**
 * What compiled pages import as `react/jsx-runtime` in the browser. Markup that the build has made
 * of code, formulas and diagrams is trusted there; what a page's author sets as HTML is not.
 */
export const jsx: typeof createElement = (type, props, key) =>
  createElement(type, withTrustedHtml(props), key);

export const jsxs: typeof createStaticElement = (type, props, key) =>
  createStaticElement(type, withTrustedHtml(props), key);

export { Fragment };

/** What `content/html-island.ts` writes. */
interface IslandProps {
  readonly dangerouslySetInnerHTML?: { readonly __html: string; readonly built?: boolean };
}

function withTrustedHtml<T>(props: T): T {
  const { dangerouslySetInnerHTML: island } = props as IslandProps;
  if (island?.built !== true) return props;
  return { ...props, dangerouslySetInnerHTML: { __html: trusted.html(island.__html) } };
}
