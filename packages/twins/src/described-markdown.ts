import type { Documented } from '@docgen/core/schema-model';
import { htmlMarkdown } from './html-markdown.ts';
import type { TwinSite } from './twin-site.ts';

/**
 * What something says about itself: why it should not be used any more, and its description.
 *
 * @returns Markdown, in two parts at most.
 */
export function describedMarkdown(
  { deprecated, description }: Pick<Documented, 'deprecated' | 'description'>,
  site: TwinSite,
): string[] {
  const markdown = (written: string) =>
    htmlMarkdown(site.describe({ markdown: written }), site.config.url);
  return [
    ...(deprecated === undefined ? [] : [`**Deprecated.** ${markdown(deprecated)}`.trim()]),
    ...(description === undefined ? [] : [markdown(description.markdown)]),
  ].filter((part) => part !== '');
}
