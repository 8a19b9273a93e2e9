import { MarkdownContext } from '@docgen/runtime/markdown-context';
import { type ClientConfig, SiteContext } from '@docgen/runtime/site-context';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A small site with the base path `/base/`. */
export const SITE: ClientConfig = {
  title: 'Shop',
  tagline: '',
  url: 'https://shop.example',
  basePath: '/base/',
  trailingSlash: 'preserve',
  locale: 'en',
  home: '/',
  titleDelimiter: '|',
  navbar: { title: 'Shop', items: [] },
  referenceSidebars: [],
  footer: { columns: [], style: 'dark' },
  colorMode: { default: 'light', switch: true, followSystem: false },
};

/**
 * Renders an element in a site with the base path `/base/`. Markdown is rendered as `md(…)`.
 *
 * @param changes - Changes to the site's configuration.
 */
export function renderHtml(element: ReactNode, changes: Partial<ClientConfig> = {}): string {
  return renderToStaticMarkup(
    <SiteContext value={{ ...SITE, ...changes }}>
      <MarkdownContext value={({ markdown }) => `md(${markdown})`}>{element}</MarkdownContext>
    </SiteContext>,
  );
}
