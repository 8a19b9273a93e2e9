import type { RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathToMarkdown } from 'mdast-util-math';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
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

const WITH_MATH = [mathToMarkdown(), ...GFM];

/**
 * On pages with formulas, dollar signs in text have to be escaped; on other pages that is only
 * noise.
 */
const MATH_OPTIONS: Options = { ...OPTIONS, extensions: [...WITH_MATH, quickHandlers(WITH_MATH)] };

export interface WriteOptions {
  /** Whether the tree may contain formulas. */
  readonly math: boolean;
}

/** Writes a Markdown tree as text: CommonMark with GFM's tables, footnotes and task lists. */
export function writeMarkdown(children: readonly RootContent[], { math }: WriteOptions): string {
  return toMarkdown({ type: 'root', children: [...children] }, math ? MATH_OPTIONS : OPTIONS);
}
