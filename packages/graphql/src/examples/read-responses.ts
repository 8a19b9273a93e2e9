import { MOST_NESTED } from '@docgen/core/basics/most-nested';
import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import type { SourceText } from '@docgen/core/sources/source-text';
import { parseExactJson, parseWrittenJson } from '../json/exact-json.ts';
import { jsonFault } from '../json/json-fault.ts';
import { isJsonObject } from '../json/json-object.ts';
import { findJson } from '../json/json-places.ts';

/** What to do about a response with a mistake. */
export const RESPONSE_HINT = 'Correct the response, or remove it to have docgen generate one.';

/** A response that an author wrote. */
export interface ReadResponse {
  /** Its value, see `parseExactJson`. */
  readonly json: unknown;
  /** The same for printing, see `parseWrittenJson`. */
  readonly written: unknown;
}

/**
 * Reads a file of responses.
 *
 * @param placeOf - Finds values in the file, see `jsonPlaces`.
 * @returns The responses by name, none if there is a mistake: `example-syntax`, or `example-invalid`
 *   for what is not read as it is written.
 */
export function readResponses(
  source: SourceText,
  placeOf: (path: KeyPath) => Place,
): Checked<ReadonlyMap<string, ReadResponse>> {
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
  // Before it is parsed, which is not possible at any depth.
  const deep = findJson(source, (path) => path.length > MOST_NESTED);
  if (deep !== undefined) {
    const message = `The value is nested more than ${MOST_NESTED} levels deep.`;
    return failed({ message, hint: RESPONSE_HINT, place: deep.place });
  }
  let value: unknown;
  try {
    value = parseExactJson(text);
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
  if (!isJsonObject(value)) {
    return failed({
      message: 'The file of responses contains no JSON object.',
      hint: 'Write an object with the names of operations and their responses, as in { "PlaceOrder": { "data": … } }.',
      place: placeOf([]),
    });
  }
  const mistake = firstMistake(source);
  if (mistake !== undefined) return failed(mistake);
  const written = Object.entries(parseWrittenJson(text) ?? {});
  const responses = written.map(
    ([name, each]) => [name, { json: value[name], written: each }] as const,
  );
  return { value: new Map(responses), diagnostics: [] };
}

/** What is wrong with a file of an object. */
function firstMistake(
  source: SourceText,
): Pick<Diagnostic, 'message' | 'hint' | 'place'> | undefined {
  const large = findJson(
    source,
    (_, token) => Math.abs(Number(token)) === Number.POSITIVE_INFINITY,
  );
  if (large !== undefined) {
    const message = `The number ${large.value} is too large.`;
    return { message, hint: 'Write a smaller number.', place: large.place };
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
