import type { Diagnostic } from '@docgen/core/diagnostic';
import { VFileMessage } from 'vfile-message';
import { treePlace } from '../report.ts';
import { explainSyntaxError, type SyntaxProblem } from './mdx-syntax-error.ts';

export interface SyntaxErrorInput {
  /** Error that parsing or compiling the text threw. */
  readonly error: VFileMessage;
  readonly file: string;
  /** Text of the whole page. */
  readonly source: string;
  /** The text that was parsed: `source` with some characters replaced by blanks. */
  readonly text: string;
  /** Parses a modified text; throws on a syntax error. */
  readonly parse: (text: string) => void;
}

/**
 * Maximum number of errors to report for one page. A page with more of them is probably not MDX.
 */
const MOST = 10;

/**
 * Maximum number of times to parse a page again. Hundreds of closing tags without opening ones are
 * a single mistake, reported once.
 */
const MOST_PARSES = 30;

/**
 * Maximum number of characters to parse again, which takes seconds. Pages with hundreds of
 * thousands of them are generated, and their mistakes are all alike.
 */
const MOST_CHARACTERS = 500_000;

/**
 * Turns a syntax error into diagnostics. The parser stops at the first error, so the character that
 * starts the faulty construct is blanked out and the text parsed again, until no error is left.
 */
export function syntaxDiagnostics(input: SyntaxErrorInput): Diagnostic[] {
  const { file, source, parse } = input;
  const found: SyntaxProblem[] = [];
  let { text } = input;
  let error: unknown = input.error;
  const mostParses = Math.min(MOST_PARSES, Math.floor(MOST_CHARACTERS / text.length));
  // The parser may also fail on the blanked text in other ways. The errors found before are
  // reported.
  for (let parses = 0; error instanceof VFileMessage; parses++) {
    const next = explainSyntaxError(error, text);
    const earlier = [...found];
    if (!isConsequence(next, earlier)) found.push(next);
    const blanked = blankAt(text, next.opening);
    // Without progress, the same error would be found forever.
    if (blanked === undefined || found.length === MOST || parses >= mostParses) break;
    text = isRepeated(next, earlier) ? withoutClosing(blanked, next) : blanked;
    error = errorOf(() => parse(text));
  }
  return found
    .map(({ problem, at }) => ({ ...problem, place: treePlace(file, at), source }))
    .sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0));
}

/**
 * Blanking out a tag leaves its counterpart unmatched, and may make the rest of its line invalid.
 */
function isConsequence(next: SyntaxProblem, found: readonly SyntaxProblem[]): boolean {
  return found.some(
    (earlier) =>
      lineOf(earlier) === lineOf(next) ||
      ((next.closing || earlier.closing) && earlier.tag === next.tag),
  );
}

/** Whether a closing tag of this name without an opening one has been found before. */
function isRepeated(next: SyntaxProblem, found: readonly SyntaxProblem[]): boolean {
  return found.some(({ closing, tag }) => closing && next.closing && tag === next.tag);
}

/**
 * The text without further closing tags of a name. Each would be found by one more parse. If they
 * may have opening tags, the text stays as it is.
 */
function withoutClosing(text: string, { tag = '', opening = 0 }: SyntaxProblem): string {
  const closing = `</${tag}>`;
  if (text.includes(`<${tag}`, opening)) return text;
  return (
    text.slice(0, opening) + text.slice(opening).replaceAll(closing, ' '.repeat(closing.length))
  );
}

function lineOf({ at }: SyntaxProblem): number | undefined {
  return at && 'start' in at ? at.start.line : at?.line;
}

/** The text with the character that opens a construct blanked out; `undefined` if there is none. */
function blankAt(text: string, offset = -1): string | undefined {
  if (!/[<{]/.test(text.charAt(offset))) return undefined;
  const length = text.startsWith('</', offset) ? 2 : 1;
  return text.slice(0, offset) + ' '.repeat(length) + text.slice(offset + length);
}

function errorOf(action: () => void): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}
