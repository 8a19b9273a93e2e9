import { printExactJson } from '../json/exact-json.ts';

/** Longest line in characters: what a phone can show of code. */
export const LINE_WIDTH = 40;

/** Maximum number of lines of a text in an example. */
const MOST_LINES = 60;

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
function filledLines(parts: readonly string[], indent: number): string[] {
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

interface ListPlace {
  /** Steps that it is indented by. @default 0 */
  readonly depth?: number;
  /** Text after the list, such as directives. @default '' */
  readonly after?: string;
}

/**
 * A name with a list in brackets, before a selection set. Each part is on a separate line if a
 * single line would be too long. Lines contain several parts if there would be too many lines.
 */
export function withList(
  name: string,
  parts: readonly string[],
  { depth = 0, after = '' }: ListPlace = {},
): string[] {
  if (parts.length === 0) return [name + after];
  const flat = `${name}(${parts.join(', ')})${after}`;
  const isShort = depth * 2 + `${flat} {`.length <= LINE_WIDTH;
  if (isShort && !flat.includes('\n')) return [flat];
  // An operation lists its arguments twice.
  const isLong = parts.length > MOST_LINES / 3;
  const lines = isLong
    ? filledLines(parts, 2)
    : parts.flatMap((part) => part.split('\n').map((line) => `  ${line}`));
  return [`${name}(`, ...lines, `)${after}`];
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
