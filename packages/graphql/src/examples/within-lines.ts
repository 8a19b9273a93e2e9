/** How many lines a text of an example has at most. */
export const MOST_LINES = 60;

/** How wide lines are that hold several parts because there would be too many lines otherwise. */
const WIDTH = 80;

export function fitsLines(text: string): boolean {
  return text.split('\n').length <= MOST_LINES;
}

/**
 * Parts in lines that are as full as they can be.
 *
 * @param indent - Of each line, in spaces.
 * @param between - What stands behind each part but the last.
 */
export function filledLines(parts: readonly string[], indent: number, between: string): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const [at, part] of parts.entries()) {
    const text = at < parts.length - 1 ? part + between : part;
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

/** A value as indented JSON, with several members in a line where there would be too many lines. */
export function exampleJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return fitsLines(text) ? text : denseJson(value);
}

/**
 * @param indent - Of its last line, in spaces.
 * @param before - What stands before it in its first line, behind the indentation.
 */
function denseJson(value: unknown, indent = 0, before = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n */g, ' ');
  const isShort = indent + before.length + flat.length <= WIDTH;
  if (isShort || typeof value !== 'object' || value === null) return before + flat;
  const members = Object.entries(value).map(([key, member]) =>
    denseJson(member, indent + 2, Array.isArray(value) ? '' : `${JSON.stringify(key)}: `),
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = filledLines(members, indent + 2, ',');
  return [before + open, ...lines, ' '.repeat(indent) + close].join('\n');
}
