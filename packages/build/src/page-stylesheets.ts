import type { SiteConfig, StylesheetConfig } from '@docgen/core/config';
import type { CompiledDoc } from './compile-content.ts';

/**
 * KaTeX's stylesheet on the content delivery network. Version and hash belong to
 * the installed `katex` package; a test compares them.
 */
export const KATEX_STYLESHEET: StylesheetConfig = {
  href: 'https://cdn.jsdelivr.net/npm/katex@0.17.0/dist/katex.min.css',
  integrity: 'sha384-vlBdW0r3AcZO/HboRPznQNowvexd3fY8qHOWkBi5q7KGgqJ+F48+DceybYmrVbmB',
  crossorigin: 'anonymous',
};

/**
 * Stylesheets that only this page needs.
 *
 * @param style - Stylesheet of what the page imports; a path below the base path.
 */
export function pageStylesheets(
  doc: CompiledDoc,
  config: SiteConfig,
  style: string | undefined,
): readonly StylesheetConfig[] {
  return [
    ...(doc.usesMath && config.markdown.math?.stylesheet === 'cdn' ? [KATEX_STYLESHEET] : []),
    ...(style === undefined ? [] : [{ href: config.basePath + encodeURI(style) }]),
  ];
}
