import { addToList } from '@docgen/core/add-to-list';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import { MOST_NESTED } from '@docgen/core/most-nested';
import { isResponsesFile, responsesFile } from '@docgen/core/sdl-file';
import { jsonFault } from '../json-fault.ts';
import { deepJsonPlace, jsonPlace } from '../json-places.ts';
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
      .map((source) => [source.file, { source, ...readResponses(source) }]),
  );
  const asked = new Map<string, string[]>();
  const found: Diagnostic[] = [];
  return {
    responseTo(file, name) {
      const beside = responsesFile(file);
      const { source, value } = read.get(beside) ?? {};
      const response = name === undefined ? undefined : value?.get(name);
      if (name !== undefined) addToList(asked, beside, name);
      return (answered) => {
        if (source === undefined || name === undefined || response === undefined) return undefined;
        const problems = responseProblems(response, answered);
        const isWhole = () =>
          whole && responseProblems(response, { ...answered, schema: whole }).length === 0;
        if (problems.length > 0) {
          if (!isWhole()) found.push(...problems.map((each) => invalid(source, name, each)));
          return undefined;
        }
        found.push(...hiddenInErrors(source, name, response, hiddenNames));
        return response;
      };
    },
    diagnostics: () => [
      ...found,
      ...[...read.values()].flatMap(({ source, value, diagnostics }) => {
        const names = asked.get(source.file) ?? [];
        const unused = [...value.keys()].filter((name) => !names.includes(name));
        return [...diagnostics, ...unused.map((name) => unusedResponse(source, name, names))];
      }),
    ],
  };
}

function invalid(source: SourceText, name: string, { message, path }: ResponseProblem): Diagnostic {
  return {
    code: 'example-invalid',
    severity: 'error',
    message: `The response to "${name}" is not one of a server: ${message}`,
    hint: HINT,
    place: jsonPlace(source, [name, ...path]),
    source: source.text,
  };
}

/** Warnings of hidden names in the messages of errors. */
function hiddenInErrors(
  source: SourceText,
  name: string,
  response: unknown,
  hiddenNames: LoadedSchema['hiddenNames'],
): Diagnostic[] {
  const errors = isPart(response) && Array.isArray(response.errors) ? response.errors : [];
  return errors.flatMap(({ message }, at) => {
    const warnings = hiddenNames?.(message, `An error in the response to "${name}"`) ?? [];
    const place = jsonPlace(source, [name, 'errors', at, 'message']);
    return warnings.map((warning) => ({ ...warning, place, source: source.text }));
  });
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
      place: jsonPlace(source, []),
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

function unusedResponse(source: SourceText, name: string, names: readonly string[]): Diagnostic {
  const operations = source.file.replace(/json$/i, 'graphql');
  return {
    code: 'unused-examples',
    severity: 'warning',
    message: `The response "${name}" is of no operation, so it is not shown.`,
    hint:
      didYouMean(name, names) ?? `Give it the name of an operation in ${operations}, or remove it.`,
    place: jsonPlace(source, [name]),
    source: source.text,
  };
}
