import type { Documented } from '@docgen/core/schema-model';
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
  return [
    ...(deprecated === undefined ? [] : [deprecation(site.describe(deprecated, { flat: true }))]),
    ...(description === undefined ? [] : [site.describe(description.markdown)]),
  ].filter((part) => part !== '');
}

/** @param reason - Markdown; what takes more than a line is no part of the line with the word. */
function deprecation(reason: string): string {
  return `**Deprecated.**${reason.includes('\n') ? '\n\n' : ' '}${reason}`.trim();
}
