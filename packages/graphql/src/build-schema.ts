import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  print,
  validateSchema,
  valueFromAST,
} from 'graphql';
import { diagnosticOfError, inFileOrder } from './diagnostic-of-error.ts';
import type { SourceText } from './source-text.ts';
import { validationHint } from './validation-advice.ts';

/**
 * Builds a schema from definitions that have passed `checkDefinitions`, and checks what can only be
 * seen now: interfaces that are not fulfilled, types without fields, input types where output types
 * belong, default values of the wrong type.
 *
 * @param rootRequired - False for a subgraph, which may leave all queries to others.
 * @returns The schema, or `undefined` and the reasons as `sdl-invalid`.
 */
export function buildSchema({
  document,
  sources,
  rootRequired,
}: {
  document: DocumentNode;
  sources: readonly SourceText[];
  rootRequired: boolean;
}): Checked<GraphQLSchema | undefined> {
  const failed = (errors: readonly GraphQLError[]) => {
    const diagnostics = errors.map((error) => schemaDiagnostic(error, sources));
    return { value: undefined, diagnostics: inFileOrder(diagnostics, sources) };
  };
  try {
    const schema = buildASTSchema(document, { assumeValidSDL: true });
    const errors = [...validateSchema(schema), ...checkDefaultValues(schema)].filter(
      ({ message }) => rootRequired || message !== 'Query root type must be provided.',
    );
    return errors.length > 0 ? failed(errors) : { value: schema, diagnostics: [] };
  } catch (error) {
    // Arguments of @deprecated and @specifiedBy are evaluated while the schema is built.
    if (error instanceof GraphQLError) return failed([error]);
    throw error;
  }
}

function schemaDiagnostic(error: GraphQLError, sources: readonly SourceText[]): Diagnostic {
  const diagnostic = diagnosticOfError(error, sources);
  const [first] = sources;
  return {
    ...diagnostic,
    // What is missing as a whole has no node, but belongs into the first file.
    place: diagnostic.place ?? (first && { file: first.file }),
    hint: validationHint(error.message),
  };
}

/** Finds default values that are no value of their type. graphql-js drops them in silence. */
function checkDefaultValues(schema: GraphQLSchema): GraphQLError[] {
  const errors: GraphQLError[] = [];
  const check = (argument: GraphQLArgument | GraphQLInputField) => {
    const value = argument.astNode?.defaultValue;
    if (value === undefined || valueFromAST(value, argument.type) !== undefined) return;
    errors.push(
      new GraphQLError(
        `The default value ${print(value)} of "${argument.name}" is no ${argument.type}.`,
        { nodes: value },
      ),
    );
  };
  for (const { args } of schema.getDirectives()) args.forEach(check);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(check);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const { args } of Object.values(type.getFields())) args.forEach(check);
    }
  }
  return errors;
}
