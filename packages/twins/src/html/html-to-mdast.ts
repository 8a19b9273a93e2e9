import { orUndefined } from '@docgen/core/basics/or-undefined';
import { admonitionTitle } from '@docgen/core/pages/admonition-title';
import type { WithTexts } from '@docgen/core/texts/texts';
import type { RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { convertBlock, isBlock } from './convert-block.ts';
import { convertPhrasing } from './convert-phrasing.ts';
import type { HtmlNode } from './html-node.ts';
import { trimPhrasing } from './trim-phrasing.ts';

/** What the conversion needs of the page that contains the HTML, and of its site. */
export interface HtmlPlace extends WithTexts {
  /** Absolute URL of the page, to resolve relative addresses. */
  readonly base: string;
}

/** Converts the HTML of an article to a Markdown tree. */
export function htmlToMdast(
  nodes: readonly HtmlNode[],
  { base, ...site }: HtmlPlace,
): RootContent[] {
  const page = new URL(base);
  const convert: Convert = {
    blocks(children) {
      const blocks: RootContent[] = [];
      let run: HtmlNode[] = [];
      const endRun = () => {
        const phrasing = convert.phrasing(run);
        if (phrasing.length > 0) blocks.push({ type: 'paragraph', children: phrasing });
        run = [];
      };
      for (const child of children) {
        if (typeof child === 'string' || !isBlock(child)) {
          run.push(child);
          continue;
        }
        endRun();
        blocks.push(...convertBlock(child, convert));
      }
      endRun();
      return blocks;
    },
    phrasing: (children) => trimPhrasing(convertPhrasing(children, convert)),
    address: (href) => absoluteAddress(href, page),
    titleOf: (kind) => admonitionTitle(kind, site),
  };
  return convert.blocks(nodes);
}

function absoluteAddress(href: string, page: URL): string | undefined {
  // Fast path: most addresses already start at the root.
  if (/^\/[\w-][\w/-]*$/.test(href)) return page.origin + href;
  const url = orUndefined(() => new URL(href, page));
  if (url === undefined || /^(javascript|data|vbscript|blob):$/.test(url.protocol))
    return undefined;
  return /^https?:\/\/[!-~]+$/.test(href) ? href : url.href;
}
