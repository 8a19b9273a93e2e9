import type { Diagnostic, DiagnosticNote, Place } from '../diagnostic.ts';

/**
 * Turns an error that was thrown while docgen processed a file into a diagnostic, so that the error
 * names the file and the build continues with the others: `nested-too-deeply` if the call stack
 * overflowed, else `file-failure` with the innermost stack frames as notes.
 *
 * @param error - The thrown value.
 * @param place - The file, with the line if it is known.
 * @param task - A verb that completes "docgen cannot … the file".
 * @param source - Text of the file. If no line is known, `nested-too-deeply` points at the longest
 *   line, which is the most likely one.
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

/** Number of stack frames to show. */
const FRAMES = 5;

/** The innermost stack frames of an error, in V8's format; empty for other values. */
function framesOf(error: unknown): DiagnosticNote[] {
  let stack = '';
  try {
    if (error instanceof Error) stack = String(error.stack);
  } catch {
    // A getter or `toString` of the error throws: show no frames.
  }
  const frames = Array.from(stack.matchAll(/^ {4}(at .{1,300})/gm), ([, message = '']) => message);
  return frames.slice(0, FRAMES).map((message) => ({ message }));
}

/** Maximum length of the thrown value's text, in characters. */
const LONGEST = 1_000;

/** Any value can be thrown, even one that throws itself when it is converted to a string. */
function saidBy(error: unknown): string {
  let said: string | undefined;
  try {
    if (error instanceof Error) said = `${error.name}: ${error.message}`;
    else said = typeof error === 'object' ? JSON.stringify(error) : String(error);
  } catch {
    // The value cannot be displayed.
  }
  said ??= 'a value that cannot be displayed was thrown';
  return said.length <= LONGEST ? said : `${said.slice(0, LONGEST)}…`;
}

/** V8 throws a `RangeError` if the stack overflows; the depth depends on the machine. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack|nested/i.test(error.message);
}
