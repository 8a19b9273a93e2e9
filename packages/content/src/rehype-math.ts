import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { codeLanguage } from './code-language.ts';
import { htmlIsland } from './html-island.ts';
import type { Report } from './report.ts';
import { type TreePlace, walkTree } from './walk-tree.ts';

export interface MathOptions {
  readonly report: Report;
  /** Called once for a page with formulas. */
  readonly used: () => void;
}

/** Sets formulas with KaTeX, which is loaded only for pages that have one. */
export function rehypeMath({ report, used }: MathOptions) {
  return async (tree: Root) => {
    const formulas: { element: Element; place: TreePlace<Nodes> }[] = [];
    walkTree<Nodes>(tree, (element, place) => {
      if (element.type !== 'element' || place === undefined || !isFormula(element))
        return undefined;
      formulas.push({ element, place });
      return 'skip';
    });
    if (formulas.length === 0) return;

    used();
    const { default: katex } = await import('katex');
    for (const { element, place } of formulas) {
      const display = element.tagName === 'pre';
      const text = textOf(element);
      let html: string;
      try {
        html = katex.renderToString(text, { displayMode: display, strict: 'ignore' });
      } catch (error) {
        if (!(error instanceof katex.ParseError)) throw error;
        report(wrongFormula(error), errorPosition(element, text, error));
        continue;
      }
      place.siblings[place.index] = htmlIsland({
        tagName: display ? 'div' : 'span',
        inline: !display,
        attributes: { className: display ? 'math math-display' : 'math math-inline' },
        html,
        text,
        position: element.position,
      });
    }
  };
}

/** As `remark-math` leaves them: `<code class="language-math">`, in `<pre>` when displayed. */
function isFormula(element: Element): boolean {
  const code = element.tagName === 'pre' ? element.children[0] : element;
  return code?.type === 'element' && code.tagName === 'code' && codeLanguage(code) === 'math';
}

function wrongFormula(error: { readonly rawMessage: string }) {
  return {
    code: 'math-syntax',
    severity: 'error',
    message: `The formula cannot be set: ${error.rawMessage}.`,
    hint: 'KaTeX lists the functions it supports at https://katex.org/docs/supported. A dollar sign in text is written \\$.',
  } as const;
}

/** The line inside the formula where KaTeX stopped reading. */
function errorPosition(element: Element, text: string, error: { readonly position: number }) {
  if (element.position === undefined) return undefined;
  const { start } = element.position;
  const before = text.slice(0, error.position).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  if (element.tagName === 'pre') return { line: start.line + before.length, column };
  if (before.length > 1) return { line: start.line + before.length - 1, column };
  return { line: start.line, column: start.column + column };
}
