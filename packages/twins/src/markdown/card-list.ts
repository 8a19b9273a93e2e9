import type { Card } from '@docgen/core/page';
import { entriesText } from '@docgen/core/texts/entries-text';
import type { TwinSite } from '../twin-site.ts';
import { textLink } from './markdown-link.ts';
import { markdownText } from './markdown-text.ts';
import { toldMarkdown } from './told-markdown.ts';

/** A list of links with descriptions of their targets. */
export function cardList(cards: readonly Card[], { config }: TwinSite): string {
  const lines = cards.map(
    ({ title, to, description, told = [description ?? ''], deprecated, count }) => {
      const link = `- ${textLink(title, to, config)}`;
      const mark = deprecated ? ` ${markdownText(config, '(deprecated)')}` : '';
      const number =
        count === undefined ? '' : ` (${markdownText(config, entriesText(count), String(count))})`;
      const text = description === undefined ? '' : `: ${toldMarkdown(told, config)}`;
      return link + mark + number + text;
    },
  );
  return lines.join('\n');
}
