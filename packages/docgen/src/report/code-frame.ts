import type { Place } from '@docgen/core/diagnostic';
import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { columnsOf } from './columns-of.ts';
import type { Style } from './style.ts';

/** Number of lines shown before and after the marked one. */
const CONTEXT = 2;

/** Number of columns shown of a line. Of longer lines, the part around the mark is shown. */
const WIDTH = 100;

/** The lines of a text, without an empty one after a line break at its end. */
export function linesOf(source: string): string[] {
  return source.replace(/\r?\n$/, '').split(/\r?\n/);
}

/**
 * Draws the lines around a place, with carets below the marked range. A range that spans several
 * lines is marked up to the end of its first line. Invisible and control characters are escaped.
 *
 * @param lines - Lines of the file, see {@link linesOf}.
 * @param place - Range to mark. Without a line, nothing is drawn.
 * @returns Lines; empty if the place is not in the text.
 */
export function codeFrame(lines: readonly string[], place: Place, style: Style): string[] {
  const { line, column } = place;
  // Something that is missing at the end of a text is reported after its last line break.
  if (line === undefined || line < 1 || line > lines.length + 1) return [];
  const first = Math.max(1, line - CONTEXT);
  const last = Math.max(line, Math.min(lines.length, line + CONTEXT));
  const margin = String(last).length;
  const start = windowStart(lines[line - 1] ?? '', column ?? 1);
  const gutter = (label: string, mark: string) =>
    `${mark} ${style('dim', `${label.padStart(margin)} │`)}`;

  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = lines[number - 1] ?? '';
    const shown = visible(text, start);
    const mark = number === line ? style('red', '>') : ' ';
    frame.push(`${gutter(String(number), mark)} ${escapeInvisible(shown)}`.trimEnd());
    if (number !== line || column === undefined) continue;
    const from = column - 1 - start;
    const length = Math.min(rangeLength(place, text), shown.length - from);
    const carets = style('red', '^'.repeat(width(shown, from, from + Math.max(1, length))));
    frame.push(`${gutter('', ' ')} ${' '.repeat(width(shown, 0, from))}${carets}`);
  }
  return frame;
}

/** Index of the first character to show, so that the column is in view. */
function windowStart(text: string, column: number): number {
  const before = text.slice(0, column - 1);
  if (fits(before, WIDTH * 0.8)) return 0;
  let start = Math.max(0, before.length + 1 - WIDTH / 2);
  while (!fits(before.slice(start), WIDTH / 2)) start += 1;
  return start;
}

function visible(text: string, start: number): string {
  let end = Math.min(text.length, start + WIDTH);
  while (!fits(text.slice(start, end), WIDTH)) end -= 1;
  // A tab becomes one column wide, so that carets are aligned.
  const shown = text.slice(start, end).replaceAll('\t', ' ');
  const before = start > 0 && shown !== '' ? `…${shown.slice(1)}` : shown;
  const both = text.length > end ? `${before.slice(0, -1)}…` : before;
  // Surrogate pairs that were cut in half are not shown.
  return both.replace(/(?<=^…)\p{Cs}|\p{Cs}(?=…$)/gu, '…');
}

/** Whether a part of a line is displayed in at most the given number of columns. */
function fits(text: string, columns: number): boolean {
  return text.length <= WIDTH && width(text.replaceAll('\t', ' '), 0, text.length) <= columns;
}

/**
 * The number of columns of a displayed range. Escapes take several columns, positions after the end
 * one each.
 */
function width(text: string, from: number, to: number): number {
  const behind = to - Math.max(from, Math.min(to, text.length));
  return columnsOf(escapeInvisible(text.slice(from, to))) + behind;
}

function rangeLength({ line, column = 1, endLine = line, endColumn }: Place, text: string): number {
  if (endColumn === undefined) return 1;
  return (endLine === line ? endColumn : text.length + 1) - column;
}
