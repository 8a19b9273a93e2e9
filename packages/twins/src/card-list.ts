import { counted } from '@docgen/core/counted';
import type { Card } from '@docgen/core/page';
import { escapeMarkdown } from './escape-markdown.ts';
import { textLink } from './markdown-link.ts';
import type { TwinSite } from './twin-site.ts';

/** A list of links with descriptions of their targets. */
export function cardList(cards: readonly Card[], { config }: TwinSite): string {
  const lines = cards.map(({ title, to, description, deprecated, count }) => {
    const link = `- ${textLink(title, to, config)}`;
    const entries = count === undefined ? '' : ` (${counted(count, 'entry', 'entries')})`;
    const mark = deprecated === true ? ' (deprecated)' : '';
    return (
      link + mark + entries + (description === undefined ? '' : `: ${escapeMarkdown(description)}`)
    );
  });
  return lines.join('\n');
}
