import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import { isJsonObject } from '../json/json-object.ts';
import { type AnsweredOperation, dataProblems, type ResponseProblem } from './data-problems.ts';

const MEMBERS = ['data', 'errors', 'extensions'];

/** Maximum number of problems of a response: one mistake may be in each item of a list. */
const MOST_PROBLEMS = 10;

/**
 * Compares a response with its operation, see also `dataProblems`.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Response-Format
 *
 * @param response - JSON.
 */
export function responseProblems(
  response: unknown,
  operation: AnsweredOperation,
): readonly ResponseProblem[] {
  if (!isJsonObject(response)) {
    return [{ message: 'A response is an object with `data`, `errors` or both.', path: [] }];
  }
  const other = Object.keys(response).find((name) => !MEMBERS.includes(name));
  if (other !== undefined) {
    const message = `A response has \`data\`, \`errors\` and \`extensions\`, but no "${other}".`;
    return [{ message, path: [other] }];
  }
  const { data, errors, extensions } = response;
  const misplaced = extensionsProblem(extensions, []);
  if (misplaced !== undefined) return [misplaced];
  if (errors !== undefined) {
    const problem = errorsProblem(errors);
    if (problem !== undefined) return [problem];
  }
  if (data === undefined || data === null) {
    const message = 'A response without `data` has `errors`.';
    return errors === undefined ? [{ message, path: ['data'] }] : [];
  }
  if (!isJsonObject(data)) return [{ message: '`data` is an object.', path: ['data'] }];
  const problems: ResponseProblem[] = [];
  for (const problem of dataProblems(data, operation)) {
    if (problems.push(problem) === MOST_PROBLEMS) break;
  }
  return problems;
}

function errorsProblem(errors: unknown): ResponseProblem | undefined {
  const path = ['errors'];
  if (!Array.isArray(errors) || errors.length === 0) {
    return { message: '`errors` is a list with at least one error.', path };
  }
  for (const [at, error] of errors.entries()) {
    const problem = errorProblem(error, [...path, at]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function errorProblem(error: unknown, at: KeyPath): ResponseProblem | undefined {
  if (!isJsonObject(error) || typeof error.message !== 'string') {
    return { message: 'An error is an object with a `message`.', path: at };
  }
  const { path, extensions } = error;
  const isStep = (step: unknown) => typeof step === 'string' || Number.isInteger(step);
  if (path !== undefined && !(Array.isArray(path) && path.every(isStep))) {
    const message = 'The `path` of an error is a list of names and indices.';
    return { message, path: [...at, 'path'] };
  }
  return extensionsProblem(extensions, at);
}

function extensionsProblem(extensions: unknown, at: KeyPath): ResponseProblem | undefined {
  if (extensions === undefined || isJsonObject(extensions)) return undefined;
  return { message: '`extensions` is an object.', path: [...at, 'extensions'] };
}
