import type { Card } from '@docgen/core/page';
import { escapeMarkdown } from './escape-markdown.ts';
import { textLink } from './markdown-link.ts';
import { markdownText } from './markdown-text.ts';
import type { TwinSite } from './twin-site.ts';

/** A list of links with descriptions of their targets. */
export function cardList(cards: readonly Card[], { config }: TwinSite): string {
  const lines = cards.map(({ title, to, description, deprecated, count }) => {
    const link = `- ${textLink(title, to, config)}`;
    const mark = deprecated ? ` ${markdownText(config, '(deprecated)')}` : '';
    const entries =
      count === 1
        ? markdownText(config, '1 entry')
        : markdownText(config, '{0} entries', String(count));
    const number = count === undefined ? '' : ` (${entries})`;
    return (
      link + mark + number + (description === undefined ? '' : `: ${escapeMarkdown(description)}`)
    );
  });
  return lines.join('\n');
}
