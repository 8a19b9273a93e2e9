/**
 * The API of the running site for pages and themes:
 * `import { useSite } from 'supergraph-docgen/runtime'`.
 */
export { Head, type HeadProps } from '@docgen/runtime/head';
export { Link, type LinkProps } from '@docgen/runtime/link';
export { type MarkdownRenderer, useMarkdown } from '@docgen/runtime/markdown-context';
export { type PageData, usePageData } from '@docgen/runtime/page-data';
export {
  type ClientConfig,
  type NavbarItem,
  type NavbarLink,
  type NavbarMenu,
  useHref,
  useSite,
} from '@docgen/runtime/site-context';
export type {
  ArticleTheme,
  DocArticleProps,
  ErrorProps,
  LayoutProps,
  MdxComponents,
  PageFrameProps,
  PageMeta,
  PagesTheme,
  ShellTheme,
  SidebarProps,
} from '@docgen/runtime/theme';
