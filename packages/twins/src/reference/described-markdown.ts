import { sinceParts } from '@docgen/core/schema/since-text';
import type { Documented } from '@docgen/core/schema-model';
import { textLink } from '../markdown/markdown-link.ts';
import type { DescribeOptions, TwinSite } from '../twin-site.ts';

/**
 * The documentation of a definition or member: the reason of its deprecation, its description, and
 * the versions in which it was added and changed.
 *
 * @param options - Options for the description.
 * @returns At most three blocks of Markdown.
 */
export function describedMarkdown(
  documented: Pick<Documented, 'deprecated' | 'description' | 'since'>,
  site: TwinSite,
  options: Pick<DescribeOptions, 'below'> = {},
): string[] {
  const { deprecated, description } = documented;
  const since = sinceParts(documented);
  const parts: string[] = [];
  if (deprecated !== undefined) {
    parts.push(deprecation(site.describe(deprecated, { flat: true })));
  }
  const text = description === undefined ? '' : site.describe(description, options);
  if (text !== '') parts.push(text);
  if (since.length > 0) {
    const told = since.map((part) =>
      typeof part === 'string' ? part : textLink(part.label, part.to, site.config),
    );
    parts.push(`${told.join('')}.`);
  }
  return parts;
}

/** @param reason - Markdown. If it has more than one line, it starts a new block. */
function deprecation(reason: string): string {
  return `**Deprecated.**${reason.includes('\n') ? '\n\n' : ' '}${reason}`.trim();
}
