import { htmlToMdast } from './html-to-mdast.ts';
import { readHtml } from './read-html.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A paragraph of text and code that reads the same in Markdown, backticks around the code. */
const SIMPLE =
  /^<p>(?![\s\d#+=>-])([^<&\\`*_[\]~|$!#\r\n\t]*(?:<code>[^\s<&`](?:[^<&`\r\n\t]*[^\s<&`])?<\/code>(?!<code>)[^<&\\`*_[\]~|$!#\r\n\t]*)*)<\/p>$/;

/** Whether HTML can hold formulas: KaTeX puts its name into the classes of all it sets. */
export function hasFormula(html: string): boolean {
  return html.includes('katex');
}

/**
 * Turns a piece of HTML into Markdown.
 *
 * @param base - Absolute address of the page it stands on.
 * @returns Text without a line break at its end.
 */
export function htmlMarkdown(html: string, base: string): string {
  // Most descriptions are a sentence, and there are thousands of them.
  const simple = SIMPLE.exec(html)?.[1];
  if (simple !== undefined) return simple.replace(/<\/?code>/g, '`').trim();
  return writeMarkdown(htmlToMdast(readHtml(html), base), { math: hasFormula(html) }).trimEnd();
}

/**
 * {@link htmlMarkdown} for descriptions: schemas say the same thing in many places, and it is turned
 * once.
 *
 * @returns A function of a description's sanitised HTML and of the absolute address of the page.
 */
export function descriptionMarkdown(): (html: string, base: string) => string {
  const known = new Map<string, string>();
  return (html, base) => {
    // All other addresses begin at the root.
    const key = html.includes(' href="#') ? `${base} ${html}` : html;
    const made = known.get(key) ?? htmlMarkdown(html, base);
    known.set(key, made);
    return made;
  };
}
