import { setImmediate } from 'node:timers/promises';
import { configuredSchemas } from '@docgen/core/configuration/configured-schemas';
import { visibilityOf } from '@docgen/core/configuration/visibility-of';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import type { Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import type { MarksElsewhere } from '@docgen/graphql/load/marks';
import { NotKept } from '@docgen/memo/kept-only';
import { graphqlCode } from './graphql-code.ts';
import {
  type KeptSchema,
  keptSchema,
  type Schema,
  type SchemaInput,
  type SchemaReading,
} from './kept-schema.ts';
import { marksInSubgraphs } from './marks-in-subgraphs.ts';
import { nothingShown } from './nothing-shown.ts';
import { once } from './once.ts';
import { composedInput, instanceInput, type SchemaSite } from './schema-inputs.ts';
import { unknownOperations } from './unknown-operations.ts';
import { unmatchedRules } from './unmatched-rules.ts';
import { unusedExamples } from './unused-examples.ts';

/**
 * Reads and composes the configured schemas. Those with errors are omitted.
 *
 * @param pause - Gives others a turn, between the parts of long work.
 * @returns In the order of the configuration, the composed schema last.
 */
export async function readSchemas(
  site: SchemaSite,
  report: Report,
  pause: () => Promise<unknown> = () => setImmediate(),
): Promise<Checked<readonly Schema[]>> {
  const { config, projectDir, placeOf, memo } = site;
  const diagnostics: Diagnostic[] = [];
  const read: KeptSchema[] = [];
  const unknown = new Map<string, readonly Diagnostic[]>();
  const visibility = visibilityOf(config.schemas);
  const summarise = once(async () => (await graphqlCode()).createSummaries());
  const reading: SchemaReading = { visibility, summarise, memo, pause };
  const add = async (input: SchemaInput, marked?: MarksElsewhere): Promise<void> => {
    try {
      const schema = await keptSchema(input, reading, marked);
      const isUnknown = ({ code }: Diagnostic) => code === 'unknown-operation';
      diagnostics.push(...schema.diagnostics.filter((each) => !isUnknown(each)));
      unknown.set(input.config.id, schema.diagnostics.filter(isUnknown));
      if (schema.value !== undefined) read.push(schema.value);
    } catch (error) {
      if (input.file === undefined || error instanceof NotKept) throw error;
      diagnostics.push(fileFailure(error, { file: input.file }, 'make the reference of'));
    }
  };
  const { instances, composed } = config.schemas;
  const inputs: SchemaInput[] = [];
  for (const [number, instance] of instances.entries()) {
    const { value: input, diagnostics: found } = await instanceInput(instance, number, site);
    diagnostics.push(...found);
    if (input !== undefined) inputs.push(input);
  }
  const isSubgraph = ({ config }: SchemaInput) => composed?.subgraphs.includes(config.id) === true;
  const marks = await marksInSubgraphs(inputs.filter(isSubgraph), reading);
  for (const input of inputs) await add(input, marks.get(input.config.id));
  diagnostics.push(...unknownOperations(instances, unknown));
  diagnostics.push(...(await unusedExamples(config.schemas, projectDir)));
  // If a subgraph is missing, composition would report errors about types that exist.
  if (composed?.subgraphs.every((id) => read.some(({ schema }) => schema.id === id))) {
    const { value: input, diagnostics: found } = await composedInput(
      composed,
      read.map(({ schema }) => schema),
      site,
    );
    diagnostics.push(...found);
    if (input !== undefined) await add(input);
  }
  const schemas = read.map(({ schema }) => schema);
  // A schema that is missing may have the names.
  if (schemas.length === configuredSchemas(config.schemas).length) {
    const matched = read.map(({ matched }) => matched);
    const rules = { visibility, matched, schemas, placeOf };
    diagnostics.push(...(await unmatchedRules(rules, memo)));
    diagnostics.push(...nothingShown(config.schemas, read, placeOf));
  }
  const definitions = read.reduce((sum, schema) => sum + schema.definitions, 0);
  report(`${counted(schemas.length, 'schema')}, ${counted(definitions, 'definition')}`);
  return { value: schemas, diagnostics };
}
