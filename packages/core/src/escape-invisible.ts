/**
 * What cannot be seen, moves what stands around it, or ends a line: controls, line and paragraph
 * separators, marks of direction and other format characters, halves of surrogate pairs. Joiners
 * stay: scripts and emoji are written with them.
 */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Short escapes of JavaScript. `\v` and `\0` are left out: a digit may follow. */
const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

/** Writes every character of a text that cannot be seen as an escape of JavaScript. */
export function escapeInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => SHORT[character] ?? escaped(character));
}

function escaped(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
