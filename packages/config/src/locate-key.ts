import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import type { ConfigBundle } from './bundle-config.ts';
import { defaultExport, entryOf, originOf, type ScopedNode } from './literal-entry.ts';
import { lineAndColumn, lineStarts, originalPlaces } from './original-place.ts';
import { parseProgram } from './parse-program.ts';

/** Where a key is: the file, and the range of the key in it. */
export interface KeyPlace {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Lines and columns count from 1; the end is exclusive. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The place of a key, and the text of the file that it is in. */
export interface LocatedKey {
  readonly place: KeyPlace;
  readonly source: string;
}

/**
 * Finds keys of the configuration in its sources.
 *
 * Follows a path through object and array literals, starting at the default export, and through
 * the argument of functions such as `defineConfig`, functions that only return something, `await`,
 * `Object.assign` and constants, also into files that the configuration imports or requires. Where
 * it is not literal, as in a condition or in a call with several arguments, the result is the last
 * key that was found.
 *
 * The bundle is searched instead of the sources, because it contains all of them, and is plain
 * JavaScript whatever their language.
 *
 * @returns Takes the keys that lead to a value; returns `undefined` if not even the first key is
 *   found. If there are no keys, the result is the place of the whole configuration.
 */
export function keyLocator({
  code,
  map,
}: Pick<ConfigBundle, 'code' | 'map'>): (path: KeyPath) => LocatedKey | undefined {
  const program = parseProgram(code);
  if (program === undefined) return () => undefined;
  const root = defaultExport(program);
  const placeAt = originalPlaces(map);
  const starts = lineStarts(code);
  return (path) => {
    let at: ScopedNode | undefined = root;
    let found = path.length === 0 ? root && originOf(root) : undefined;
    for (const key of path) {
      const entry = at && entryOf(at, key);
      if (entry === undefined) break;
      found = entry.key;
      at = entry.value;
    }
    if (found === undefined) return undefined;
    const origin = placeAt(...lineAndColumn(starts, found.start));
    if (origin === undefined) return undefined;
    const { place, source, rest } = origin;
    const [name = ''] = NAME.exec(rest) ?? [];
    const end = { endLine: place.line, endColumn: place.column + name.length };
    return { place: { ...place, ...end }, source };
  };
}

/**
 * The text that is marked at a position: a word, a string, or the first character of anything
 * longer.
 */
const NAME = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_$]+|.)/u;
