import type { PagesTheme } from '@docgen/runtime/theme';
import { Breadcrumbs } from './pages/breadcrumbs.tsx';
import { CategoryArticle } from './pages/category-article.tsx';
import { DraftBanner } from './pages/draft-banner.tsx';
import { frameKey } from './pages/frame-key.ts';
import { NotFoundArticle } from './pages/not-found-article.tsx';
import { Pagination } from './pages/pagination.tsx';
import { TableOfContents } from './pages/table-of-contents.tsx';
import { VersionBanner } from './pages/version-banner.tsx';
import { SchemaArticle } from './schema/schema-article.tsx';
import { schemaHeadings } from './schema/schema-headings.ts';

/** The parts of pages that are rendered on the server only. */
export const pages: PagesTheme = {
  Breadcrumbs,
  CategoryArticle,
  DraftBanner,
  NotFoundArticle,
  Pagination,
  SchemaArticle,
  TableOfContents,
  VersionBanner,
  frameKey,
  schemaHeadings,
};
