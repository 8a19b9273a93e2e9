/** A line of Markdown, and the containers that it begins. */
export interface Line {
  readonly text: string;
  /** Counts from 1. */
  readonly line: number;
  /** Number of quotes and list items that it opens. */
  readonly depth: number;
  /** Offset of its content. */
  readonly start: number;
  readonly content: string;
  readonly opensFence: boolean;
}

/** All lines except those of fenced code, and of the fences only the opening ones. */
export function linesOutsideFences(text: string): readonly Line[] {
  const lines: Line[] = [];
  let fence = '';
  for (const [index, line] of text.split('\n').entries()) {
    const { depth, start } = blockStart(line);
    const content = line.slice(start);
    const [marker = ''] = /^(?:`{3,}|~{3,})/.exec(content) ?? [];
    if (fence === '') {
      const opensFence = marker !== '';
      lines.push({ text: line, line: index + 1, depth, start, content, opensFence });
      fence = marker;
    } else if (marker.startsWith(fence) && content.trim() === marker) fence = '';
  }
  return lines;
}

/** The number of quotes and list items that a line opens, and the offset of their content. */
function blockStart(line: string): { readonly depth: number; readonly start: number } {
  const prefix = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;
  let depth = 0;
  let start = 0;
  while (prefix.test(line)) {
    depth++;
    start = prefix.lastIndex;
  }
  return { depth, start: start + indentOf(line.slice(start)) };
}

/** Number of blanks and tabs at the start of a line. */
export function indentOf(line: string): number {
  return line.length - line.replace(/^[ \t]+/, '').length;
}
