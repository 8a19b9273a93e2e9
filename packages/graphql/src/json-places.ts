import type { Place } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/key-path';
import { MOST_NESTED } from '@docgen/core/most-nested';
import { sourcePlace } from '@docgen/core/source-place';
import { type JsonToken, jsonTokenAt, startOfJson } from './json-tokens.ts';
import type { SourceText } from './source-text.ts';

/**
 * The place of a value in valid JSON: the name of a member, or an item of an array. If there is no
 * such value, it is the place of the innermost value around it.
 *
 * @param path - Names and indices that lead to it.
 */
export function jsonPlace({ file, text }: SourceText, path: KeyPath): Place {
  let nearest: JsonToken | undefined;
  let steps = 0;
  for (const { token, path: found } of jsonValues(text)) {
    const isOnPath = found.length <= path.length && found.every((key, at) => key === path[at]);
    // The last of several members with the same name counts, as for `JSON.parse`.
    if (!isOnPath || found.length < steps) continue;
    nearest = token;
    steps = found.length;
  }
  return sourcePlace(file, text, nearest?.start ?? 0, nearest?.end);
}

/** The place of the first value that is nested deeper than {@link MOST_NESTED}, if there is one. */
export function deepJsonPlace({ file, text }: SourceText): Place | undefined {
  for (const { token, path } of jsonValues(text)) {
    if (path.length > MOST_NESTED) return sourcePlace(file, text, token.start, token.end);
  }
  return undefined;
}

interface JsonValue {
  /** Names and indices that lead to it; changed by the next step. */
  readonly path: KeyPath;
  /** The name of a member, otherwise the first token of the value. */
  readonly token: JsonToken;
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
      yield { path, token: name ?? token };
      name = undefined;
      isName = kind === '{';
      if (kind === '{') path.push('');
      if (kind === '[') path.push(0);
    }
  }
}
