import type { Place } from '../diagnostic.ts';

/**
 * The place of a range of characters in a source text.
 *
 * @param file - Path relative to the project folder.
 * @param source - The whole text.
 * @param start - Offset of the first character.
 * @param end - Offset after the last character. Omit it for a single position.
 */
export function sourcePlace(file: string, source: string, start: number, end?: number): Place {
  return placeBetween(file, (offset) => pointAt(source, offset), [start, end]);
}

/**
 * {@link sourcePlace} for many places in a text, such as those of all keys of a front matter.
 *
 * @returns Takes the same offsets.
 */
export function placeFinder(file: string, source: string): (start: number, end?: number) => Place {
  const find = pointFinder(source);
  return (start, end) => placeBetween(file, find, [start, end]);
}

/**
 * {@link pointAt} for many offsets of a text: lines are counted once, at the first offset, instead
 * of from the start of the text each time.
 */
export function pointFinder(source: string): (offset: number) => SourcePoint {
  let ends: readonly number[] | undefined;
  return (offset) => {
    ends ??= Array.from(source.matchAll(/\n/g), ({ index }) => index);
    const end = Math.min(Math.max(0, offset), source.length);
    let before = 0;
    for (let behind = ends.length; before < behind; ) {
      const middle = Math.floor((before + behind) / 2);
      if ((ends[middle] ?? end) < end) before = middle + 1;
      else behind = middle;
    }
    return { line: before + 1, column: end - (ends[before - 1] ?? -1) };
  };
}

interface SourcePoint {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, both from 1. */
export function pointAt(source: string, offset: number): SourcePoint {
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

function placeBetween(
  file: string,
  find: (offset: number) => SourcePoint,
  [start, end]: readonly [start: number, end: number | undefined],
): Place {
  const from = find(start);
  if (end === undefined || end <= start) return { file, ...from };
  const to = find(end);
  return { file, ...from, endLine: to.line, endColumn: to.column };
}
