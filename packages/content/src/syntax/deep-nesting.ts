import { MOST_NESTED } from '@docgen/core/basics/most-nested';
import { capitalised } from '@docgen/core/strings/capitalised';
import { deepMark, type MarkKind, type Nestable } from './deep-marks.ts';
import { indentOf, type Line, linesOutsideFences } from './lines-outside-fences.ts';

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
  const mark = deepMark(lines, format);
  return mark && tooDeep(mark.kind, mark);
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
type Nested = 'quotes and lists' | 'lists' | 'admonitions' | MarkKind;

type Place = Pick<DeepNesting, 'line' | 'column'>;

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

/** `- - -` is a thematic break, whatever its length. */
function isThematicBreak(line: string): boolean {
  return /^[ \t>]*(?:[-][ \t-]*|[*][ \t*]*)$/.test(line);
}
