import { isCommentOf } from '@docgen/core/strings/is-comment-of';
import { useEffect, useRef, useState } from 'react';

interface MagicComment {
  readonly className: string;
  readonly line?: string;
  readonly block?: { readonly start: string; readonly end: string };
}

/** Comments that mark lines: Docusaurus's defaults. */
export const MAGIC_COMMENTS: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** The language in a class such as `language-ts`. */
export function parseLanguage(className: string): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}

/** Whether the meta string of a fence asks for line numbers. */
export function containsLineNumbers(metastring?: string): boolean {
  return metastring?.includes('showLineNumbers') ?? false;
}

/** Colours of a Prism theme as CSS variables. */
export function getPrismCssVariables({
  plain = {},
}: {
  readonly plain?: Readonly<Record<string, string>>;
}) {
  return { '--prism-color': plain.color, '--prism-background-color': plain.backgroundColor };
}

interface LinesOptions {
  readonly metastring?: string | undefined;
  readonly language?: string | undefined;
  readonly magicComments?: readonly MagicComment[];
}

/**
 * Removes the comments that mark lines from code, or reads the lines from the meta string
 * (`{1,4-6}`).
 *
 * @returns The code, and the classes of its lines by index from 0.
 */
export function parseLines(
  content: string,
  { metastring = '', language, magicComments = MAGIC_COMMENTS }: LinesOptions,
) {
  const written = content.replace(/\n$/, '');
  const lineClassNames: Record<number, string[]> = {};
  const mark = (line: number, names: readonly string[]) => {
    if (names.length > 0) lineClassNames[line] = [...names];
  };
  const [, range] = /\{([\d,\s-]+)\}/.exec(metastring) ?? [];
  const [first] = magicComments;
  if (range !== undefined && first !== undefined) {
    for (const line of linesOf(range)) mark(line - 1, [first.className]);
    return { lineClassNames, code: written };
  }
  if (language === undefined) return { lineClassNames, code: written };
  const open = new Set<string>();
  let next: string[] = [];
  const lines: string[] = [];
  for (const line of written.split('\n')) {
    const is = (text?: string) => text !== undefined && isCommentOf(text, line);
    const comment = magicComments.find(
      ({ line: single, block }) => is(single) || is(block?.start) || is(block?.end),
    );
    if (comment === undefined) {
      mark(lines.length, [...new Set([...open, ...next])]);
      next = [];
      lines.push(line);
    } else if (is(comment.line)) next.push(comment.className);
    else if (is(comment.block?.start)) open.add(comment.className);
    else open.delete(comment.className);
  }
  return { lineClassNames, code: lines.join('\n') };
}

/** Maximal length of a range; longer ones are truncated. */
const MOST_LINES = 10_000;

function linesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    const length = Math.min(Math.max(to - from + 1, 0), MOST_LINES);
    return Array.from({ length }, (_, index) => from + index);
  });
}

/** The state of line wrapping in a code block, and whether its lines overflow. */
export function useCodeWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) {
      code.style.whiteSpace = isEnabled ? 'pre-wrap' : '';
      code.style.overflowWrap = isEnabled ? 'anywhere' : '';
    }
    const measure = () => {
      const block = codeBlockRef.current;
      setScrollable(block !== null && block.scrollWidth > block.clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle: () => setEnabled(!isEnabled) };
}
