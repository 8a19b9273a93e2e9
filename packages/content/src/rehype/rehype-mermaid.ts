import { createHash } from 'node:crypto';
import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { codeFence } from '../code/code-fence.ts';
import { pageNotes } from '../page-notes.ts';
import { htmlIsland } from '../tree/html-island.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { clickAddresses } from './click-addresses.ts';

/**
 * Removes `mermaid` fences from a page and leaves a mark in place of each drawing. Drawing takes
 * longer than everything else, so a page is compiled without waiting for it.
 */
export function rehypeMermaid() {
  return (tree: Root, vfile: VFile) => {
    const { path: file } = vfile;
    const { diagrams, links, resolveLink } = pageNotes(vfile);
    walkTree<Nodes>(tree, (node, place) => {
      const fence = codeFence(node);
      if (fence?.language.toLowerCase() !== 'mermaid' || place === undefined) return undefined;
      const { position } = node;
      const line = (position?.start.line ?? 0) + 1;
      const mark = diagramMark(file, line, fence.code);
      const hrefs: [written: string, href: string][] = [];
      for (const { written, below } of clickAddresses(fence.code)) {
        const { href, missing } = resolveLink(written);
        if (href !== written) hrefs.push([written, href]);
        const own = href === written ? undefined : written;
        links.push({ href, written: own, place: { file, line: line + below }, missing });
      }
      diagrams.push({ mark, source: fence.code, hrefs, place: { file, line } });
      place.siblings[place.index] = htmlIsland({
        tagName: 'div',
        inline: false,
        // The text of the diagram is kept for readers that cannot view a drawing.
        attributes: { className: 'mermaid-diagram', 'data-source': fence.code.trimEnd() },
        html: mark,
        position,
      });
      return 'skip';
    });
  };
}

/**
 * A mark that the text of a page does not contain by chance. Consists of letters, digits and
 * hyphens.
 */
function diagramMark(file: string, line: number, source: string): string {
  const hash = createHash('sha256').update(JSON.stringify([file, line, source]));
  return `docgen-diagram-${hash.digest('hex').slice(0, 32)}`;
}

/**
 * Inserts drawings into a compiled page.
 *
 * @param code - `CompiledPage.code`.
 * @param drawings - HTML of the drawings, by their marks in `CompiledPage.diagrams`.
 */
export function placeDiagrams(code: string, drawings: ReadonlyMap<string, string>): string {
  if (drawings.size === 0) return code;
  // A mark is the entire content of its string.
  return code.replace(/"(docgen-diagram-[\da-f]{32})"/g, (string, mark) => {
    const html = drawings.get(mark);
    return html === undefined ? string : JSON.stringify(html);
  });
}
