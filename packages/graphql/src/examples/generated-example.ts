import type { OperationExample } from '@docgen/core/schema-model';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isRequiredArgument,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import type { OperationDefinition } from '../definition.ts';
import { LINE_WIDTH } from '../signature-members.ts';
import { answeredType } from './answered-type.ts';
import type { Asks } from './asks.ts';
import { exampleResponse } from './example-response.ts';
import { block, exampleSelection } from './example-selection.ts';
import { exampleInput } from './example-value.ts';
import { uploadPaths } from './upload-paths.ts';
import { exampleJson, filledLines, fitsLines, MOST_LINES } from './within-lines.ts';

const OPERATIONS: Readonly<Record<OperationDefinition['kind'], OperationTypeNode>> = {
  queries: OperationTypeNode.QUERY,
  mutations: OperationTypeNode.MUTATION,
  subscriptions: OperationTypeNode.SUBSCRIPTION,
};

/**
 * An operation that calls a field of a root type, with its variables and a possible response.
 *
 * @param asks - What it may select in the result of the field. Default: everything.
 * @returns `undefined` if one of its texts would have too many lines.
 */
export function generatedExample(
  { kind, root, field }: Pick<OperationDefinition, 'kind' | 'root' | 'field'>,
  schema: GraphQLSchema,
  asks?: Asks,
): OperationExample | undefined {
  const args = field.args.filter(isUsed);
  const of = answeredType(schema, getNamedType(field.type));
  const variables = args.map(({ name, type, description }) => {
    const place = { name, of, description };
    return { name, type, value: exampleInput(schema, type, place) };
  });
  const name = field.name.replace(/^_*([a-z])/, (_, first: string) => first.toUpperCase());
  const text = operationText({
    head: withList(
      `${OPERATIONS[kind]} ${name}`,
      args.map((arg) => `$${arg.name}: ${arg.type}`),
    ),
    call: withList(
      field.name,
      args.map((arg) => `${arg.name}: $${arg.name}`),
    ),
    selection: exampleSelection(schema, field.type, asks),
  });
  const [operation] = parse(text, { noLocation: true }).definitions;
  const response =
    operation?.kind === Kind.OPERATION_DEFINITION
      ? exampleResponse({ schema, fragments: new Map() }, root, operation.selectionSet)
      : {};
  const example = exampleOf({ name, operation: text, variables, response, authored: false });
  const texts = [example.operation, example.variables ?? '', example.response];
  return texts.every(fitsLines) ? example : undefined;
}

interface ExampleParts {
  readonly name: string;
  readonly operation: string;
  readonly variables: readonly {
    readonly name: string;
    readonly type: GraphQLInputType;
    readonly value: unknown;
  }[];
  readonly response: Readonly<Record<string, unknown>>;
  readonly authored: boolean;
}

/** Assembles an example, with variables and response as JSON. */
export function exampleOf({ variables, response, ...parts }: ExampleParts): OperationExample {
  const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  const files = variables.flatMap(({ name, type, value }) => uploadPaths(type, value, name));
  return {
    ...parts,
    ...(variables.length > 0 && { variables: exampleJson(values) }),
    ...(files.length > 0 && { files }),
    response: exampleJson({ data: response }),
  };
}

/** Whether an argument is required, or is a page size. */
function isUsed(arg: GraphQLArgument): boolean {
  return isRequiredArgument(arg) || (arg.name === 'first' && String(arg.type) === 'Int');
}

/**
 * A name with a list in brackets. Each part is on a separate line if a single line would be too
 * long. Lines contain several parts if there would be too many lines.
 */
function withList(name: string, parts: readonly string[]): string[] {
  if (parts.length === 0) return [name];
  const flat = `${name}(${parts.join(', ')})`;
  if (`  ${flat} {`.length <= LINE_WIDTH) return [flat];
  // An operation lists its arguments twice.
  const isLong = parts.length > MOST_LINES / 3;
  const lines = isLong ? filledLines(parts, 2, ',') : parts.map((part) => `  ${part}`);
  return [`${name}(`, ...lines, ')'];
}

function operationText(text: {
  head: readonly string[];
  call: readonly string[];
  selection: readonly string[];
}): string {
  const { head, call, selection } = text;
  return block(head, selection.length === 0 ? call : block(call, selection)).join('\n');
}
