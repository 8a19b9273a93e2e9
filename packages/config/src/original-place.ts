import { SourceMap, type SourceMapPayload } from 'node:module';
import { decodePath } from '@docgen/core/addresses/address';
import { remember } from '@docgen/core/basics/remember';
import { plainText } from '@docgen/files/read-source';

/** A position in a source of a bundle. */
export interface OriginalPlace {
  /** The file is relative to the project folder. */
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
  /** Text of the file, see `plainText`. */
  readonly source: string;
  /** The line from the position on. */
  readonly rest: string;
}

/** Ends of lines in ECMAScript, and therefore in stack traces and source maps. */
const LINE_END = /\r\n?|[\n\u2028\u2029]/g;

/** Ends of lines in editors. */
const EDITOR_LINE_END = /\r\n?|\n/g;

/** Sources of modules that docgen adds start with it. */
export const STUB = 'docgen-stub';

/**
 * Maps positions in a bundle to its sources.
 *
 * @param map - Source map of the bundle, as JSON.
 * @returns Takes a line and a column, both from 0; returns `undefined` if they are in no file.
 */
export function originalPlaces(
  map: string,
): (line: number, column: number) => OriginalPlace | undefined {
  const payload: SourceMapPayload = JSON.parse(map);
  const sources = new SourceMap(payload);
  const sourceOf = remember((name) => {
    const text = payload.sourcesContent[payload.sources.indexOf(name)] ?? '';
    const [starts, shown] = [lineStarts(text), lineStarts(text, EDITOR_LINE_END)];
    return { text, starts, shown, source: plainText(text) };
  });
  return (line, column) => {
    const entry = sources.findEntry(line, column);
    if (!('originalSource' in entry) || entry.originalSource.startsWith(`${STUB}:`))
      return undefined;
    const { text, starts, shown, source } = sourceOf(entry.originalSource);
    const offset = (starts[entry.originalLine] ?? text.length) + entry.originalColumn;
    const [editorLine, editorColumn] = lineAndColumn(shown, offset);
    // Editors do not count a byte order mark.
    const mark = editorLine === 0 && text.startsWith('\ufeff') ? 1 : 0;
    const place = {
      // A map names files as URLs, with spaces and umlauts percent-encoded.
      file: decodePath(entry.originalSource),
      line: editorLine + 1,
      column: editorColumn - mark + 1,
    };
    return { place, source, rest: text.slice(offset, shown[editorLine + 1]) };
  };
}

/** The offsets at which the lines of a text start. */
export function lineStarts(text: string, lineEnd = LINE_END): readonly number[] {
  return [0, ...Array.from(text.matchAll(lineEnd), ({ 0: end, index }) => index + end.length)];
}

/** The line and column of an offset, from 0. */
export function lineAndColumn(
  starts: readonly number[],
  offset: number,
): [line: number, column: number] {
  const line = starts.findLastIndex((start) => start <= offset);
  return [line, offset - (starts[line] ?? 0)];
}
