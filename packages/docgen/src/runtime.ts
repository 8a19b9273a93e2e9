/**
 * The API of the running site for pages and themes:
 * `import { useSite } from 'supergraph-docgen/runtime'`.
 */
export type { Heading } from '@docgen/core/heading';
export type { CategoryPage, NotFoundPage, SchemaPage } from '@docgen/core/page';
export type { Crumb, Neighbour } from '@docgen/core/route';
export type { SchemaModel } from '@docgen/core/schema-model';
export type { Text, Translate } from '@docgen/core/texts/texts';
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
  useTranslate,
} from '@docgen/runtime/site-context';
export type {
  ArticleTheme,
  DocArticleProps,
  ErrorProps,
  LayoutProps,
  LoadErrorProps,
  MdxComponents,
  PageFrameProps,
  PageMeta,
  PagesTheme,
  ShellTheme,
  SidebarEntryProps,
  SidebarProps,
  SidebarToolsProps,
} from '@docgen/runtime/theme';
