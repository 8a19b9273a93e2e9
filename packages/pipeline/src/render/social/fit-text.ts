/** A text broken into lines, and the font size at which it fits. */
export interface FittedText {
  /** Font size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

export interface TextBox {
  /** Width in pixels. */
  readonly width: number;
  readonly lines: number;
  /** Possible font sizes in pixels, largest first. */
  readonly sizes: readonly number[];
}

/**
 * Breaks a text at spaces and inside of long names (`Payment|Information|Connection`), with the
 * largest font size at which it fits. If it does not fit with the smallest, it ends with an
 * ellipsis.
 */
export function fitText(text: string, box: TextBox): FittedText {
  let last: FittedText = { size: 0, lines: [] };
  for (const size of box.sizes) {
    last = { size, lines: breakLines(text, box.width / size) };
    if (last.lines.length <= box.lines) return last;
  }
  const kept = last.lines.slice(0, box.lines);
  const end = shorten(kept.at(-1) ?? '', box.width / last.size);
  return { size: last.size, lines: [...kept.slice(0, -1), end] };
}

/** @param width - In units of the font size. */
function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    for (const [index, part] of wordParts(word, width).entries()) {
      const joined = index > 0 || line === '' ? line + part : `${line} ${part}`;
      if (line === '' || textWidth(joined) <= width) line = joined;
      else {
        lines.push(line);
        line = part;
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Splits a word that is wider than a line. */
function wordParts(word: string, width: number): string[] {
  if (textWidth(word) <= width) return [word];
  const parts = word.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[_./-])/u);
  return parts.flatMap((part) => (textWidth(part) <= width ? [part] : Array.from(part)));
}

function shorten(line: string, width: number): string {
  const letters = Array.from(line);
  while (letters.length > 0 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Widths of classes of characters in Inter Bold, in units of the font size, rounded up. */
const WIDTHS: readonly (readonly [kind: RegExp, width: number])[] = [
  [/[ijlI|.,:;'’!]/u, 0.31],
  [/[ftr()[\]"“” -]/u, 0.42],
  [/[W@%…—]/u, 1.1],
  [/[mwM]/u, 0.94],
  [/[\p{Lu}\d_&#+=<>]/u, 0.76],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji}]/u, 1.1],
];
const OTHER_WIDTH = 0.64;

/** Upper bound of the width of a text, in units of the font size. */
function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    width += WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH;
  }
  return width;
}
