import { oneLine } from '@docgen/core/strings/one-line';
import { type Text, translate, type WithTexts } from '@docgen/core/texts/texts';
import { escapeMarkdown } from './escape-markdown.ts';

/**
 * A text in the language of a site, for use inside of a line.
 *
 * @param value - What `{0}` stands for, as Markdown.
 */
export function markdownText(site: WithTexts, text: Text, value = ''): string {
  return escapeMarkdown(oneLine(translate(site, text))).replaceAll('{0}', () => value);
}
