import type { ToldText } from '@docgen/core/strings/told-text';
import type { TwinSite } from '../twin-site.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { codeLink } from './markdown-link.ts';

/** Text with code, in one line. */
export function toldMarkdown(text: ToldText, config: TwinSite['config']): string {
  return text
    .map((part) =>
      typeof part === 'string' ? escapeMarkdown(part) : codeLink(part.code, part.to, config),
    )
    .join('');
}
