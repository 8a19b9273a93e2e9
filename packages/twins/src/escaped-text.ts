import { oneLine } from '@docgen/core/one-line';
import { escapeMarkdown } from './escape-markdown.ts';

/** A text of docgen in the words of a site, which may have line breaks, for use inside of a line. */
export function escapedText(text: string): string {
  return escapeMarkdown(oneLine(text));
}
