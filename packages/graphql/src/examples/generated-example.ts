import type { OperationExample } from '@docgen/core/schema-model';
import {
  type GraphQLArgument,
  getNamedType,
  isRequiredArgument,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import type { OperationDefinition } from '../definition.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { exampleResponse } from './example-response.ts';
import { block, exampleSelection } from './example-selection.ts';
import { exampleInput } from './example-value.ts';

const OPERATIONS: Readonly<Record<OperationDefinition['kind'], OperationTypeNode>> = {
  queries: OperationTypeNode.QUERY,
  mutations: OperationTypeNode.MUTATION,
  subscriptions: OperationTypeNode.SUBSCRIPTION,
};

/** An operation that calls a field of a root type, with its variables and a possible answer. */
export function generatedExample(
  { kind, root, field }: OperationDefinition,
  { schema }: LoadedSchema,
): OperationExample {
  const args = field.args.filter(isUsed);
  const variables = Object.fromEntries(
    args.map(({ name, type, description }) => {
      const place = { name, of: getNamedType(field.type).name, description };
      return [name, exampleInput(schema, type, place)];
    }),
  );
  const name = field.name.replace(/^_*([a-z])/, (_, first: string) => first.toUpperCase());
  const text = operationText({
    head: `${OPERATIONS[kind]} ${name}${list(args, ({ name, type }) => `$${name}: ${type}`)}`,
    call: field.name + list(args, ({ name }) => `${name}: $${name}`),
    selection: exampleSelection(field.type),
  });
  const [operation] = parse(text, { noLocation: true }).definitions;
  const response =
    operation?.kind === Kind.OPERATION_DEFINITION
      ? exampleResponse({ schema, fragments: new Map() }, root, operation.selectionSet)
      : {};
  return exampleOf(name, text, variables, response, false);
}

/** Puts an example together: variables and response as indented JSON. */
export function exampleOf(
  name: string,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
  response: Readonly<Record<string, unknown>>,
  authored: boolean,
): OperationExample {
  const hasVariables = Object.keys(variables).length > 0;
  return {
    name,
    operation,
    ...(hasVariables && { variables: JSON.stringify(variables, null, 2) }),
    response: JSON.stringify({ data: response }, null, 2),
    authored,
  };
}

/** Arguments that have to be given, and the size of a page. */
function isUsed(arg: GraphQLArgument): boolean {
  return isRequiredArgument(arg) || (arg.name === 'first' && String(arg.type) === 'Int');
}

function list<T>(things: readonly T[], write: (thing: T) => string): string {
  return things.length === 0 ? '' : `(${things.map(write).join(', ')})`;
}

function operationText(text: { head: string; call: string; selection: readonly string[] }): string {
  const { head, call, selection } = text;
  return block(head, selection.length === 0 ? [call] : block(call, selection)).join('\n');
}
