import { MOST_NESTED } from '@docgen/core/basics/most-nested';
import type { Line } from './lines-outside-fences.ts';

/** A kind of Markdown. Descriptions have neither tags nor admonitions. */
export type Nestable = 'description' | 'md' | 'mdx';

/** Escapes and code, and the marks outside of them that change the depth. */
const MARK =
  /\\.|`+|(?<![^\s([])(?<opening>[*_~]+)(?=[^\s*_~])|(?<=[^\s*_~])(?<closing>[*_~]+)(?=[\s.,;:!?)\]]|$)|(?<=[\p{L}\p{N}])(?<either>[*~]+)(?=[\p{L}\p{N}])|<!--|-->|<\/|\/>|<(?=[^\s\d=!/])|[[\](){}]/gu;

/** Where marks exceed the limit. Line and column count from 1. */
interface DeepMark extends Place {
  readonly kind: MarkKind;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Finds brackets, tags or marks of emphasis that are nested too deeply. */
export function deepMark(lines: readonly Line[], format: Nestable): DeepMark | undefined {
  return deepInParagraph(lines, format) ?? (format === 'mdx' ? deepInText(lines) : undefined);
}

/** Nesting of marks that count within their paragraph. */
function deepInParagraph(lines: readonly Line[], format: Nestable): DeepMark | undefined {
  for (const paragraph of paragraphsOf(lines)) {
    // Few paragraphs contain as many, and looking for marks takes longer than all else here.
    if (countOf(/[[(*_~]/g, paragraph) <= MOST_NESTED) continue;
    for (const kind of IN_PARAGRAPH) {
      if (format !== 'mdx' && kind === 'parentheses') continue;
      const passed = passedIn(paragraph, kind);
      if (passed !== undefined) return { kind, ...passed };
    }
  }
  return undefined;
}

/** Nesting of marks that MDX requires to be closed. */
function deepInText(lines: readonly Line[]): DeepMark | undefined {
  if (countOf(/[{<]/g, lines) <= MOST_NESTED) return undefined;
  const open = { braces: 0, tags: 0 };
  for (const line of lines) {
    if (line.opensFence) continue;
    for (const { kind, place, step } of marksIn(line)) {
      if (kind !== 'braces' && kind !== 'tags') continue;
      open[kind] = Math.max(open[kind] + step, 0);
      if (open[kind] > MOST_NESTED) return { kind, ...place };
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
function passedIn(paragraph: readonly Line[], wanted: MarkKind): Place | undefined {
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

/** What marks nest, as in messages. */
export type MarkKind = (typeof IN_PARAGRAPH)[number] | 'braces' | 'tags';

interface Step {
  readonly kind: MarkKind;
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
