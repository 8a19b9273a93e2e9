import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { leanSyntax } from './lean-syntax.ts';
import { skipAutolinkSearch } from './skip-autolink-search.ts';

const syntaxFor = leanSyntax(gfm());
const mdastExtensions = skipAutolinkSearch(gfmFromMarkdown());

/** Parses Markdown that is not a page: CommonMark and GFM, never MDX. */
export function parseGfm(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [syntaxFor(markdown)], mdastExtensions });
}
