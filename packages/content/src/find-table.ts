import { headingText } from './heading-text.ts';

/** The text and position of a table in a Markdown text. */
export interface FoundTable {
  /** The lines of the table. */
  readonly text: string;
  /** Line of the table's head, from 1. */
  readonly line: number;
}

/**
 * Finds the first table, written with leading bars, of a Markdown or MDX text or of one of its
 * sections. Only looks at lines, so that the page need not be compiled.
 *
 * @param heading - Id of the section's heading. The section ends at the next heading.
 */
export function findTable(markdown: string, heading?: string): FoundTable | undefined {
  const lines = markdown.split('\n');
  let inside = heading === undefined;
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, mark, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
      continue;
    }
    // Text in backticks at the start of a line opens no block.
    if (mark?.startsWith('~') || !info.includes('`')) fence = mark;
    const title = /^ {0,3}#{1,6}\s+(.*?)[\s#]*$/.exec(line)?.[1];
    if (title !== undefined && heading !== undefined) inside = idOf(title) === heading;
    if (!inside || !DELIMITERS.test(lines[at + 1] ?? '') || !line.startsWith('|')) continue;
    const end = lines.findIndex((other, position) => position > at && !other.startsWith('|'));
    return { text: lines.slice(at, end < 0 ? undefined : end).join('\n'), line: at + 1 };
  }
  return undefined;
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
