import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/key-path';
import { MOST_NESTED } from '@docgen/core/most-nested';
import { jsonFault } from '../json-fault.ts';
import { findJson } from '../json-places.ts';
import { isPart } from '../sdl-of-answer.ts';
import type { SourceText } from '../source-text.ts';

/** What to do about a response with a mistake. */
export const RESPONSE_HINT = 'Correct the response, or remove it to have docgen generate one.';

/**
 * Reads a file of responses.
 *
 * @param placeOf - Finds values in the file, see `jsonPlaces`.
 * @returns The responses as JSON by name, none if there is a mistake: `example-syntax`, or
 *   `example-invalid` for what is not read as it is written.
 */
export function readResponses(
  source: SourceText,
  placeOf: (path: KeyPath) => Place,
): Checked<ReadonlyMap<string, unknown>> {
  const { file, text } = source;
  const failed = ({
    code = 'example-invalid',
    ...diagnostic
  }: Pick<Diagnostic, 'message' | 'hint' | 'place'> & {
    code?: Diagnostic['code'];
  }) => ({
    value: new Map(),
    diagnostics: [{ code, ...diagnostic, severity: 'error' as const, source: text }],
  });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { reason, ...position } = jsonFault(text);
    return failed({
      code: 'example-syntax',
      message: `The file of responses is not valid JSON: ${reason}.`,
      hint: 'Correct it, or remove the file to have docgen generate responses.',
      place: { file, ...position },
    });
  }
  if (!isPart(value)) {
    return failed({
      message: 'The file of responses contains no JSON object.',
      hint: 'Write an object with the names of operations and their responses, as in { "PlaceOrder": { "data": … } }.',
      place: placeOf([]),
    });
  }
  const mistake = firstMistake(source);
  if (mistake !== undefined) return failed(mistake);
  return { value: new Map(Object.entries(value)), diagnostics: [] };
}

/** What is wrong with a file that is valid JSON. */
function firstMistake(
  source: SourceText,
): Pick<Diagnostic, 'message' | 'hint' | 'place'> | undefined {
  const deep = findJson(source, (path) => path.length > MOST_NESTED);
  if (deep !== undefined) {
    const message = `The value is nested more than ${MOST_NESTED} levels deep.`;
    return { message, hint: RESPONSE_HINT, place: deep.place };
  }
  const inexact = findJson(source, (_, token) => isInexact(token));
  if (inexact !== undefined) {
    const { value, place } = inexact;
    const message = `The number ${value} has too many digits: it would be shown as ${Number(value)}.`;
    return { message, hint: 'Write a smaller number.', place };
  }
  const names = new Set();
  const again = findJson(
    source,
    (path) => path.length === 1 && names.size === names.add(path[0]).size,
  );
  if (again === undefined) return undefined;
  return {
    message: 'The file has an earlier response of this name, which would not be shown.',
    hint: 'Write a copy of the operation with another name for the second response.',
    place: again.place,
  };
}

/** Whether a token of JSON is a number that is not shown as it is. */
function isInexact(token: string): boolean {
  if (!/^-?\d/.test(token)) return false;
  const number = Number(token);
  return !Number.isFinite(number) || (/^-?\d+$/.test(token) && !Number.isSafeInteger(number));
}
