import type { Diagnostic } from '@docgen/core/diagnostic';
import { remember } from '@docgen/core/remember';
import { buildClientSchema, type IntrospectionQuery, printSchema } from 'graphql';

/** Whether a text is the JSON result of an introspection query. */
export function isIntrospectionAnswer(text: string): boolean {
  return /^\s*\{/.test(text) && text.includes('"__schema"');
}

/**
 * The SDL of a schema, given as SDL or as the result of an introspection query, with or without
 * `data` around it.
 *
 * @throws SyntaxError if the result is not JSON, or Error if it is incomplete or no valid schema; see
 *   {@link answerProblem}.
 */
export function sdlOf(text: string): string {
  return isIntrospectionAnswer(text) ? converted(text) : text;
}

/** Files are parsed more than once. */
const converted = remember((text: string) => {
  const answer: { readonly data?: unknown } = JSON.parse(text.replace(/^\uFEFF/, ''));
  const { data = answer } = answer;
  return printSchema(buildClientSchema(data as IntrospectionQuery, { assumeValid: true }));
}, 2);

/**
 * Describes why the result of an introspection query cannot be read.
 *
 * @param error - Thrown by {@link sdlOf}.
 */
export function answerProblem(error: unknown, file: string, text: string): Diagnostic {
  const { message } = error instanceof Error ? error : { message: String(error) };
  if (error instanceof SyntaxError) {
    return {
      code: 'sdl-syntax',
      severity: 'error',
      message: `The file begins like the result of an introspection query, but is not JSON: ${message}.`,
      hint: 'Save the whole result, and nothing else.',
      place: { file, ...placeIn(text, message) },
      source: text,
    };
  }
  // graphql-js throws other errors where it expects lists.
  const why =
    error instanceof TypeError ? 'parts of it are missing' : message.replace(/[.:]\s*$/, '');
  return {
    code: 'sdl-syntax',
    severity: 'error',
    message: `The result of the introspection query cannot be read: ${why}.`,
    hint: 'Send the query of `getIntrospectionQuery()` of graphql-js, which asks for everything, or get SDL with `rover graph introspect`.',
    place: { file },
  };
}

/** The position that V8 names in its message about JSON. */
function placeIn(text: string, message: string): { line: number; column: number } | undefined {
  const [, at] = /\bposition (\d+)/.exec(message) ?? [];
  const end = at === undefined ? text.length : Number(at);
  const lines = text.slice(0, end).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
