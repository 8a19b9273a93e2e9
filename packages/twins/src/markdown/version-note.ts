import type { SiteConfig } from '@docgen/core/config';
import { firstVersion } from '@docgen/core/versions/version-sets';
import { VERSION_STATES } from '@docgen/core/versions/version-states';
import { escapeMarkdown } from './escape-markdown.ts';
import { textLink } from './markdown-link.ts';
import { markdownText } from './markdown-text.ts';

type Config = Pick<SiteConfig, 'url' | 'basePath' | 'trailingSlash' | 'versions' | 'texts'>;

/**
 * The banner of a version as the start of a twin: a quotation, with a blank line after it.
 *
 * @param version - Id of the version that the page is in.
 * @param current - Route of the same page in the first version.
 * @returns Empty for a version without a banner, and for pages of all versions.
 */
export function versionNote(
  version: string | undefined,
  current: string | undefined,
  config: Config,
): string {
  const own = config.versions.find(({ id }) => id === version);
  if (own?.banner === undefined) return '';
  const first = firstVersion(own, config.versions);
  const about = markdownText(config, VERSION_STATES[own.banner], escapeMarkdown(own.label));
  if (current === undefined || first === own) return `> ${about}\n\n`;
  const link = textLink(first.label, current, config);
  return `> ${about} ${markdownText(config, 'The current version is {0}.', link)}\n\n`;
}
