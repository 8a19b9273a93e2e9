import { headingText } from './heading-text.ts';

/** The text and position of a table in a Markdown text. */
export interface FoundTable {
  /** The lines of the table. */
  readonly text: string;
  /** Line of the table's head, from 1. */
  readonly line: number;
}

/** The start or end of a line: LF only, unlike `^` and `$`. */
const [START, END] = ['(?<![^\\n])', '(?![^\\n])'];

/** The mark and info of a fence, the title of a heading, or a line of a table with one after it. */
const MARKS = new RegExp(
  [
    String.raw`${START} {0,3}(\`{3,}|~{3,})([^\n]*)`,
    String.raw`${START} {0,3}#{1,6}[^\S\n]+([^\n]*?)(?:[^\S\n]|#)*${END}`,
    String.raw`${START}\|[^\n]*(?=\n\|)`,
  ].join('|'),
  'g',
);

/**
 * Finds the first table, written with leading bars, of a Markdown or MDX text or of one of its
 * sections. Only looks at lines, so that the page need not be compiled.
 *
 * @param heading - Id of the section's heading. The section ends at the next heading.
 */
export function findTable(markdown: string, heading?: string): FoundTable | undefined {
  let inside = heading === undefined;
  let fence: string | undefined;
  for (const { index, 1: mark, 2: info = '', 3: title } of markdown.matchAll(MARKS)) {
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
    } else if (mark !== undefined) {
      // Text in backticks at the start of a line opens no block.
      if (mark.startsWith('~') || !info.includes('`')) fence = mark;
    } else if (title !== undefined) {
      if (heading !== undefined) inside = idOf(title) === heading;
    } else if (inside) {
      const next = markdown.indexOf('\n', index) + 1;
      if (!DELIMITERS.test(lineAt(markdown, next))) continue;
      const lines = markdown.slice(index).split('\n');
      const end = lines.findIndex((line) => !line.startsWith('|'));
      const text = lines.slice(0, end < 0 ? undefined : end).join('\n');
      return { text, line: markdown.slice(0, index).split('\n').length };
    }
  }
  return undefined;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

const DELIMITERS = /^\|[\s:|-]*-[\s:|-]*$/;

/** The id that a heading gets: the one written after it, or else the one that GitHub gives it. */
function idOf(title: string): string {
  const written = /\{#([^\s{}]+)/.exec(title)?.[1];
  if (written !== undefined) return written;
  const kept = headingText(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  return kept.replace(/\s/g, '-');
}
