import { isPart } from '../sdl-of-answer.ts';
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
  if (!isPart(response)) {
    return [{ message: 'A response is an object with `data`, `errors` or both.', path: [] }];
  }
  const other = Object.keys(response).find((name) => !MEMBERS.includes(name));
  if (other !== undefined) {
    const message = `A response has \`data\`, \`errors\` and \`extensions\`, but no "${other}".`;
    return [{ message, path: [other] }];
  }
  const { data, errors } = response;
  if (errors !== undefined) {
    const problem = errorsProblem(errors);
    if (problem !== undefined) return [problem];
  }
  if (data === undefined || data === null) {
    const message = 'A response without `data` has `errors`.';
    return errors === undefined ? [{ message, path: ['data'] }] : [];
  }
  if (!isPart(data)) return [{ message: '`data` is an object.', path: ['data'] }];
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
  const at = errors.findIndex((error) => !isPart(error) || typeof error.message !== 'string');
  if (at < 0) return undefined;
  return { message: 'An error is an object with a `message`.', path: [...path, at] };
}
