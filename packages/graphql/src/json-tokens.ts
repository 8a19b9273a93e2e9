/** A token of JSON (RFC 8259), with the white space before it. */
const TOKEN =
  /[ \t\n\r]*(?:([[\]{},:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** A token of a JSON text. */
export interface JsonToken {
  /** The mark itself; `"` stands for strings, `0` for numbers and words. */
  readonly kind: string;
  /** Offset of its first character, and of the one after the last. */
  readonly start: number;
  readonly end: number;
}

/** Offset at which the tokens of a text start: a byte order mark is none. */
export function startOfJson(text: string): number {
  return text.startsWith('\uFEFF') ? 1 : 0;
}

/**
 * The token after an offset, and after white space.
 *
 * @returns `undefined` if the text ends there, or if something else follows.
 */
export function jsonTokenAt(text: string, offset: number): JsonToken | undefined {
  TOKEN.lastIndex = offset;
  const found = TOKEN.exec(text);
  if (found === null) return undefined;
  const [whole, mark, string] = found;
  const end = offset + whole.length;
  const start = end - whole.trimStart().length;
  return { kind: mark ?? (string === undefined ? '0' : '"'), start, end };
}
