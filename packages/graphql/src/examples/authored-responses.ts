import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { didYouMeanOf } from '@docgen/core/did-you-mean';
import type { KeyPath } from '@docgen/core/key-path';
import { MOST_NESTED } from '@docgen/core/most-nested';
import { createNameIndex } from '@docgen/core/name-index';
import { isResponsesFile, responsesFile } from '@docgen/core/sdl-file';
import { jsonFault } from '../json-fault.ts';
import { deepJsonPlace, jsonPlaces } from '../json-places.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { isPart } from '../sdl-of-answer.ts';
import type { SourceText } from '../source-text.ts';
import {
  type AnsweredOperation,
  type ResponseProblem,
  responseProblems,
} from './response-problems.ts';

/** The responses that authors wrote for the operations of files of examples. */
export interface AuthoredResponses {
  /**
   * Finds the response to an operation.
   *
   * @param file - That of the operation.
   * @returns Takes the operation and returns the response as JSON; `undefined` if there is none, or
   *   if it is not one that a server could give.
   */
  readonly responseTo: (
    file: string,
    name: string | undefined,
  ) => (answered: AnsweredOperation) => unknown;
  /**
   * What is wrong with the files and with the responses so far: `example-syntax`,
   * `example-invalid`, `hidden-name`, and `unused-examples` for those that nobody asked for.
   */
  readonly diagnostics: () => readonly Diagnostic[];
}

const HINT = 'Correct the response, or remove it to have docgen generate one.';

/**
 * Reads the responses beside operations: for those in `order.examples.graphql`, the JSON object in
 * `order.examples.json`, with a response for each name of an operation. Responses that are only
 * valid with the hidden definitions are ignored.
 *
 * @param files - The files of examples. Others than those with responses are ignored.
 */
export function authoredResponses(
  files: readonly SourceText[],
  { whole, hiddenNames }: Pick<LoadedSchema, 'whole' | 'hiddenNames'>,
): AuthoredResponses {
  const read = new Map(
    files
      .filter(({ file }) => isResponsesFile(file))
      .map((source) => [source.file, responsesIn(source)]),
  );
  const asked = new Map<string, Set<string>>();
  const found: Diagnostic[] = [];
  return {
    responseTo(file, name) {
      const beside = responsesFile(file);
      const responses = read.get(beside);
      const response = name === undefined ? undefined : responses?.values.get(name);
      asked.set(beside, (asked.get(beside) ?? new Set()).add(name ?? ''));
      return (answered) => {
        if (responses === undefined || name === undefined || response === undefined) {
          return undefined;
        }
        const { at } = responses;
        const problems = responseProblems(response, answered);
        const isWhole = () =>
          whole && responseProblems(response, { ...answered, schema: whole }).length === 0;
        if (problems.length > 0) {
          if (!isWhole()) found.push(...problems.map((problem) => invalid(name, problem, at)));
          return undefined;
        }
        found.push(...hiddenInErrors(name, response, { hiddenNames, at }));
        return response;
      };
    },
    diagnostics: () => [
      ...found,
      ...[...read].flatMap(([file, { values, diagnostics, at }]) => {
        const names = asked.get(file) ?? new Set();
        const unused = [...values.keys()].filter((name) => !names.has(name));
        const { nearest } = createNameIndex([...names]);
        return [
          ...diagnostics,
          ...unused.map((name) => unusedResponse(file, name, { nearest: nearest(name), at })),
        ];
      }),
    ],
  };
}

/** The place of a value in a file, and the text of the file. */
type At = (path: KeyPath) => Required<Pick<Diagnostic, 'place' | 'source'>>;

function invalid(name: string, { message, path }: ResponseProblem, at: At): Diagnostic {
  return {
    code: 'example-invalid',
    severity: 'error',
    message: `The response to "${name}" is not one of a server: ${message}`,
    hint: HINT,
    ...at([name, ...path]),
  };
}

/** Warnings of hidden names in the messages of errors. */
function hiddenInErrors(
  name: string,
  response: unknown,
  { hiddenNames, at }: Pick<LoadedSchema, 'hiddenNames'> & { readonly at: At },
): Diagnostic[] {
  const errors = isPart(response) && Array.isArray(response.errors) ? response.errors : [];
  return errors.flatMap(({ message }, index) => {
    const warnings = hiddenNames?.(message, `An error in the response to "${name}"`) ?? [];
    return warnings.map((warning) => ({ ...warning, ...at([name, 'errors', index, 'message']) }));
  });
}

function responsesIn(source: SourceText) {
  const { value: values, diagnostics } = readResponses(source);
  const placeOf = jsonPlaces(source);
  const at: At = (path) => ({ place: placeOf(path), source: source.text });
  return { values, diagnostics, at };
}

function readResponses(source: SourceText): Checked<ReadonlyMap<string, unknown>> {
  const { file, text } = source;
  const failed = (diagnostic: Pick<Diagnostic, 'code' | 'message' | 'hint' | 'place'>) => ({
    value: new Map(),
    diagnostics: [{ ...diagnostic, severity: 'error' as const, source: text }],
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
      code: 'example-invalid',
      message: 'The file of responses contains no JSON object.',
      hint: 'Write an object with the names of operations and their responses, as in { "PlaceOrder": { "data": … } }.',
      place: jsonPlaces(source)([]),
    });
  }
  const deep = deepJsonPlace(source);
  if (deep !== undefined) {
    return failed({
      code: 'example-invalid',
      message: `The value is nested more than ${MOST_NESTED} levels deep.`,
      hint: HINT,
      place: deep,
    });
  }
  return { value: new Map(Object.entries(value)), diagnostics: [] };
}

function unusedResponse(
  file: string,
  name: string,
  { nearest, at }: { readonly nearest: readonly string[]; readonly at: At },
): Diagnostic {
  const operations = file.replace(/json$/i, 'graphql');
  return {
    code: 'unused-examples',
    severity: 'warning',
    message: `The response "${name}" is of no operation, so it is not shown.`,
    hint:
      didYouMeanOf(nearest) ?? `Give it the name of an operation in ${operations}, or remove it.`,
    ...at([name]),
  };
}
