import { htmlToMdast } from './html-to-mdast.ts';
import { readHtml } from './read-html.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A paragraph, or its content, of text and code that needs no escaping in Markdown. */
const SIMPLE =
  /^(?:<p>)?(?![\s\d#+=>-])([^<&\\`*_[\]~|$!#\r\n\t]*(?:<code>[^\s<&`](?:[^<&`\r\n\t]*[^\s<&`])?<\/code>(?!<code>)[^<&\\`*_[\]~|$!#\r\n\t]*)*)(?:<\/p>)?$/;

/** Whether HTML may contain formulas: all classes of KaTeX contain its name. */
export function hasFormula(html: string): boolean {
  return html.includes('katex');
}

/**
 * Converts a piece of HTML to Markdown.
 *
 * @param base - Absolute URL of the page that contains it.
 * @returns Markdown without a final line break.
 */
export function htmlMarkdown(html: string, base: string): string {
  // Fast path: there are thousands of descriptions, and most are a single sentence.
  const simple = SIMPLE.exec(html)?.[1];
  if (simple !== undefined) return simple.replace(/<\/?code>/g, '`').trim();
  return writeMarkdown(htmlToMdast(readHtml(html), { base }), { math: hasFormula(html) }).trimEnd();
}

/**
 * {@link htmlMarkdown} for descriptions, with a cache, because schemas repeat many descriptions.
 *
 * @returns A function of a description's sanitised HTML and the absolute URL of the page.
 */
export function descriptionMarkdown(): (html: string, base: string) => string {
  const known = new Map<string, string>();
  return (html, base) => {
    // All addresses other than fragments are absolute or start at the root, so they do not depend
    // on the page.
    const key = html.includes(' href="#') ? `${base} ${html}` : html;
    const made = known.get(key) ?? htmlMarkdown(html, base);
    known.set(key, made);
    return made;
  };
}
