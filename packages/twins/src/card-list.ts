import type { Card } from '@docgen/core/page';
import { escapeMarkdown } from './escape-markdown.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/** Links with a line about their targets. */
export function cardList(cards: readonly Card[], { config }: TwinSite): string {
  const lines = cards.map(({ title, to, description, count }) => {
    const link = `- [${escapeMarkdown(title)}](${absoluteUrl(to, config)})`;
    const entries = count === undefined ? '' : ` (${count === 1 ? '1 entry' : `${count} entries`})`;
    return link + entries + (description === undefined ? '' : `: ${escapeMarkdown(description)}`);
  });
  return lines.join('\n');
}
