import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { codeLanguage } from '../code/code-fence.ts';
import { pageNotes } from '../page-notes.ts';
import { htmlIsland } from '../tree/html-island.ts';
import { type TreePlace, walkTree } from '../tree/walk-tree.ts';
import { withoutStyles } from './formula-styles.ts';

/** Renders formulas with KaTeX, which is loaded only for pages that contain one. */
export function rehypeMath(site: WithTexts) {
  return async (tree: Root, file: VFile) => {
    const formulas: { element: Element; place: TreePlace<Nodes> }[] = [];
    walkTree<Nodes>(tree, (element, place) => {
      if (element.type !== 'element' || place === undefined || !isFormula(element))
        return undefined;
      formulas.push({ element, place: { ...place } });
      return 'skip';
    });
    if (formulas.length === 0) return;

    const page = pageNotes(file);
    const { report } = page;
    page.usesMath = true;
    const source = String(file);
    let lines: readonly string[] | undefined;
    const lineAt = (line: number) => {
      lines ??= source.split('\n');
      return lines[line - 1];
    };
    const { default: katex } = await import('katex');
    for (const { element, place } of formulas) {
      const display = element.tagName === 'pre';
      const text = textOf(element);
      let html: string;
      try {
        html = withoutConsole(
          () => katex.renderToString(text, { displayMode: display, strict: 'ignore' }),
          (message) => report(doubtfulFormula(message), element.position),
        );
      } catch (error) {
        if (error instanceof katex.ParseError) {
          report(wrongFormula(error), errorPosition(element, text, error, { source, lineAt }));
        } else {
          report(fileFailure(error, { file: file.path }, 'set this formula of'), element.position);
        }
        continue;
      }
      place.siblings[place.index] = htmlIsland({
        tagName: display ? 'div' : 'span',
        inline: !display,
        attributes: display ? displayed(site) : { className: 'math math-inline' },
        html: withoutStyles(html, page.formulaStyles),
        text,
        position: element.position,
      });
    }
  };
}

/** A formula that is too wide scrolls, so it has to be reachable with the keyboard (WCAG 2.1.1). */
const displayed = (site: WithTexts) => ({
  className: 'math math-display',
  role: 'group',
  'aria-label': translate(site, 'Formula'),
  tabIndex: '0',
});

/**
 * Formulas as `remark-math` produces them: `<code class="language-math">`, in `<pre>` if displayed.
 */
function isFormula(element: Element): boolean {
  const code = element.tagName === 'pre' ? element.children[0] : element;
  return code?.type === 'element' && code.tagName === 'code' && codeLanguage(code) === 'math';
}

/** KaTeX only reports on the console that it can render a character but not measure it. */
function withoutConsole<T>(run: () => T, warned: (message: string) => void): T {
  const { warn } = console;
  console.warn = (message: unknown) => warned(String(message));
  try {
    return run();
  } finally {
    console.warn = warn;
  }
}

function doubtfulFormula(message: string) {
  return {
    code: 'math-character',
    severity: 'warning',
    message: `The formula may look wrong: ${message}.`,
    hint: 'Move the character out of the formula, or use a KaTeX command for it.',
  } as const;
}

function wrongFormula(error: { readonly rawMessage: string }) {
  return {
    code: 'math-syntax',
    severity: 'error',
    message: `KaTeX cannot render the formula: ${error.rawMessage}.`,
    hint: 'KaTeX lists the functions it supports at https://katex.org/docs/supported. To write a dollar sign in text, use \\$.',
  } as const;
}

interface PageLines {
  readonly source: string;
  /** Returns a line of the source by its number. */
  readonly lineAt: (line: number) => string | undefined;
}

/** The position inside the formula where KaTeX stopped reading. */
function errorPosition(
  element: Element,
  text: string,
  error: { readonly position: number },
  { source, lineAt }: PageLines,
): Point | undefined {
  if (element.position === undefined) return undefined;
  const { start } = element.position;
  // An error at the end of a block is reported at the end of its last line, because there is no
  // line after it if the fence is not closed.
  const before = text.trimEnd().slice(0, error.position).split('\n');
  // A block begins below its fence. In an inline formula, one line break at the start is not part
  // of the text.
  const isBelow =
    element.tagName === 'pre' ||
    /^\$+\r?\n/.test(source.slice(start.offset)) !== /^\r?\n/.test(text);
  const line = start.line + before.length - (isBelow ? 0 : 1);
  const first = line === start.line ? start.column : 0;
  // Column of the formula on its line, after dollar signs or the indentation of a list.
  const formula = text.split('\n')[before.length - 1] ?? '';
  const indent = lineAt(line)?.indexOf(formula, first) ?? first;
  return { line, column: Math.max(indent, first) + (before.at(-1)?.length ?? 0) + 1 };
}
