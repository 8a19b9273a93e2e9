import type { FrontMatter } from '@docgen/content/front-matter';
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
  const draft = raw.draft ?? false;
  const identity = {
    ...(raw.id === undefined ? {} : { id: raw.id }),
    ...(raw.slug === undefined ? {} : { slug: raw.slug }),
  };
  return {
    ...identity,
    placement: {
      ...identity,
      ...(raw.sidebar_label === undefined ? {} : { sidebarLabel: raw.sidebar_label }),
      ...(raw.sidebar_position === undefined ? {} : { sidebarPosition: raw.sidebar_position }),
      ...(raw.sidebar_class_name === undefined ? {} : { sidebarClassName: raw.sidebar_class_name }),
      ...(raw.pagination_prev === undefined ? {} : { previous: raw.pagination_prev }),
      ...(raw.pagination_next === undefined ? {} : { next: raw.pagination_next }),
      draft,
    },
    ...(raw.title === undefined ? {} : { title: raw.title }),
    ...(raw.description === undefined ? {} : { description: raw.description }),
    ...(raw.layout === undefined ? {} : { layout: raw.layout }),
    keywords: raw.keywords ?? [],
    hideTitle: raw.hide_title ?? false,
    hideTableOfContents: raw.hide_table_of_contents ?? false,
    tocLevels: {
      ...(raw.toc_min_heading_level === undefined ? {} : { minLevel: raw.toc_min_heading_level }),
      ...(raw.toc_max_heading_level === undefined ? {} : { maxLevel: raw.toc_max_heading_level }),
    },
    ...(raw.custom_edit_url === undefined ? {} : { editUrl: raw.custom_edit_url }),
    unlisted: raw.unlisted ?? false,
    draft,
  };
}
