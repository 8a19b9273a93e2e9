import type { DocPage } from '@docgen/core/page';
import { oneLine } from '@docgen/core/strings/one-line';
import type { WithTexts } from '@docgen/core/texts/texts';
import type { Nodes, RootContent } from 'mdast';
import { hasFormula } from './html/html-markdown.ts';
import { htmlToMdast } from './html/html-to-mdast.ts';
import { readHtml } from './html/read-html.ts';
import { writeMarkdown } from './html/write-markdown.ts';

/** What the twin of an authored page needs besides its HTML. */
export type ArticlePage = Pick<DocPage, 'title' | 'description'> & WithTexts;

/**
 * An authored page as Markdown: its title, its description unless a paragraph starts with it, and
 * its content.
 *
 * @param html - HTML of the article.
 * @param url - Absolute URL of the page.
 * @param read - Parses the HTML; may return a cached tree, which is not modified.
 */
export function articleMarkdown(
  { title, description = '', texts }: ArticlePage,
  html: string,
  url: string,
  read: typeof readHtml = readHtml,
): string {
  const content = htmlToMdast(read(html), { base: url, texts });
  const at = titleAt(content, title);
  const heading = at < 0 ? [titleHeading(title)] : content.splice(at, 1);
  const words = oneLine(description);
  const isTaken = content.some(
    (block) => block.type === 'paragraph' && oneLine(rawText(block)).startsWith(words),
  );
  const summary = isTaken || words === '' ? [] : [quotation(words)];
  return writeMarkdown([...heading, ...summary, ...content], { math: hasFormula(html) });
}

/**
 * Position of the block that is the title of the twin: the first heading, if its level is 1 and it
 * has the page's title or no text before it. -1 if there is none.
 */
function titleAt(content: readonly RootContent[], title: string): number {
  const at = content.findIndex(({ type }) => type === 'heading');
  const first = content[at];
  if (first?.type !== 'heading' || first.depth !== 1) return -1;
  const isOnTop = content.slice(0, at).every((block) => oneLine(rawText(block)) === '');
  return isOnTop || oneLine(rawText(first)) === oneLine(title) ? at : -1;
}

function titleHeading(title: string): RootContent {
  return { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
}

/** The description is a quotation, because it is not part of the visible page. */
function quotation(value: string): RootContent {
  return {
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
  };
}

function rawText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(rawText).join('');
  return 'value' in node ? node.value : '';
}
