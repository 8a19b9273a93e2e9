import type { Heading } from '@docgen/core/heading';
import type { Route } from '@docgen/core/route';
import { type RenderContext, schemaOf } from './render-input.ts';

/** The headings in the table of contents of a page; none if the page has no table of contents. */
export function tocHeadings(context: RenderContext, page: Route['page']): readonly Heading[] {
  const own = page.kind === 'doc' ? page.tocLevels : {};
  const levels = { ...context.tocLevels, ...own };
  // A page may set only one of the levels, beyond the site's other one.
  const minLevel = Math.min(levels.minLevel, own?.maxLevel ?? levels.minLevel);
  const maxLevel = Math.max(levels.maxLevel, own?.minLevel ?? levels.maxLevel);
  const shown = (heading: Heading) => heading.level >= minLevel && heading.level <= maxLevel;
  if (page.kind === 'schema') {
    const schema = schemaOf(context, page.schema);
    return context.theme.pages.schemaHeadings(page, schema).filter(shown);
  }
  if (page.kind !== 'doc' || page.hideTableOfContents || page.layout === 'landing') return [];
  return page.headings.filter(shown);
}
