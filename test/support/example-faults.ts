import { pathText } from '@docgen/core/diagnostics/key-path';
import type { OperationEntry } from '@docgen/core/schema-model';
import { responseProblems } from '@docgen/graphql/examples/response-problems';
import {
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';

/** Rejects fields whose description says that requests for them fail. */
const noFailingFields: ValidationRule = (context) => ({
  Field(node) {
    const { description } = context.getFieldDef() ?? {};
    if (!/comes\s+back\s+as\s+an\s+error/.test(description ?? '')) return;
    context.reportError(new GraphQLError(`${node.name.value} is an error`));
  },
});
const RULES = [...specifiedRules, noFailingFields];

/**
 * What is wrong with the examples of an operation: that there are none, that one is longer than a
 * page shows, or that its operation, variables or response do not fit the schema.
 */
export function exampleFaults(
  schema: GraphQLSchema,
  { coordinate, examples }: OperationEntry,
): string[] {
  if (examples.length === 0) return [`${coordinate} has no example`];
  return examples.flatMap(({ operation, variables = '{}', response }) => {
    const document = parse(operation);
    const [definition] = document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) return [`${coordinate}: no operation`];
    const { errors = [] } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      JSON.parse(variables),
    );
    const lines = [operation, variables, response].map((text) => text.split('\n').length);
    return [
      ...[...validate(schema, document, RULES), ...errors].map(
        ({ message }) => `${coordinate}: ${message}`,
      ),
      ...(Math.max(...lines) > 60 ? [`${coordinate}: ${Math.max(...lines)} lines`] : []),
      ...responseProblems(JSON.parse(response), {
        schema,
        operation: definition,
        fragments: new Map(),
        values: JSON.parse(variables),
      }).map(({ message, path }) => `${coordinate}: ${pathText(path)}: ${message}`),
    ];
  });
}
