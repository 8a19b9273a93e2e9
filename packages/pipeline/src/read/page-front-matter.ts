import type { FrontMatter } from '@docgen/content/front-matter/front-matter';
import type { DocPage, PageLayout } from '@docgen/core/page';
import type { Placement } from '@docgen/site/doc';

/** Front matter in docgen's own words, with defaults. */
export interface PageFrontMatter {
  readonly placement: Placement;
  readonly id?: string;
  readonly slug?: string;
  readonly title?: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  readonly layout?: PageLayout;
  readonly hideTitle: boolean;
  readonly hideTableOfContents: boolean;
  readonly tocLevels: NonNullable<DocPage['tocLevels']>;
  /** Where the page is edited, instead of below its content root's `editUrl`; `null` for nowhere. */
  readonly editUrl?: string | null;
  readonly unlisted: boolean;
  readonly draft: boolean;
}

/** Translates the keys that authors write. */
export function frontMatterOf(raw: FrontMatter): PageFrontMatter {
  const { id, slug, draft = false } = raw;
  return {
    id,
    slug,
    placement: {
      id,
      slug,
      sidebarLabel: raw.sidebar_label,
      sidebarPosition: raw.sidebar_position,
      sidebarClassName: raw.sidebar_class_name,
      previous: raw.pagination_prev,
      next: raw.pagination_next,
      draft,
    },
    title: raw.title,
    description: raw.description,
    layout: raw.layout,
    keywords: raw.keywords ?? [],
    hideTitle: raw.hide_title ?? false,
    hideTableOfContents: raw.hide_table_of_contents ?? false,
    // Without keys that hold `undefined`: they are spread over the site's.
    tocLevels: {
      ...(raw.toc_min_heading_level === undefined ? {} : { minLevel: raw.toc_min_heading_level }),
      ...(raw.toc_max_heading_level === undefined ? {} : { maxLevel: raw.toc_max_heading_level }),
    },
    editUrl: raw.custom_edit_url,
    unlisted: raw.unlisted ?? false,
    draft,
  };
}
