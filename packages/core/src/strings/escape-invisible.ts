/**
 * Characters that are invisible, reorder the text around them, or end a line: control characters,
 * line and paragraph separators, directional and other format characters, lone surrogates. Joiners
 * are excluded, because scripts and emoji are written with them.
 */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Short escapes of JavaScript. `\0` is left out, because a digit may follow. */
const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

/** Replaces all characters of a text that are invisible or reorder text by JavaScript escapes. */
export function escapeInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (character) => SHORT[character] ?? escaped(character));
}

function escaped(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
