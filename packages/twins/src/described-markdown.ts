import type { Documented } from '@docgen/core/schema-model';
import { sinceText } from '@docgen/core/since-text';
import { escapeMarkdown } from './escape-markdown.ts';
import type { DescribeOptions, TwinSite } from './twin-site.ts';

/**
 * What something says about itself: why it should not be used any more, its description, and since when it is there.
 *
 * @param options - Of the description.
 * @returns Markdown, in three parts at most.
 */
export function describedMarkdown(
  documented: Pick<Documented, 'deprecated' | 'description' | 'since'>,
  site: TwinSite,
  options: Pick<DescribeOptions, 'below'> = {},
): string[] {
  const { deprecated, description } = documented;
  const since = sinceText(documented);
  const parts: string[] = [];
  if (deprecated !== undefined) {
    parts.push(deprecation(site.describe(deprecated.markdown, { flat: true })));
  }
  const text = description === undefined ? '' : site.describe(description.markdown, options);
  if (text !== '') parts.push(text);
  if (since !== undefined) parts.push(`${escapeMarkdown(since)}.`);
  return parts;
}

/** @param reason - Markdown; what takes more than a line is no part of the line with the word. */
function deprecation(reason: string): string {
  return `**Deprecated.**${reason.includes('\n') ? '\n\n' : ' '}${reason}`.trim();
}
