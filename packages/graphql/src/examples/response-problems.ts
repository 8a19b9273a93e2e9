import type { KeyPath } from '@docgen/core/key-path';
import {
  type DocumentNode,
  executeSync,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { isPart } from '../sdl-of-answer.ts';
import { collectFields, type SelectionScope } from './collect-fields.ts';

/** Why a response is not one that a server could give. */
export interface ResponseProblem {
  /** A sentence. */
  readonly message: string;
  /** Names and indices that lead to the value at fault; the value itself may be missing. */
  readonly path: KeyPath;
}

/** What a response answers. */
export interface AnsweredOperation extends SelectionScope {
  /** The operation and its fragments, valid for the schema. */
  readonly document: DocumentNode;
  /** Values of the operation's variables, by name. */
  readonly values: Readonly<Record<string, unknown>>;
}

const MEMBERS = ['data', 'errors', 'extensions'];

/** Maximum number of problems of a response: one mistake may be in each item of a list. */
const MOST_PROBLEMS = 10;

/**
 * Compares a response with its operation. graphql-js executes the operation, with the values of the
 * response as what its fields resolve to, so types, nulls and members have to be those of a server.
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
  return dataProblems(data, operation).slice(0, MOST_PROBLEMS);
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

function dataProblems(
  data: Readonly<Record<string, unknown>>,
  { document, schema, fragments, values }: AnsweredOperation,
): ResponseProblem[] {
  const executed = executeSync({
    schema,
    document,
    rootValue: data,
    variableValues: values,
    fieldResolver: (source, _args, _context, { path: { key } }) => memberOf(source, key),
    typeResolver: (value, _context, info, type) => {
      const types = schema.getPossibleTypes(type);
      return typeOf(value, types, (possible) =>
        selectedKeys({ schema, fragments }, info, possible),
      );
    },
  });
  const failed = executed.errors ?? [];
  if (failed.length > 0) {
    return failed.map(({ message, path = [] }) => ({ message, path: ['data', ...path] }));
  }
  return differences(data, executed.data, ['data']);
}

function memberOf(source: unknown, key: string | number): unknown {
  if (isPart(source) && Object.hasOwn(source, key)) return source[key];
  throw new Error(
    isPart(source)
      ? `The operation selects "${key}", which is missing.`
      : `The operation selects "${key}" of ${JSON.stringify(source)}, which is not an object.`,
  );
}

/** The name of an object's type: that which it says, or the first whose fields it has. */
function typeOf(
  value: unknown,
  types: readonly GraphQLObjectType[],
  keysOf: (type: GraphQLObjectType) => readonly string[],
): string | undefined {
  if (!isPart(value)) return types[0]?.name;
  if (typeof value.__typename === 'string') return value.__typename;
  const keys = new Set(Object.keys(value));
  const fits = (type: GraphQLObjectType) => {
    const selected = keysOf(type);
    return selected.length === keys.size && selected.every((key) => keys.has(key));
  };
  return (types.find(fits) ?? types[0])?.name;
}

function selectedKeys(
  scope: SelectionScope,
  { fieldNodes }: GraphQLResolveInfo,
  type: GraphQLObjectType,
): readonly string[] {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return [...collectFields(scope, type, selections).keys()];
}

/** What is not selected, and scalars that a server would answer in another form. */
function differences(given: unknown, answered: unknown, path: KeyPath): ResponseProblem[] {
  if (given === answered) return [];
  if (Array.isArray(given) && Array.isArray(answered)) {
    return given.flatMap((item, at) => differences(item, answered[at], [...path, at]));
  }
  if (isPart(given) && isPart(answered)) {
    return Object.entries(given).flatMap(([key, value]) => {
      const inside = [...path, key];
      return Object.hasOwn(answered, key)
        ? differences(value, answered[key], inside)
        : [{ message: `The operation does not select "${key}".`, path: inside }];
    });
  }
  const message = `The value is ${JSON.stringify(given)}, where a server answers ${JSON.stringify(answered)}.`;
  return [{ message, path }];
}
