import type { MagicCommentConfig } from '@docgen/core/config';

/** Class of lines marked by the comments and ranges that docgen knows by itself. */
export const HIGHLIGHTED_LINE = 'line-highlighted';

const BUILT_IN: Readonly<MagicCommentConfig> = {
  className: HIGHLIGHTED_LINE,
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

export interface MarkedCode {
  /** The code without the lines of magic comments. */
  readonly code: string;
  /** Classes of marked lines by index from 0. */
  readonly classes: ReadonlyMap<number, readonly string[]>;
}

/**
 * A line that is nothing but a comment of one word. Comments of every language
 * are told by what they have in common: punctuation before the word (`//`, `#`,
 * `<!--`, `{/*`, `--`, `%`, `;` …), and maybe some after it.
 */
const COMMENT_LINE = /^\s*(?:[^\w\s]{1,5}|REM|dnl)\s*([\w-]+)\s*[^\w\s]{0,5}\s*$/i;

/**
 * Takes the comments that mark lines out of code.
 *
 * @param code - As written in the fence.
 * @param configured - Comments beside `highlight-next-line` and `highlight-start`/`highlight-end`;
 *   one of the same words replaces the built-in meaning.
 */
export function applyMagicComments(
  code: string,
  configured: readonly Readonly<MagicCommentConfig>[],
): MarkedCode {
  const actions = actionsByWord([BUILT_IN, ...configured]);
  const classes = new Map<number, string[]>();
  const open = new Set<string>();
  const next: string[] = [];
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const action = actions.get(COMMENT_LINE.exec(line)?.[1] ?? '');
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

function actionsByWord(
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
