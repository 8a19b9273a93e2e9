import type { Place } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/key-path';
import { MOST_NESTED } from '@docgen/core/most-nested';
import { placeFinder, sourcePlace } from '@docgen/core/source-place';
import { type JsonToken, jsonTokenAt, startOfJson } from './json-tokens.ts';
import type { SourceText } from './source-text.ts';

/** A value in a JSON text, with those in it by name or index. */
interface JsonNode {
  readonly token: JsonToken;
  readonly inside: Map<string | number, JsonNode>;
}

/**
 * Finds places in valid JSON. The text is read once, at the first place.
 *
 * @returns Takes names and indices that lead to a value, and returns the place of its name, or of
 *   the value in an array. If there is no such value, it is the place of the innermost one around it.
 */
export function jsonPlaces({ file, text }: SourceText): (path: KeyPath) => Place {
  const placeOf = placeFinder(file, text);
  let root: JsonNode | undefined;
  return (path) => {
    root ??= jsonTree(text);
    let nearest = root;
    for (const key of path) {
      const next = nearest.inside.get(key);
      if (next === undefined) break;
      nearest = next;
    }
    return placeOf(nearest.token.start, nearest.token.end);
  };
}

function jsonTree(text: string): JsonNode {
  const root: JsonNode = { token: { kind: '', start: 0, end: 0 }, inside: new Map() };
  const above = [root];
  for (const { path, token } of jsonValues(text)) {
    above.length = path.length + 1;
    const node: JsonNode = { token, inside: new Map() };
    // The last of several members with the same name counts, as for `JSON.parse`.
    above.at(-1)?.inside.set(path.at(-1) ?? '', node);
    above.push(node);
  }
  return root.inside.get('') ?? root;
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
