import { dayOf } from '@docgen/content/front-matter/day-of';
import type { FrontMatter, FrontMatterResult } from '@docgen/content/front-matter/front-matter';

/** Front matter with docgen's own names and defaults. */
export type PageFrontMatter = ReturnType<typeof frontMatterOf>;

/**
 * Converts the keys that authors write.
 *
 * @param numberPrefixes - How the page's content root treats number prefixes.
 * @param placeOf - Finds the place of a key; absent if the page has no front matter.
 */
export function frontMatterOf(
  raw: FrontMatter,
  numberPrefixes?: 'keep',
  placeOf?: FrontMatterResult['placeOf'],
) {
  return {
    placement: {
      id: raw.id,
      slug: raw.slug,
      numberPrefixes: raw.parse_number_prefixes === false ? ('keep' as const) : numberPrefixes,
      sidebarLabel: raw.sidebar_label,
      sidebarPosition: raw.sidebar_position,
      sidebarClassName: raw.sidebar_class_name,
      paginationLabel: raw.pagination_label,
      previous: raw.pagination_prev,
      next: raw.pagination_next,
      previousPlace: placeOf?.('pagination_prev'),
      nextPlace: placeOf?.('pagination_next'),
      draft: raw.draft ?? false,
    },
    /** What pages show as it is written. */
    page: {
      title: raw.title,
      description: raw.description,
      keywords: raw.keywords ?? [],
      layout: raw.layout ?? 'doc',
      hideTableOfContents: raw.hide_table_of_contents ?? false,
      // Keys with the value `undefined` are omitted, because the result is spread over the site's
      // levels.
      tocLevels: {
        ...(raw.toc_min_heading_level === undefined ? {} : { minLevel: raw.toc_min_heading_level }),
        ...(raw.toc_max_heading_level === undefined ? {} : { maxLevel: raw.toc_max_heading_level }),
      },
      unlisted: raw.unlisted ?? false,
    },
    hideTitle: raw.hide_title ?? false,
    /** Overrides the URL below the content root's `editUrl`; `null` for none. */
    editUrl: raw.custom_edit_url,
    /** Overrides the date from the Git history. */
    updated: dayOf(raw.last_update?.date ?? ''),
  };
}
