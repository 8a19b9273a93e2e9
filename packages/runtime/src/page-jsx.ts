import type { ElementType } from 'react';
import { jsx as createElement, Fragment, jsxs } from 'react/jsx-runtime';
import { useTrustedHtml } from './use-trusted-html.ts';

/**
 * Replaces `react/jsx-runtime` in compiled pages in the browser. Markup that the build has made of
 * code, formulas and diagrams is trusted there; HTML that a page's author sets is not.
 */
export const jsx: typeof createElement = (type, props, key) =>
  isIsland(props)
    ? createElement(Island, { as: type, island: props }, key)
    : createElement(type, props, key);

export { Fragment, jsxs };

/** The props that `content/tree/html-island.ts` writes. */
interface IslandProps {
  readonly dangerouslySetInnerHTML: { readonly __html: string; readonly built: true };
}

function isIsland(props: unknown): props is IslandProps {
  const { dangerouslySetInnerHTML } = props as Partial<IslandProps>;
  return dangerouslySetInnerHTML?.built === true;
}

function Island({ as, island }: { readonly as: ElementType; readonly island: IslandProps }) {
  const markup = useTrustedHtml(island.dangerouslySetInnerHTML.__html);
  return createElement(as, { ...island, dangerouslySetInnerHTML: markup });
}
