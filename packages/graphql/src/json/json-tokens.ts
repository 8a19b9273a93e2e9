/** The start of a token of JSON (RFC 8259), with the white space before it. */
const TOKEN =
  /[ \t\n\r]*(?:([[\]{},:"])|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/**
 * A part of a string. Of the control characters, strings may contain those from U+007F on. A regular
 * expression for whole strings would need too much memory for long ones, such as images.
 */
const IN_STRING = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/uy;

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
  const [whole, mark = '0'] = found;
  const after = offset + whole.length;
  const end = mark === '"' ? endOfString(text, after) : after;
  return end === undefined
    ? undefined
    : { kind: mark, start: after - whole.trimStart().length, end };
}

/** @param offset - That after the first quote. @returns The one after the last. */
function endOfString(text: string, offset: number): number | undefined {
  IN_STRING.lastIndex = offset;
  let end = offset;
  while (IN_STRING.test(text)) end = IN_STRING.lastIndex;
  return text[end] === '"' ? end + 1 : undefined;
}
