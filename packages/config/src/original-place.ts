import { SourceMap, type SourceMapPayload } from 'node:module';
import { decodePath } from '@docgen/core/address';
import { remember } from '@docgen/core/remember';
import { plainText } from '@docgen/files/read-source';

/** A position in a source of a bundle. */
export interface OriginalPlace {
  /** The file is relative to the project folder. */
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
  /** Text of the file, see `plainText`. */
  readonly source: string;
}

/** Ends of lines in ECMAScript, and therefore in stack traces and source maps. */
export const LINE_END = /\r\n?|[\n\u2028\u2029]/g;

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
    const ends = Array.from(text.matchAll(LINE_END), ({ 0: end, index }) => index + end.length);
    return { text, starts: [0, ...ends], plain: plainText(text) };
  });
  return (line, column) => {
    const entry = sources.findEntry(line, column);
    if (!('originalSource' in entry) || entry.originalSource.startsWith(`${STUB}:`))
      return undefined;
    const { text, starts, plain } = sourceOf(entry.originalSource);
    const offset = (starts[entry.originalLine] ?? text.length) + entry.originalColumn;
    // Editors count neither a byte order mark, nor all ends of lines in ECMAScript.
    const before = plainText(text.slice(0, offset)).split('\n');
    const place = {
      // A map names files as URLs, with spaces and umlauts percent-encoded.
      file: decodePath(entry.originalSource),
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
    return { place, source: plain };
  };
}
