import { orUndefined } from '@docgen/core/or-undefined';
import type { RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { convertBlock, isBlock } from './convert-block.ts';
import { convertPhrasing } from './convert-phrasing.ts';
import type { HtmlNode } from './html-node.ts';
import { trimPhrasing } from './trim-phrasing.ts';

/**
 * Converts the HTML of an article to a Markdown tree.
 *
 * @param base - Absolute URL of the page, to resolve relative addresses.
 */
export function htmlToMdast(nodes: readonly HtmlNode[], base: string): RootContent[] {
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
