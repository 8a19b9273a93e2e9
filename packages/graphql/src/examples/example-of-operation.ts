import type { OperationExample } from '@docgen/core/schema-model';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { publicSchema } from '../compose/public-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { exactValue } from '../nodes/exact-value.ts';
import { writtenDescription } from '../nodes/written-description.ts';
import type { AnsweredOperation } from './data-problems.ts';
import { exampleResponse } from './example-response.ts';
import { exampleInput } from './example-value.ts';
import { exampleOf } from './generated-example.ts';
import { operationText } from './operation-text.ts';

/**
 * The example that an operation of an author is. Default values of variables become their values;
 * other values are generated.
 *
 * @param operation - Valid for the schema.
 * @param all - The fragments of its file.
 * @param respond - Returns its response as JSON; `undefined` to have one generated.
 * @returns With the coordinate of the first field that it calls; `undefined` if it calls none.
 */
export function exampleOfOperation(
  loaded: LoadedSchema,
  operation: OperationDefinitionNode,
  all: readonly FragmentDefinitionNode[],
  respond: (answered: AnsweredOperation) => unknown,
): [coordinate: string, example: OperationExample] | undefined {
  const { schema } = loaded;
  const root = schema.getRootType(operation.operation);
  const call = firstCall(operation.selectionSet, all);
  if (root == null || call === undefined) return undefined;
  const variables = (operation.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(schema, definition.type);
    const name = definition.variable.name.value;
    return isInputType(type)
      ? [{ name, type, value: variableValue(schema, definition, type) }]
      : [];
  });
  const fragments = usedFragments(operation, all);
  const text = [withoutDefaults(operation), ...fragments.values()].map((node) =>
    operationText(withoutDescriptions(node)),
  );
  const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  const response = respond({ schema, operation, fragments, values }) ?? {
    data: exampleResponse(
      { schema, fragments, values, seen: () => publicSchema(loaded) },
      root,
      operation.selectionSet,
    ),
  };
  const name = operation.name?.value ?? call.name.value;
  return [
    `${root.name}.${call.name.value}`,
    exampleOf({
      name,
      ...(operation.description && { description: writtenDescription(operation.description) }),
      operation: text.join('\n\n'),
      variables,
      response,
      authored: true,
    }),
  ];
}

/** The name that an operation has, or that of the first field that it calls. */
export function nameOfOperation(
  node: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string | undefined {
  return (node.name ?? firstCall(node.selectionSet, fragments)?.name)?.value;
}

/** Most servers do not accept descriptions in operations, which GraphQL has since September 2025. */
function withoutDescriptions<T extends OperationDefinitionNode | FragmentDefinitionNode>(
  node: T,
): T {
  return visit(node, {
    enter: (part) => ('description' in part ? { ...part, description: undefined } : undefined),
  });
}

/** The first field that a selection calls, itself or by fragments, other than of introspection. */
function firstCall(
  { selections }: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): FieldNode | undefined {
  for (const node of selections) {
    if (node.kind === Kind.FIELD && !node.name.value.startsWith('__')) return node;
    const fragment =
      node.kind === Kind.FRAGMENT_SPREAD
        ? fragments.find(({ name }) => name.value === node.name.value)
        : node;
    // The selections of a field of introspection are none of the operation.
    if (fragment === undefined || fragment.kind === Kind.FIELD) continue;
    const inside = firstCall(fragment.selectionSet, fragments);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function variableValue(
  schema: LoadedSchema['schema'],
  { defaultValue, variable }: VariableDefinitionNode,
  type: GraphQLInputType,
): unknown {
  if (defaultValue !== undefined) return exactValue(defaultValue);
  const name = variable.name.value;
  return exampleInput(schema, type, { name, of: name });
}

function withoutDefaults(operation: OperationDefinitionNode): OperationDefinitionNode {
  const variableDefinitions = operation.variableDefinitions?.map(
    ({ defaultValue: _, ...definition }) => definition,
  );
  return variableDefinitions === undefined ? operation : { ...operation, variableDefinitions };
}

/** The fragments that an operation uses, by name. */
function usedFragments(
  operation: OperationDefinitionNode,
  all: readonly FragmentDefinitionNode[],
): Map<string, FragmentDefinitionNode> {
  const used = new Map<string, FragmentDefinitionNode>();
  const take = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = all.find((candidate) => candidate.name.value === name);
        if (fragment === undefined || used.has(name)) return;
        used.set(name, fragment);
        take(fragment);
      },
    });
  };
  take(operation);
  return used;
}
