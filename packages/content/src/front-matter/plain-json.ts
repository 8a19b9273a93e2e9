import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { PlainMapping } from './plain-mapping.ts';

/** Longer texts are left to the parser, because YAML limits the length of keys. */
const MOST_CHARACTERS = 1000;

/** Characters that JSON and YAML do not treat the same way, and escapes. */
const UNLIKE = /[^\P{C}\n]|[\\\p{Zl}\p{Zp}]|__proto__/u;

/** A key of the outermost object, at the start of its line. */
const KEY = /^ {2}("([^"]*)"):/gm;

/**
 * Reads a JSON object that is indented by two spaces, such as most `_category_.json` files, without
 * the YAML parser, which takes a hundred times as long for the first files.
 *
 * @returns `undefined` for everything else, such as an object with a key that occurs twice.
 */
export function readPlainJson(text: string): PlainMapping | undefined {
  if (!text.startsWith('{') || text.length > MOST_CHARACTERS || UNLIKE.test(text)) return undefined;
  const value: PlainMapping['value'] = orUndefined(() => JSON.parse(text));
  if (JSON.stringify(value, undefined, 2) !== text.trimEnd()) return undefined;
  const keys = [...text.matchAll(KEY)].map(({ 1: quoted = '', 2: name = '', index }) => {
    const start = index + '  '.length;
    return { name, range: [start, start + quoted.length] as const };
  });
  return { value, keys };
}
