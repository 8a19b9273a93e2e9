import type { Diagnostic, Place } from './diagnostic.ts';

/**
 * Makes a diagnostic of what was thrown while docgen worked on one file, so that the file is named
 * and the build goes on with the others: `nested-too-deeply` where the call stack was not deep
 * enough for it, else `file-failure`.
 *
 * @param error - What was thrown.
 * @param place - The file, with the line where it is known.
 * @param task - What docgen was about, completing "docgen cannot … the file".
 */
export function fileFailure(error: unknown, place: Place, task: string): Diagnostic {
  const { file } = place;
  if (isStackOverflow(error)) {
    return {
      code: 'nested-too-deeply',
      severity: 'error',
      message: `docgen cannot ${task} ${file}: something in it is nested too deeply.`,
      hint: 'Look for long runs of brackets, quotes or list markers, and for tags that are opened again and again.',
      place,
    };
  }
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return {
    code: 'file-failure',
    severity: 'error',
    message: `docgen cannot ${task} ${file}: ${said}`,
    hint: 'docgen is not prepared for something in this file. Leave parts of it out to find what it is, and report that to docgen.',
    place,
  };
}

/** V8 says so with a `RangeError`; which depth that is depends on the machine. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack|nested/i.test(error.message);
}
