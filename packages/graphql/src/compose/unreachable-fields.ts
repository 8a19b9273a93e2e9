import { addToList } from '@docgen/core/basics/add-to-list';
import { cutList } from '@docgen/core/basics/cut-list';
import type { DiagnosticNote } from '@docgen/core/diagnostic';
import { counted } from '@docgen/core/strings/counted';
import type { GraphQLError } from 'graphql';

/** Errors of composition that have the same cause. */
export type ErrorsOfCause = readonly [GraphQLError, ...GraphQLError[]];

/** Maximum number of further queries that a diagnostic lists. */
const QUERIES = 5;

/** The query of a message has one line for each field and fragment. */
const UNREACHABLE =
  /^The following supergraph API query:\n(.+?)\n(?=cannot be satisfied by the subgraphs)/s;

/**
 * Groups errors by their cause. Composition reports a field that gateways cannot reach once for
 * each query that leads to it, and an unknown directive once for each of its uses, without saying
 * where they are.
 *
 * @returns Groups in the order of their first errors. In each, the shortest query comes first.
 */
export function errorsByCause(errors: readonly GraphQLError[]): ErrorsOfCause[] {
  const groups = new Map<unknown, GraphQLError[]>();
  for (const [message, error] of new Map(errors.map((error) => [error.message, error]))) {
    addToList(groups, unreachableIn(message) ?? error, error);
  }
  return [...groups.values()].flatMap((group): ErrorsOfCause[] => {
    const [first, ...others] = group.toSorted((a, b) => queryLength(a) - queryLength(b));
    return first === undefined ? [] : [[first, ...others]];
  });
}

/**
 * Writes the query that a gateway cannot answer into the first line of the message. Of several
 * errors with the same code, only the first lines are listed.
 */
export function withShortQuery(message: string): string {
  return message.replace(UNREACHABLE, (_, operation: string) => `The ${oneLine(operation)} `);
}

/** Notes about further queries that lead to an unreachable field. */
export function queryNotes(errors: readonly GraphQLError[]): DiagnosticNote[] {
  const { shown, rest } = cutList(errors, QUERIES);
  const notes = shown.map(({ message }) => ({
    message: `Neither can the ${oneLine(queryIn(message) ?? '')} ${deadEnd(message)}.`,
  }));
  if (rest.length === 0) return notes;
  const more = `Neither can ${counted(rest.length, 'more query', 'more queries')}.`;
  return [...notes, { message: more }];
}

/**
 * Names the field that the query of a message asks for last, which is the one that gateways cannot
 * reach, with its type. Queries that end with a fragment cannot reach the fragment's type.
 *
 * @returns `undefined` for messages about something else, and for those without the field's type.
 */
function unreachableIn(message: string): string | undefined {
  const lines = queryIn(message)?.split('\n') ?? [];
  const last = lines.findLast((line) => /^\s+(?:\w|\.\.\. on )/.test(line))?.trim() ?? '';
  if (last.startsWith('...')) return last;
  const [field] = /^\w+/.exec(last) ?? [];
  const named = Array.from(message.matchAll(/field "(\w+\.\w+)"/g), ([, name]) => name);
  return named.find((name) => name?.split('.')[1] === field);
}

function queryIn(message: string): string | undefined {
  return UNREACHABLE.exec(message)?.[1];
}

function queryLength({ message }: GraphQLError): number {
  return queryIn(message)?.length ?? 0;
}

/** The operation with its kind, which may be omitted for queries. */
function oneLine(operation: string): string {
  return operation.replace(/^(?=\{)/, 'query ').replace(/\s+/g, ' ');
}

/** The first subgraph from which a gateway cannot go on: the one where the query has led it. */
function deadEnd(message: string): string {
  return /^- (from subgraph "[^"]*"):/m.exec(message)?.[1] ?? 'from any subgraph';
}
