import type { RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathToMarkdown } from 'mdast-util-math';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { quickHandlers } from './quick-handlers.ts';

const GFM = [
  gfmFootnoteToMarkdown(),
  gfmStrikethroughToMarkdown(),
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmTaskListItemToMarkdown(),
];

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  extensions: [...GFM, quickHandlers(GFM)],
};

const MATH = mathToMarkdown();

const WITH_MATH = [MATH, ...GFM];

/**
 * On pages with formulas, dollar signs in text have to be escaped; on other pages that is only
 * noise.
 */
const MATH_OPTIONS: Options = {
  ...OPTIONS,
  extensions: [...WITH_MATH, pipesInCells(MATH), quickHandlers(WITH_MATH)],
};

export interface WriteOptions {
  /** Whether the tree may contain formulas. */
  readonly math: boolean;
}

/** Writes a Markdown tree as text: CommonMark with GFM's tables, footnotes and task lists. */
export function writeMarkdown(children: readonly RootContent[], { math }: WriteOptions): string {
  return toMarkdown({ type: 'root', children: [...children] }, math ? MATH_OPTIONS : OPTIONS);
}

/**
 * A handler that writes `|` in formulas in cells of tables as `\vert`, which looks the same. `|` ends
 * a cell, and `\|` is another character in formulas.
 */
function pipesInCells({ handlers }: Options): Options {
  const write = handlers?.inlineMath;
  if (write === undefined || write === null) return {};
  const inlineMath: Handle = (node, parent, state, info) =>
    write(
      state.stack.includes('tableCell') ? { ...node, value: withoutPipes(node.value) } : node,
      parent,
      state,
      info,
    );
  // Keep properties of the handler, such as `peek`.
  return { handlers: { inlineMath: Object.assign(inlineMath, write) } };
}

function withoutPipes(formula: string): string {
  return formula.replace(
    /(\\.)|\|(?=([a-z]?))/gis,
    (_, command?: string, letter?: string) => command ?? (letter === '' ? '\\vert' : '\\vert '),
  );
}
