import { capitalised } from '@docgen/core/capitalised';
import { MOST_NESTED } from '@docgen/core/most-nested';

/** Nesting that is too deep, and where it exceeds the limit. Line and column count from 1. */
export interface DeepNesting {
  /** A sentence without its full stop. */
  readonly message: string;
  /** @default to close what is open */
  readonly hint?: string;
  readonly line: number;
  readonly column: number;
}

/** Maximum number of columns before a list item. Each level takes at least two. */
const WIDEST_INDENT = 4 * MOST_NESTED;

/**
 * Maximum number of columns of a table. Each row gets as many cells as the head, so that a short
 * text can create millions of them.
 */
const MOST_COLUMNS = 200;

/** Escapes and code, and the marks outside of them that change the depth. */
const MARK =
  /\\.|`+|(?<![^\s([])(?<opening>[*_~]+)(?=[^\s*_~])|(?<=[^\s*_~])(?<closing>[*_~]+)(?=[\s.,;:!?)\]]|$)|<!--|-->|<\/|\/>|<(?=[^\s\d=!/])|[[\](){}]/gu;

/**
 * Finds nesting that is too deep for the parsers. Those of Markdown, JSX and expressions take time
 * that grows with the square or the cube of the depth, minutes for a thousand levels, and overflow
 * the stack. If the stack overflows while V8 compiles a regular expression, the process ends.
 *
 * This function scans the text once, without parsing it. Brackets, parentheses and emphasis count
 * within their paragraph, and only if they are closed in it, because prose contains unbalanced ones
 * (`[0, 5)`). Braces and tags, which have to be closed in MDX, count in the whole text.
 *
 * @param text - Markdown without its front matter, or with blanks in its place.
 * @param format - In `md`, braces, parentheses and tags are text.
 * @returns `undefined` if nothing is nested too deeply.
 */
export function deepNesting(text: string, format: 'md' | 'mdx'): DeepNesting | undefined {
  // Each level takes at least one character.
  if (text.length <= MOST_NESTED) return undefined;
  const open = { brackets: 0, parentheses: 0, emphasis: 0, braces: 0, tags: 0, containers: 0 };
  let fence = '';
  const lines = text.split('\n');
  let paragraph = 0;
  const harmless = new Set<Kind>();
  for (const [index, line] of lines.entries()) {
    const { depth, start } = blockStart(line);
    const rest = line.slice(start);
    const at = (what: string, column: number): DeepNesting => ({
      message: `${capitalised(what === 'emphasis' ? 'marks of emphasis' : what)} are nested more than ${MOST_NESTED} levels deep here`,
      line: index + 1,
      column,
    });
    const marker = fenceAt(rest);
    if (fence !== '') {
      if (marker.startsWith(fence) && rest.trim() === marker) fence = '';
      continue;
    }
    if (depth > MOST_NESTED && !isThematicBreak(line)) return at('quotes and lists', start);
    if (depth > 0 && indentOf(line) > WIDEST_INDENT) return at('lists', start);
    if (
      line.length > MOST_COLUMNS &&
      /^[ \t|:>-]+$/.test(line) &&
      line.split('|').length > MOST_COLUMNS
    ) {
      const message = `This table has more than ${MOST_COLUMNS} columns`;
      return { message, hint: 'Split the table.', line: index + 1, column: 1 };
    }
    if (marker !== '') {
      fence = marker;
      continue;
    }
    if (endsParagraph(rest, depth)) {
      open.brackets = 0;
      open.parentheses = 0;
      open.emphasis = 0;
      paragraph = index;
      harmless.clear();
    }
    const directive = format === 'mdx' && /^:{3,}[ \t]*(\S)?/.exec(rest);
    if (directive) {
      open.containers = Math.max(open.containers + (directive[1] === undefined ? -1 : 1), 0);
      if (open.containers > MOST_NESTED) return at('admonitions', start + 1);
    }
    for (const { what, step, column } of marksIn(rest)) {
      if (format === 'md' && what !== 'brackets' && what !== 'emphasis') continue;
      open[what] = Math.max(open[what] + step, 0);
      if (open[what] <= MOST_NESTED || harmless.has(what)) continue;
      if (what === 'braces' || what === 'tags') return at(what, start + column + 1);
      const passed = passedIn(lines.slice(paragraph), what);
      if (passed === undefined) harmless.add(what);
      else {
        const { message } = at(what, 0);
        return { message, line: paragraph + passed.line, column: passed.column };
      }
    }
  }
  return undefined;
}

/**
 * Where marks that are closed in their paragraph exceed the limit; `undefined` if they do not.
 *
 * @param lines - From the first line of the paragraph on.
 */
function passedIn(
  lines: readonly string[],
  kind: Kind,
): Pick<DeepNesting, 'line' | 'column'> | undefined {
  const marks: { readonly line: number; readonly column: number; step: number }[] = [];
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const { depth, start } = blockStart(line);
    const rest = line.slice(start);
    if (index > 0 && (endsParagraph(rest, depth) || fenceAt(rest) !== '')) break;
    for (const { what, step, column } of marksIn(rest)) {
      if (what !== kind) continue;
      const place = { line: index + 1, column: start + column + 1 };
      for (let count = 0; count < step; count++) open.push(marks.push({ ...place, step: 0 }) - 1);
      for (let count = 0; count > step; count--) {
        const opening = marks[open.pop() ?? -1];
        if (opening === undefined) continue;
        opening.step = 1;
        marks.push({ ...place, step: -1 });
      }
    }
  }
  let depth = 0;
  for (const { line, column, step } of marks) {
    depth += step;
    if (depth > MOST_NESTED) return { line, column };
  }
  return undefined;
}

/**
 * @param rest - The line without its markers of quotes and list items.
 * @param depth - The number of these markers.
 */
function endsParagraph(rest: string, depth: number): boolean {
  return depth > 0 || rest.trim() === '' || rest.includes('|');
}

/** The fence that a line begins with; empty if there is none. */
function fenceAt(rest: string): string {
  return /^(?:`{3,}|~{3,})/.exec(rest)?.[0] ?? '';
}

type Kind = 'brackets' | 'parentheses' | 'braces' | 'tags' | 'emphasis';

interface Step {
  readonly what: Kind;
  /** Number of levels that are opened, or closed if negative. */
  readonly step: number;
}

/** Marks that open or close something in a line outside of code, with their offsets. */
function* marksIn(line: string): Generator<Step & { readonly column: number }> {
  let codeEnd = 0;
  for (const { 0: mark, index: column, groups } of line.matchAll(MARK)) {
    if (column < codeEnd) continue;
    if (mark.startsWith('`')) {
      const end = line.indexOf(mark, column + mark.length);
      if (end >= 0) codeEnd = end + mark.length;
      continue;
    }
    yield { ...(KINDS[mark] ?? emphasis(groups)), column };
  }
}

const KINDS: Readonly<Record<string, Step>> = {
  '[': { what: 'brackets', step: 1 },
  ']': { what: 'brackets', step: -1 },
  '(': { what: 'parentheses', step: 1 },
  ')': { what: 'parentheses', step: -1 },
  '{': { what: 'braces', step: 1 },
  '}': { what: 'braces', step: -1 },
  '<': { what: 'tags', step: 1 },
  '</': { what: 'tags', step: -1 },
  '/>': { what: 'tags', step: -1 },
  '<!--': { what: 'tags', step: 1 },
  '-->': { what: 'tags', step: -1 },
};

function emphasis({ opening = '', closing = '' }: Record<string, string> = {}): Step {
  return { what: 'emphasis', step: opening.length - closing.length };
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

function indentOf(line: string): number {
  return line.length - line.replace(/^[ \t]+/, '').length;
}

/** `- - -` is a thematic break, whatever its length. */
function isThematicBreak(line: string): boolean {
  return /^[ \t>]*(?:[-][ \t-]*|[*][ \t*]*)$/.test(line);
}
