import { createHash } from 'node:crypto';
import type { Nodes, Root } from 'hast';
import { codeFence } from './code-fence.ts';
import type { PageDiagram } from './compiled-page.ts';
import { htmlIsland } from './html-island.ts';
import { type TreePlace, walkTree } from './walk-tree.ts';

export interface MermaidOptions {
  readonly file: string;
  /** Called for each diagram. */
  readonly found: (diagram: PageDiagram) => void;
}

/**
 * Takes `mermaid` fences out of a page and leaves a mark where each drawing goes.
 * Drawing takes longer than everything else, so a page is compiled without waiting for it.
 */
export function rehypeMermaid({ file, found }: MermaidOptions) {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (node, place: TreePlace<Nodes> | undefined) => {
      const fence = codeFence(node);
      if (fence?.language !== 'mermaid' || place === undefined) return undefined;
      const { position } = node;
      const line = (position?.start.line ?? 0) + 1;
      const mark = diagramMark(file, line, fence.code);
      found({ mark, source: fence.code, place: { file, line } });
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
  // A mark is all that its string holds, so what replaces it has to be a string's inside.
  return code.replace(/(?<=")docgen-diagram-[\da-f]{32}(?=")/g, (mark) => {
    const html = drawings.get(mark);
    return html === undefined ? mark : JSON.stringify(html).slice(1, -1);
  });
}
