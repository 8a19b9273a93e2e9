import type { Diagnostic } from '@docgen/core/diagnostic';
import { VFileMessage } from 'vfile-message';
import { treePlace } from '../report.ts';
import { explainSyntaxError, type SyntaxProblem } from './mdx-syntax-error.ts';

export interface SyntaxErrorInput {
  /** What parsing or compiling threw about the text. */
  readonly error: VFileMessage;
  readonly file: string;
  /** Text of the whole page. */
  readonly source: string;
  /** The text that was parsed, equal to `source` but for blanks. */
  readonly text: string;
  /** Parses changed text again; throws as before. */
  readonly parse: (text: string) => void;
}

/** Most errors to report for one page; after that many the page is something else than MDX. */
const MOST = 10;

/** Most times to parse a page again: hundreds of closing tags alone are one mistake, told once. */
const MOST_PARSES = 30;

/**
 * Turns a syntax error into diagnostics. The parser stops at the first error,
 * so the character that starts the faulty construct is blanked and the text
 * parsed again, until nothing is left to report.
 */
export function syntaxDiagnostics(input: SyntaxErrorInput): Diagnostic[] {
  const { file, source, parse } = input;
  const found: SyntaxProblem[] = [];
  let { text } = input;
  let error: unknown = input.error;
  // Blanked text may be too much for the parser, too; what was found up to there is worth telling.
  for (let parses = 0; parses < MOST_PARSES && found.length < MOST; parses++) {
    if (!(error instanceof VFileMessage)) break;
    const next = explainSyntaxError(error, text);
    if (!isConsequence(next, found)) found.push(next);
    const blanked = blankAt(text, next.opening);
    // Without progress the same error would be found for ever.
    if (blanked === undefined) break;
    text = blanked;
    error = errorOf(() => parse(text));
  }
  return found
    .map(({ problem, at }) => ({ ...problem, place: treePlace(file, at), source }))
    .sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0));
}

/** Blanking a tag leaves its counterpart alone, and the rest of a line may make no sense any more. */
function isConsequence(next: SyntaxProblem, found: readonly SyntaxProblem[]): boolean {
  return found.some(
    (earlier) =>
      lineOf(earlier) === lineOf(next) ||
      ((next.closing || earlier.closing) && earlier.tag === next.tag),
  );
}

function lineOf({ at }: SyntaxProblem): number | undefined {
  return at && 'start' in at ? at.start.line : at?.line;
}

/** The text without the character that opens a construct; `undefined` when none stands there. */
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
