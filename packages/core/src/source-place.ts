import type { Place } from './diagnostic.ts';

/**
 * The place of a range of characters in a source text.
 *
 * @param file - Path relative to the project folder.
 * @param source - The whole text.
 * @param start - Offset of the first character.
 * @param end - Offset after the last character. Omit it for a single position.
 */
export function sourcePlace(file: string, source: string, start: number, end?: number): Place {
  const from = pointAt(source, start);
  if (end === undefined || end <= start) return { file, ...from };
  const to = pointAt(source, end);
  return { file, ...from, endLine: to.line, endColumn: to.column };
}

/** Line and column of an offset, both from 1. */
export function pointAt(source: string, offset: number): { line: number; column: number } {
  const end = Math.min(Math.max(0, offset), source.length);
  let line = 1;
  let start = 0;
  for (let feed = source.indexOf('\n'); feed !== -1 && feed < end; ) {
    line++;
    start = feed + 1;
    feed = source.indexOf('\n', start);
  }
  return { line, column: end - start + 1 };
}
