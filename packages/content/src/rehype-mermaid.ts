import type { Checked } from '@docgen/core/diagnostic';
import type { Nodes, Root } from 'hast';
import type { Position } from 'unist';
import { codeFence } from './code-fence.ts';
import { htmlIsland } from './html-island.ts';
import { type TreePlace, walkTree } from './walk-tree.ts';

/** Where a diagram's text starts. */
export interface DiagramPlace {
  readonly file: string;
  /** Line of the first line inside of the fence. */
  readonly line: number;
  /** Text of the whole file, for code frames. */
  readonly source: string;
}

/**
 * Draws a diagram.
 *
 * @returns HTML to put into the page; `undefined` when there is none, so that
 *   the fence stays a code block.
 */
export type RenderMermaid = (
  source: string,
  place: DiagramPlace,
) => Promise<Checked<{ readonly html: string } | undefined>>;

export interface MermaidOptions {
  readonly file: string;
  readonly source: string;
  readonly render: RenderMermaid;
  readonly onDiagnostics: (diagnostics: Checked<unknown>['diagnostics']) => void;
  /** Called for each diagram drawn. */
  readonly used: () => void;
}

/** Draws `mermaid` fences. */
export function rehypeMermaid(options: MermaidOptions) {
  const { file, source, render } = options;
  return async (tree: Root) => {
    const fences: { code: string; position: Position | undefined; place: TreePlace<Nodes> }[] = [];
    walkTree<Nodes>(tree, (node, place) => {
      const fence = codeFence(node);
      if (fence?.language !== 'mermaid' || place === undefined) return undefined;
      fences.push({ code: fence.code, position: node.position, place });
      return 'skip';
    });
    for (const { code, position, place } of fences) {
      const line = (position?.start.line ?? 0) + 1;
      const drawn = await render(code, { file, line, source });
      options.onDiagnostics(drawn.diagnostics);
      if (drawn.value === undefined) continue;
      options.used();
      place.siblings[place.index] = htmlIsland({
        tagName: 'div',
        inline: false,
        // The text of the diagram stays with it for readers that cannot look at a drawing.
        attributes: { className: 'mermaid-diagram', 'data-source': code.trimEnd() },
        html: drawn.value.html,
        position,
      });
    }
  };
}
