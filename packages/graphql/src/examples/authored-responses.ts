import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import { isResponsesFile, responsesFile } from '@docgen/core/sources/sdl-file';
import type { SourceText } from '@docgen/core/sources/source-text';
import { didYouMeanOf } from '@docgen/core/strings/did-you-mean';
import { createNameIndex } from '@docgen/core/strings/name-index';
import { jsonPlaces } from '../json/json-places.ts';
import type { Hiding, LoadedSchema } from '../load/loaded-schema.ts';
import { fewWarnings } from '../visibility/name-warnings.ts';
import type { AnsweredOperation, ResponseProblem } from './data-problems.ts';
import { RESPONSE_HINT, readResponses } from './read-responses.ts';
import { responseProblems } from './response-problems.ts';

/** The responses that authors wrote for the operations of files of examples. */
export interface AuthoredResponses {
  /**
   * Finds the response to an operation.
   *
   * @param file - That of the operation.
   * @returns Takes the operation and returns the response, see `ReadResponse.written`; `undefined`
   *   if there is none, or if it is not one that a server could give.
   */
  readonly responseTo: (
    file: string,
    name: string | undefined,
  ) => (answered: AnsweredOperation) => unknown;
  /**
   * What is wrong with the files and with the responses so far: `example-syntax`,
   * `example-invalid`, `hidden-name`, and `unused-examples` for those that nobody asked for.
   *
   * @param unread - Files whose operations are not known, because they are not valid GraphQL.
   */
  readonly diagnostics: (unread: ReadonlySet<string>) => readonly Diagnostic[];
}

/**
 * Reads the responses beside operations: for those in `order.examples.graphql`, the JSON object in
 * `order.examples.json`, with a response for each name of an operation. Responses that are only
 * valid with the hidden definitions are ignored.
 *
 * @param files - The files of examples. Others than those with responses are ignored.
 */
export function authoredResponses(
  files: readonly SourceText[],
  { hiding }: Pick<LoadedSchema, 'hiding'>,
): AuthoredResponses {
  const read = new Map(
    files
      .filter(({ file }) => isResponsesFile(file))
      .map((source) => {
        const placeOf = jsonPlaces(source);
        return [source.file, { source, placeOf, ...readResponses(source, placeOf) }];
      }),
  );
  const asked = new Map<string, Set<string>>();
  const found: Diagnostic[] = [];
  return {
    responseTo(file, name) {
      const beside = responsesFile(file);
      const given = read.get(beside);
      const response = name === undefined ? undefined : given?.value.get(name);
      if (name !== undefined) asked.set(beside, (asked.get(beside) ?? new Set()).add(name));
      return (answered) => {
        if (given === undefined || name === undefined || response === undefined) return undefined;
        const { json, written } = response;
        const problems = responseProblems(json, answered);
        const isWhole = () =>
          hiding && responseProblems(json, { ...answered, schema: hiding.whole }).length === 0;
        if (problems.length > 0) {
          if (!isWhole()) found.push(...problems.map((each) => invalid(given, name, each)));
          return undefined;
        }
        if (hiding) found.push(...hiddenInResponse(given, name, json, hiding));
        return written;
      };
    },
    diagnostics: (unread) => [
      ...found,
      ...[...read.values()].flatMap((given) => {
        const { file } = given.source;
        const beside = files.filter(
          (each) => each.file !== file && responsesFile(each.file) === file,
        );
        const names = asked.get(file) ?? new Set();
        const { nearest } = createNameIndex([...names]);
        const isKnown = !beside.some((each) => unread.has(each.file));
        const unused = isKnown ? [...given.value.keys()].filter((name) => !names.has(name)) : [];
        const of = beside[0]?.file ?? file.replace(/json$/i, 'graphql');
        return [
          ...given.diagnostics,
          ...unused.map((name) => unusedResponse(given, name, { nearest: nearest(name), of })),
        ];
      }),
    ],
  };
}

/** A file of responses that was read. */
interface Given {
  readonly source: SourceText;
  readonly placeOf: (path: KeyPath) => Place;
}

function invalid({ source, placeOf }: Given, name: string, problem: ResponseProblem): Diagnostic {
  return {
    code: 'example-invalid',
    severity: 'error',
    message: `The response to "${name}" is not one of a server: ${problem.message}`,
    hint: RESPONSE_HINT,
    place: placeOf([name, ...problem.path]),
    source: source.text,
  };
}

/** Warnings of the hidden names in the texts of a response, each at the first of them. */
function hiddenInResponse(
  { source, placeOf }: Given,
  name: string,
  response: unknown,
  { warningsIn }: Hiding,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const { text, path } of textsIn(response, [name])) {
    for (const warning of warningsIn(text, `The response to "${name}"`)) {
      if (found.has(warning.message)) continue;
      found.set(warning.message, { ...warning, place: placeOf(path), source: source.text });
    }
  }
  return fewWarnings([...found.values()]);
}

/** The strings in JSON and the names of members. */
function* textsIn(
  value: unknown,
  path: KeyPath,
): Generator<{ readonly text: string; readonly path: KeyPath }> {
  if (typeof value === 'string') yield { text: value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    yield { text: key, path: at };
    yield* textsIn(inside, at);
  }
}

function unusedResponse(
  { source, placeOf }: Given,
  name: string,
  { nearest, of }: { readonly nearest: readonly string[]; readonly of: string },
): Diagnostic {
  return {
    code: 'unused-examples',
    severity: 'warning',
    message: `The response "${name}" is of no operation, so it is not shown.`,
    hint: didYouMeanOf(nearest) ?? `Give it the name of an operation in ${of}, or remove it.`,
    place: placeOf([name]),
    source: source.text,
  };
}
