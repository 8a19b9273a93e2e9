import type { Place } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import { placeFinder, sourcePlace } from '@docgen/core/sources/source-place';
import type { SourceText } from '@docgen/core/sources/source-text';
import { type JsonToken, jsonTokenAt, startOfJson } from './json-tokens.ts';

/**
 * Finds the places of values in valid JSON: of members, their names. The text is read once, for the
 * first of them.
 *
 * @returns Takes the names and indices that lead to a value. If there is no such value, the place is
 *   that of the innermost value around it.
 */
export function jsonPlaces({ file, text }: SourceText): (path: KeyPath) => Place {
  let tokens: ReadonlyMap<string, JsonToken> | undefined;
  const place = placeFinder(file, text);
  return (path) => {
    // The last of several members with the same name counts, as for `JSON.parse`.
    tokens ??= new Map(
      Array.from(jsonValues(text), ({ token, path }) => [JSON.stringify(path), token]),
    );
    for (let length = path.length; length >= 0; length--) {
      const token = tokens.get(JSON.stringify(path.slice(0, length)));
      if (token !== undefined) return place(token.start, token.end);
    }
    return { file };
  };
}

/**
 * The first value in JSON, as far as it is valid, that is wanted, if there is one.
 *
 * @param isWanted - Takes the names and indices that lead to a value, and the text of its first
 *   token, which is all of it for numbers, strings and words.
 */
export function findJson(
  { file, text }: SourceText,
  isWanted: (path: KeyPath, value: string) => boolean,
): { readonly place: Place; readonly value: string } | undefined {
  for (const { path, token, first } of jsonValues(text)) {
    const value = text.slice(first.start, first.end);
    if (!isWanted(path, value)) continue;
    return { place: sourcePlace(file, text, token.start, token.end), value };
  }
  return undefined;
}

interface JsonValue {
  /** Names and indices that lead to it; changed by the next step. */
  readonly path: KeyPath;
  /** The name of a member, otherwise the first token of the value. */
  readonly token: JsonToken;
  /** The first token of the value. */
  readonly first: JsonToken;
}

/** The values in valid JSON, in the order of the text. */
function* jsonValues(text: string): Generator<JsonValue> {
  const path: (string | number)[] = [];
  let name: JsonToken | undefined;
  let isName = false;
  let token = jsonTokenAt(text, startOfJson(text));
  for (; token !== undefined; token = jsonTokenAt(text, token.end)) {
    const { kind, start, end } = token;
    const last = path.at(-1);
    if (isName && kind === '"') {
      path[path.length - 1] = JSON.parse(text.slice(start, end));
      name = token;
      isName = false;
    } else if (kind === ',') {
      if (typeof last === 'number') path[path.length - 1] = last + 1;
      else isName = true;
    } else if (kind === '}' || kind === ']') {
      path.pop();
      isName = false;
    } else if (kind !== ':') {
      yield { path, token: name ?? token, first: token };
      name = undefined;
      isName = kind === '{';
      if (kind === '{') path.push('');
      if (kind === '[') path.push(0);
    }
  }
}
