import type { Diagnostic, DiagnosticNote, Place } from './diagnostic.ts';

/**
 * Makes a diagnostic of what was thrown while docgen worked on one file, so that the file is named
 * and the build goes on with the others: `nested-too-deeply` where the call stack was not deep
 * enough for it, else `file-failure` with the innermost frames of the stack as notes.
 *
 * @param error - What was thrown.
 * @param place - The file, with the line where it is known.
 * @param task - What docgen was about, completing "docgen cannot … the file".
 * @param source - Text of the file: where no line is known, what is nested is likely to be in the longest.
 */
export function fileFailure(
  error: unknown,
  place: Place,
  task: string,
  source?: string,
): Diagnostic {
  const { file } = place;
  if (isStackOverflow(error)) {
    return {
      code: 'nested-too-deeply',
      severity: 'error',
      message: `docgen cannot ${task} ${file}: something in it is nested too deeply.`,
      hint: 'Look for long runs of brackets, quotation marks or list markers, and for tags that are opened repeatedly.',
      place,
      ...(source !== undefined &&
        place.line === undefined && { notes: [longestLine(file, source)] }),
    };
  }
  return {
    code: 'file-failure',
    severity: 'error',
    message: `docgen cannot ${task} ${file}: ${saidBy(error)}`,
    hint: 'docgen cannot handle something in this file. Remove parts of it to find out what, and please report that as an issue of docgen.',
    place,
    notes: framesOf(error),
  };
}

function longestLine(file: string, source: string): DiagnosticNote {
  const lengths = source.split('\n').map(({ length }) => length);
  const line = lengths.indexOf(lengths.reduce((one, other) => Math.max(one, other))) + 1;
  return { message: 'This is its longest line.', place: { file, line } };
}

/** This many frames say where it was and what had called it. */
const FRAMES = 5;

/** The innermost frames of a stack as V8 writes it, wherever the error was thrown. */
function framesOf(error: unknown): DiagnosticNote[] {
  let stack = '';
  try {
    if (error instanceof Error) stack = String(error.stack);
  } catch {
    // Then there is none.
  }
  const frames = Array.from(stack.matchAll(/^ {4}(at .{1,300})/gm), ([, message = '']) => message);
  return frames.slice(0, FRAMES).map((message) => ({ message }));
}

/** More than this of what was thrown says nothing more. In characters. */
const LONGEST = 1_000;

/** Anything can be thrown, also what throws when it is looked at. */
function saidBy(error: unknown): string {
  let said: string | undefined;
  try {
    if (error instanceof Error) said = `${error.name}: ${error.message}`;
    else said = typeof error === 'object' ? JSON.stringify(error) : String(error);
  } catch {
    // Then it cannot be shown.
  }
  said ??= 'a value that cannot be displayed was thrown';
  return said.length <= LONGEST ? said : `${said.slice(0, LONGEST)}…`;
}

/** V8 says so with a `RangeError`; which depth that is depends on the machine. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack|nested/i.test(error.message);
}
