import type { Description, OperationExample } from '@docgen/core/schema-model';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isRequiredArgument,
  Kind,
  parse,
} from 'graphql';
import type { OperationDefinition } from '../nodes/definition.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { answeredType } from './answered-type.ts';
import type { Asks } from './asks.ts';
import { calledFields } from './called-fields.ts';
import { exampleResponse } from './example-response.ts';
import { block } from './example-selection.ts';
import { exampleInput } from './example-value.ts';
import { uploadPaths } from './upload-paths.ts';
import { usedArguments } from './used-arguments.ts';
import { exampleJson, fitsLines, withList } from './within-lines.ts';

/**
 * An operation that calls a field of a root type, with its variables and a possible response. See
 * also `calledFields`.
 *
 * @param asks - What it may select in the result of the field. Default: everything.
 * @returns `undefined` if one of its texts would have too many lines.
 */
export function generatedExample(
  { kind, root, field }: Pick<OperationDefinition, 'kind' | 'root' | 'field'>,
  schema: GraphQLSchema,
  asks?: Asks,
): OperationExample | undefined {
  const { fields, selection } = calledFields(schema, field, asks);
  const calls = withVariables(schema, fields, kind);
  const variables = calls.flatMap(({ args }) => args);
  const name = fields.map((field) => pascalCase(field.name)).join('');
  const lines = calls.reduceRight((inside, { field, args }, depth) => {
    const parts = args.map(({ argument, name }) => `${argument.name}: $${name}`);
    const call = withList(field.name, parts, { depth: depth + 1 });
    return inside.length === 0 ? call : block(call, inside);
  }, selection);
  const parts = variables.map(({ name, type }) => `$${name}: ${type}`);
  const keyword = ROOT_TYPES.find((each) => each.kind === kind)?.operation;
  const text = block(withList(`${keyword} ${name}`, parts), lines).join('\n');
  const [operation] = parse(text, { noLocation: true }).definitions;
  const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  const response =
    operation?.kind === Kind.OPERATION_DEFINITION
      ? exampleResponse({ schema, fragments: new Map(), values }, root, operation.selectionSet)
      : {};
  const example = exampleOf({
    name,
    operation: text,
    variables,
    response: { data: response },
    authored: false,
  });
  const texts = [example.operation, example.variables ?? '', example.response];
  return texts.every(fitsLines) ? example : undefined;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^_*|_+)([a-z])/g, (_, first: string) => first.toUpperCase());
}

/** The fields, each with variables for its arguments. Their names are unique. */
function withVariables(
  schema: GraphQLSchema,
  fields: readonly OperationDefinition['field'][],
  kind: OperationDefinition['kind'],
) {
  const taken = new Set<string>();
  return fields.map((field, depth) => {
    const of = answeredType(schema, getNamedType(field.type));
    const way = fields.slice(1, depth + 1).map(({ name }) => name);
    const isLast = depth === fields.length - 1;
    const used = isLast ? usedArguments(field, kind) : field.args.filter(isRequiredArgument);
    const args = used.map((argument) => {
      const { type, description } = argument;
      const [first = '', ...rest] = taken.has(argument.name)
        ? [...way, argument.name]
        : [argument.name];
      const name = first + rest.map(pascalCase).join('');
      taken.add(name);
      const place = { name: argument.name, of, description };
      return { argument, name, type, value: exampleInput(schema, type, place) };
    });
    return { field, args };
  });
}

interface ExampleParts {
  readonly name: string;
  readonly description?: Description;
  readonly operation: string;
  readonly variables: readonly {
    readonly name: string;
    readonly type: GraphQLInputType;
    readonly value: unknown;
  }[];
  /** The whole response, with its `data`. */
  readonly response: unknown;
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
    response: exampleJson(response),
  };
}
