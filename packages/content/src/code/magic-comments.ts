import type { MagicCommentConfig } from '@docgen/core/config';
import { isCommentOf } from '@docgen/core/strings/is-comment-of';

/** Class of lines marked by docgen's built-in magic comments and by ranges. */
export const HIGHLIGHTED_LINE = 'line-highlighted';

const BUILT_IN: Readonly<MagicCommentConfig> = {
  className: HIGHLIGHTED_LINE,
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

export interface MarkedCode {
  /** The code without the lines of magic comments. */
  readonly code: string;
  /** Classes of the marked lines, by line index from 0. */
  readonly classes: ReadonlyMap<number, readonly string[]>;
}

/**
 * Removes magic comments from code and collects the lines that they mark.
 *
 * @param code - As written in the fence.
 * @param configured - Comments in addition to `highlight-next-line` and
 *   `highlight-start`/`highlight-end`. A comment with one of these texts replaces the built-in one.
 */
export function applyMagicComments(
  code: string,
  configured: readonly Readonly<MagicCommentConfig>[],
): MarkedCode {
  const actions = [...actionsByText([BUILT_IN, ...configured])];
  const classes = new Map<number, string[]>();
  const open = new Set<string>();
  const next: string[] = [];
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const [, action] = actions.find(([text]) => isCommentOf(text, line)) ?? [];
    if (action === undefined) {
      const marks = new Set([...open, ...next.splice(0)]);
      if (marks.size > 0) classes.set(lines.length, [...marks]);
      lines.push(line);
    } else if (action.kind === 'next') {
      next.push(action.className);
    } else if (action.kind === 'start') {
      open.add(action.className);
    } else {
      open.delete(action.className);
    }
  }
  return { code: lines.join('\n'), classes };
}

interface Action {
  readonly kind: 'next' | 'start' | 'end';
  readonly className: string;
}

function actionsByText(
  comments: readonly Readonly<MagicCommentConfig>[],
): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  for (const { className, line, block } of comments) {
    if (line !== undefined) actions.set(line, { kind: 'next', className });
    if (block === undefined) continue;
    actions.set(block.start, { kind: 'start', className });
    actions.set(block.end, { kind: 'end', className });
  }
  return actions;
}
