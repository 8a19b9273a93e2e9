import { MOST_NESTED } from '@docgen/core/basics/most-nested';
import { capitalised } from '@docgen/core/strings/capitalised';

/** Nesting that is too deep, and where it exceeds the limit. Line and column count from 1. */
export interface DeepNesting {
  /** A sentence without its full stop. */
  readonly message: string;
  readonly hint: string;
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
  /\\.|`+|(?<![^\s([])(?<opening>[*_~]+)(?=[^\s*_~])|(?<=[^\s*_~])(?<closing>[*_~]+)(?=[\s.,;:!?)\]]|$)|(?<=[\p{L}\p{N}])(?<either>[*~]+)(?=[\p{L}\p{N}])|<!--|-->|<\/|\/>|<(?=[^\s\d=!/])|[[\](){}]/gu;

/** A kind of Markdown. Descriptions have neither tags nor admonitions. */
export type Nestable = 'description' | 'md' | 'mdx';

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
 * @param format - Outside of `mdx`, braces, parentheses and tags are text.
 * @returns `undefined` if nothing is nested too deeply.
 */
export function deepNesting(text: string, format: Nestable): DeepNesting | undefined {
  // Each level takes at least one character.
  if (text.length <= MOST_NESTED) return undefined;
  const lines = linesOutsideFences(text);
  const deepAdmonition = format === 'description' ? () => undefined : countAdmonitions();
  for (const line of lines) {
    const found = deepContainer(line) ?? wideTable(line) ?? deepAdmonition(line);
    if (found !== undefined) return found;
  }
  return deepInParagraph(lines, format) ?? (format === 'mdx' ? deepInText(lines) : undefined);
}

/** Advice by what is nested. Marks in a paragraph are closed there, or they would not count. */
const HINTS: Readonly<Record<Nested, string>> = {
  'quotes and lists':
    'Remove some of the marks before the text. To write them as text, put a backslash before the first one: \\-, \\>.',
  lists: 'Indent the list item less.',
  admonitions: 'Close the admonitions that are opened above.',
  braces: 'Close the braces that are opened above. To write a brace as text, use a backslash: \\{.',
  tags: 'Close the tags that are opened above. To write a less-than sign as text, use a backslash: \\<.',
  brackets: 'Nest fewer of them. To write a bracket as text, put a backslash before it: \\[.',
  parentheses:
    'Nest fewer of them. To write a parenthesis as text, put a backslash before it: \\(.',
  'marks of emphasis':
    'Nest fewer of them. To write a mark as text, put a backslash before it: \\*, \\_.',
};

function tooDeep(what: Nested, { line, column }: Place): DeepNesting {
  const message = `${capitalised(what)} are nested more than ${MOST_NESTED} levels deep here`;
  return { message, hint: HINTS[what], line, column };
}

/** What can be nested, as in messages. */
type Nested = 'quotes and lists' | 'lists' | 'admonitions' | Kind;

type Place = Pick<DeepNesting, 'line' | 'column'>;

interface Line {
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
function linesOutsideFences(text: string): readonly Line[] {
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

function deepContainer({ text, line, depth, start }: Line): DeepNesting | undefined {
  const place = { line, column: start };
  if (depth > MOST_NESTED && !isThematicBreak(text)) return tooDeep('quotes and lists', place);
  return depth > 0 && indentOf(text) > WIDEST_INDENT ? tooDeep('lists', place) : undefined;
}

function wideTable({ text, line }: Line): DeepNesting | undefined {
  const isWide =
    text.length > MOST_COLUMNS &&
    /^[ \t|:>-]+$/.test(text) &&
    text.split('|').length > MOST_COLUMNS;
  if (!isWide) return undefined;
  const message = `This table has more than ${MOST_COLUMNS} columns`;
  return { message, hint: 'Split the table.', line, column: 1 };
}

/** Colons with a name, of which any letter can be the first, or without anything. */
const ADMONITION = /^(:{3,})(?:([^\s\p{P}\p{S}])|[ \t]*$)/u;

/** Returns a function that takes one line after the other. */
function countAdmonitions(): (line: Line) => DeepNesting | undefined {
  const open: (Line & { readonly size: number })[] = [];
  return (line) => {
    const [, { length: size } = '', name] = ADMONITION.exec(line.content) ?? [];
    if (size === 0) return undefined;
    if (name === undefined) {
      // The outermost one that it can close ends, and all inside it.
      const from = open.findIndex((one) => one.size <= size && mayEnd(one, line));
      if (from !== -1) open.splice(from);
      return undefined;
    }
    open.push({ ...line, size });
    if (open.length <= MOST_NESTED) return undefined;
    return tooDeep('admonitions', { line: line.line, column: line.start + 1 });
  };
}

/** False for lines in a quote or list inside the block, and for those that are code there. */
function mayEnd(block: Line, { depth, start }: Line): boolean {
  return depth <= block.depth && start < block.start + 4;
}

/** Nesting of marks that count within their paragraph. */
function deepInParagraph(lines: readonly Line[], format: Nestable): DeepNesting | undefined {
  for (const paragraph of paragraphsOf(lines)) {
    // Few paragraphs contain as many, and looking for marks takes longer than all else here.
    if (countOf(/[[(*_~]/g, paragraph) <= MOST_NESTED) continue;
    for (const kind of IN_PARAGRAPH) {
      if (format !== 'mdx' && kind === 'parentheses') continue;
      const passed = passedIn(paragraph, kind);
      if (passed !== undefined) return tooDeep(kind, passed);
    }
  }
  return undefined;
}

/** Nesting of marks that MDX requires to be closed. */
function deepInText(lines: readonly Line[]): DeepNesting | undefined {
  if (countOf(/[{<]/g, lines) <= MOST_NESTED) return undefined;
  const open = { braces: 0, tags: 0 };
  for (const line of lines) {
    if (line.opensFence) continue;
    for (const { kind, place, step } of marksIn(line)) {
      if (kind !== 'braces' && kind !== 'tags') continue;
      open[kind] = Math.max(open[kind] + step, 0);
      if (open[kind] > MOST_NESTED) return tooDeep(kind, place);
    }
  }
  return undefined;
}

function countOf(character: RegExp, lines: readonly Line[]): number {
  let count = 0;
  for (const { content } of lines) count += content.match(character)?.length ?? 0;
  return count;
}

/** The lines of each paragraph. */
function paragraphsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [];
  let paragraph: Line[] = [];
  for (const line of lines) {
    if (endsParagraph(line)) {
      paragraph = [];
      paragraphs.push(paragraph);
    } else if (paragraphs.length === 0) paragraphs.push(paragraph);
    if (!line.opensFence) paragraph.push(line);
  }
  return paragraphs;
}

/** Where marks that are closed in their paragraph exceed the limit; `undefined` if they do not. */
function passedIn(paragraph: readonly Line[], wanted: Kind): Place | undefined {
  const marks: { readonly place: Place; step: number }[] = [];
  const open: { step: number }[] = [];
  for (const line of paragraph) {
    for (const { kind, place, ...mark } of marksIn(line)) {
      if (kind !== wanted) continue;
      const step = stepOf(mark, open.length);
      for (let count = 0; count < step; count++) {
        const opening = { place, step: 0 };
        marks.push(opening);
        open.push(opening);
      }
      for (let count = 0; count > step; count--) {
        const opening = open.pop();
        if (opening === undefined) continue;
        opening.step = 1;
        marks.push({ place, step: -1 });
      }
    }
  }
  let depth = 0;
  for (const { place, step } of marks) {
    depth += step;
    if (depth > MOST_NESTED) return place;
  }
  return undefined;
}

function endsParagraph({ depth, content, opensFence }: Line): boolean {
  return opensFence || depth > 0 || content.trim() === '' || content.includes('|');
}

/** As in messages. */
const EMPHASIS = 'marks of emphasis';

/** The kinds that only count within their paragraph. */
const IN_PARAGRAPH = ['brackets', 'parentheses', EMPHASIS] as const;

type Kind = (typeof IN_PARAGRAPH)[number] | 'braces' | 'tags';

interface Step {
  readonly kind: Kind;
  /** Number of levels that are opened, or closed if negative. */
  readonly step: number;
  /** A mark within a word closes what is open, and otherwise opens. */
  readonly inWord?: boolean;
}

function stepOf({ step, inWord = false }: Omit<Step, 'kind'>, open: number): number {
  return inWord && open > 0 ? -step : step;
}

/** Marks that open or close something in a line outside of code. */
function* marksIn({ content, line, start }: Line): Generator<Step & { readonly place: Place }> {
  let codeEnd = 0;
  for (const { 0: mark, index, groups } of content.matchAll(MARK)) {
    if (index < codeEnd) continue;
    if (mark.startsWith('`')) {
      const end = content.indexOf(mark, index + mark.length);
      if (end >= 0) codeEnd = end + mark.length;
      continue;
    }
    yield { ...(KINDS[mark] ?? emphasis(groups)), place: { line, column: start + index + 1 } };
  }
}

const KINDS: Readonly<Record<string, Step>> = {
  '[': { kind: 'brackets', step: 1 },
  ']': { kind: 'brackets', step: -1 },
  '(': { kind: 'parentheses', step: 1 },
  ')': { kind: 'parentheses', step: -1 },
  '{': { kind: 'braces', step: 1 },
  '}': { kind: 'braces', step: -1 },
  '<': { kind: 'tags', step: 1 },
  '</': { kind: 'tags', step: -1 },
  '/>': { kind: 'tags', step: -1 },
  '<!--': { kind: 'tags', step: 1 },
  '-->': { kind: 'tags', step: -1 },
};

function emphasis({ opening, closing = '', either }: Record<string, string> = {}): Step {
  if (either !== undefined) return { kind: EMPHASIS, step: either.length, inWord: true };
  return { kind: EMPHASIS, step: (opening ?? '').length - closing.length };
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
