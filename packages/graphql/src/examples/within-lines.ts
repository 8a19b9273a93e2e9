import { printExactJson } from '../json/exact-json.ts';

/** Longest line in characters: what a phone can show of code. */
export const LINE_WIDTH = 40;

/** Maximum number of lines of a text in an example. */
export const MOST_LINES = 60;

/** Width of lines that contain several parts because there would be too many lines otherwise. */
const WIDTH = 80;

/** Whether a text has at most {@link MOST_LINES} lines. */
export function fitsLines(text: string): boolean {
  return text.split('\n').length <= MOST_LINES;
}

/**
 * Fills lines with as many parts as fit, with commas between them.
 *
 * @param indent - Indentation of each line, in spaces.
 */
export function filledLines(parts: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const [at, part] of parts.entries()) {
    const text = at < parts.length - 1 ? `${part},` : part;
    const longer: string = line === undefined ? text : `${line} ${text}`;
    if (line === undefined || (!longer.includes('\n') && indent + longer.length <= WIDTH)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = text;
  }
  return (line === undefined ? lines : [...lines, line]).map((text) => ' '.repeat(indent) + text);
}

/** A value as indented JSON. Lines contain several members if there would be too many lines. */
export function exampleJson(value: unknown): string {
  const text = printExactJson(value, 2);
  return fitsLines(text) ? text : denseJson(value);
}

/**
 * A value as JSON, on one line if it fits, otherwise with several members in each line.
 *
 * @param indent - Indentation of its last line, in spaces.
 * @param before - Text before it in its first line, after the indentation.
 */
function denseJson(value: unknown, indent = 0, before = ''): string {
  const flat = printExactJson(value, 1).replace(/\n */g, ' ');
  const isShort = indent + before.length + flat.length <= WIDTH;
  if (isShort || typeof value !== 'object' || value === null) return before + flat;
  const members = Object.entries(value).map(([key, member]) =>
    denseJson(member, indent + 2, Array.isArray(value) ? '' : `${JSON.stringify(key)}: `),
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = filledLines(members, indent + 2);
  return [before + open, ...lines, ' '.repeat(indent) + close].join('\n');
}
