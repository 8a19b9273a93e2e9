import { createHash } from 'node:crypto';
import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { codeFence } from '../code/code-fence.ts';
import { pageNotes } from '../page-notes.ts';
import { htmlIsland } from '../tree/html-island.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Takes `mermaid` fences out of a page and leaves a mark where each drawing goes.
 * Drawing takes longer than everything else, so a page is compiled without waiting for it.
 */
export function rehypeMermaid() {
  return (tree: Root, vfile: VFile) => {
    const { path: file } = vfile;
    const { diagrams, links } = pageNotes(vfile);
    walkTree<Nodes>(tree, (node, place) => {
      const fence = codeFence(node);
      if (fence?.language !== 'mermaid' || place === undefined) return undefined;
      const { position } = node;
      const line = (position?.start.line ?? 0) + 1;
      const mark = diagramMark(file, line, fence.code);
      diagrams.push({ mark, source: fence.code, place: { file, line } });
      for (const { href, below } of clickAddresses(fence.code)) {
        links.push({ href, place: { file, line: line + below } });
      }
      place.siblings[place.index] = htmlIsland({
        tagName: 'div',
        inline: false,
        // The text of the diagram stays with it for readers that cannot look at a drawing.
        attributes: { className: 'mermaid-diagram', 'data-source': fence.code.trimEnd() },
        html: mark,
        position,
      });
      return 'skip';
    });
  };
}

/** The addresses of `click` and `link`, which drawings have as they are written, with the number of lines above. */
function clickAddresses(code: string): { readonly href: string; readonly below: number }[] {
  const lines = code.split('\n');
  return lines.flatMap((text, below) => {
    const clicks = text.matchAll(/(?:^|;)\s*(?:click|link)\s+[^\s";]+\s+(?:href\s+)?"([^"]+)"/g);
    return Array.from(clicks, ([, href = '']) => ({ href, below }));
  });
}

/** A mark that no page's text contains by chance; letters, digits and hyphens only. */
function diagramMark(file: string, line: number, source: string): string {
  const hash = createHash('sha256').update(JSON.stringify([file, line, source]));
  return `docgen-diagram-${hash.digest('hex').slice(0, 32)}`;
}

/**
 * Puts drawings into a compiled page.
 *
 * @param code - `CompiledPage.code`.
 * @param drawings - HTML by the mark of `CompiledPage.diagrams`.
 */
export function placeDiagrams(code: string, drawings: ReadonlyMap<string, string>): string {
  if (drawings.size === 0) return code;
  // A mark is all that its string holds.
  return code.replace(/"(docgen-diagram-[\da-f]{32})"/g, (string, mark) => {
    const html = drawings.get(mark);
    return html === undefined ? string : JSON.stringify(html);
  });
}
