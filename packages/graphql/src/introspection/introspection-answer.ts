import { remember } from '@docgen/core/basics/remember';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { jsonFault } from '../json/json-fault.ts';
import { isJsonObject } from '../json/json-object.ts';
import type { ConvertedSdl } from '../nodes/place-of-node.ts';
import { AnswerFault, sdlOfAnswer } from './sdl-of-answer.ts';

/** Whether a text is the JSON result of an introspection query. */
export function isIntrospectionAnswer(text: string): boolean {
  return isJson(text) && text.includes('"__schema"');
}

/** Whether a text is JSON, as opposed to SDL and operations. */
function isJson(text: string): boolean {
  return /^\s*(?:\{\s*(?:["}]|$)|\[)/.test(text);
}

/**
 * Converts the result of an introspection query, with or without `data` around it, to SDL.
 *
 * @returns `undefined` for a text that is not JSON, which may be SDL.
 * @throws SyntaxError if it is not valid JSON, or AnswerFault if it is incomplete or no such result;
 *   see {@link answerProblem}.
 */
export function convertedAnswer(text: string): ConvertedSdl | undefined {
  return isJson(text) ? converted(text) : undefined;
}

/** Files are parsed more than once. */
const converted = remember((text: string) => {
  const answer: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const { data = answer, errors } = isJsonObject(answer) ? answer : {};
  const schema = isJsonObject(data) ? data.__schema : undefined;
  if (isJsonObject(schema)) return sdlOfAnswer(schema);
  const [error] = Array.isArray(errors) ? errors : [];
  if (isJsonObject(error)) {
    const said = typeof error.message === 'string' ? `: ${JSON.stringify(error.message)}` : '';
    throw new AnswerFault(
      `The server has answered an error instead of its schema${said}`,
      '',
      'Ask a server that permits introspection, or use its SDL.',
    );
  }
  throw new AnswerFault(
    'The file is JSON, but not the result of an introspection query, because it has no `__schema`',
    '',
    'Name a file with SDL or with such a result. If a program generates the file, check what it printed.',
  );
}, 2);

/**
 * Describes why the result of an introspection query cannot be read.
 *
 * @param error - Thrown by {@link convertedAnswer}.
 */
export function answerProblem(error: unknown, file: string, text: string): Diagnostic {
  const problem = { code: 'sdl-syntax', severity: 'error' } as const;
  if (error instanceof AnswerFault) {
    const { message, coordinate, hint = WHOLE_QUERY } = error;
    const place = { file, ...(coordinate !== '' && { coordinate }) };
    return { ...problem, message: `${message}.`, hint, place };
  }
  if (!(error instanceof SyntaxError)) return fileFailure(error, { file }, 'read');
  const { reason, ...position } = jsonFault(text);
  return {
    ...problem,
    message: `The file begins like JSON, but is not valid JSON: ${reason}.`,
    hint: 'Save the whole result of the introspection query, and nothing else.',
    place: { file, ...position },
    source: text,
  };
}

const WHOLE_QUERY =
  'Send the query of `getIntrospectionQuery()` of graphql-js, which asks for everything, or get SDL with `rover graph introspect`.';
