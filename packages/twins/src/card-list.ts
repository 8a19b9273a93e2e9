import type { Card } from '@docgen/core/page';
import { translate } from '@docgen/core/texts/texts';
import { escapeMarkdown } from './escape-markdown.ts';
import { escapedText } from './escaped-text.ts';
import { textLink } from './markdown-link.ts';
import type { TwinSite } from './twin-site.ts';

/** A list of links with descriptions of their targets. */
export function cardList(cards: readonly Card[], { config }: TwinSite): string {
  const lines = cards.map(({ title, to, description, deprecated, count }) => {
    const link = `- ${textLink(title, to, config)}`;
    const entries =
      count === 1 ? translate(config, '1 entry') : translate(config, '{0} entries', count ?? 0);
    const number = count === undefined ? '' : ` (${escapedText(entries)})`;
    const mark = deprecated ? ` ${escapedText(translate(config, '(deprecated)'))}` : '';
    return (
      link + mark + number + (description === undefined ? '' : `: ${escapeMarkdown(description)}`)
    );
  });
  return lines.join('\n');
}
