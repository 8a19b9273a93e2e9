import type { Description } from '@docgen/core/schema-model';
import { htmlMarkdown } from './html-markdown.ts';

/**
 * Turns descriptions into Markdown that is safe and has absolute links. Schemas say the same thing
 * in many places, and it is turned once.
 *
 * @param render - Renders a description to sanitised HTML.
 * @param base - Origin of the site.
 */
export function descriptionMarkdown(
  render: (description: Description) => string,
  base: string,
): (markdown: string) => string {
  const known = new Map<string, string>();
  return (markdown) => {
    const before = known.get(markdown);
    if (before !== undefined) return before;
    const made = htmlMarkdown(render({ markdown }), base);
    known.set(markdown, made);
    return made;
  };
}
