import { addToList } from '@docgen/core/basics/add-to-list';
import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import type { OperationExample } from '@docgen/core/schema-model';
import { isResponsesFile } from '@docgen/core/sources/sdl-file';
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
} from 'graphql';
import { diagnosticOfError } from '../check/diagnostic-of-error.ts';
import { validateOperations } from '../check/validate-operations.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { authoredResponses } from './authored-responses.ts';
import { exampleOfOperation, nameOfOperation } from './example-of-operation.ts';

/**
 * The operations that authors wrote for a schema, by the coordinate of the first field that each
 * calls, with their responses. Operations for the schema itself come before those for its
 * subgraphs.
 *
 * @returns Also `example-syntax` and `example-invalid` for operations and responses that are not
 *   valid, `unused-examples` for files without operations, operations that call nothing and responses
 *   to none, and `hidden-name` for descriptions and responses. The composed schema may lack parts of
 *   its subgraphs, so operations for these that are not valid for it are ignored. So are operations
 *   that are only valid with the hidden definitions.
 */
export function authoredExamples(
  loaded: LoadedSchema,
): Checked<ReadonlyMap<string, readonly OperationExample[]>> {
  const { schema, whole, examples, examplesOfSubgraphs = [] } = loaded;
  const found = new Map<string, OperationExample[]>();
  const diagnostics: Diagnostic[] = [];
  const told = new Set<string>();
  const tell = (error: GraphQLError, code: Diagnostic['code']) => {
    // An error in a fragment is found with each operation of its file.
    if (told.has(String(error))) return;
    told.add(String(error));
    diagnostics.push({
      ...diagnosticOfError(error, examples),
      code,
      hint: 'Correct the operation, or remove it to have docgen generate an example.',
    });
  };
  const responses = authoredResponses(examples, loaded);
  const ofSubgraphs = authoredResponses(examplesOfSubgraphs, loaded);
  const seen = new Set<string>();
  const unread = new Set<string>();
  for (const source of [...examples, ...examplesOfSubgraphs]) {
    // Several subgraphs may share a file of examples, and the composed schema may name that of one.
    if (isResponsesFile(source.file) || seen.has(source.text)) continue;
    seen.add(source.text);
    const isOwn = examples.includes(source);
    const given = isOwn ? responses : ofSubgraphs;
    const report = isOwn ? tell : () => {};
    const { file, text } = source;
    const document = isBlank(text)
      ? undefined
      : parsed(new Source(text, file), (error) => {
          unread.add(file);
          report(error, 'example-syntax');
        });
    const fragments = (document?.definitions ?? []).filter(
      (node) => node.kind === Kind.FRAGMENT_DEFINITION,
    );
    if (isOwn && (isBlank(text) || document?.definitions.length === fragments.length)) {
      diagnostics.push(unused('The file of examples contains no operation.', { file }));
    }
    for (const operation of document?.definitions ?? []) {
      if (operation.kind === Kind.FRAGMENT_DEFINITION) continue;
      const definitions = [operation, ...fragments];
      const alone: DocumentNode = { kind: Kind.DOCUMENT, definitions };
      const errors = validateOperations(alone, schema);
      const isOperation = operation.kind === Kind.OPERATION_DEFINITION;
      // Also asked for if the operation is hidden, because its response is not unused then.
      const respond = isOperation && given.responseTo(file, nameOfOperation(operation, fragments));
      // A public and an internal site may share the file: this operation is for the internal one.
      if (errors.length > 0 && whole && validateOperations(alone, whole).length === 0) continue;
      for (const error of errors) report(error, 'example-invalid');
      if (errors.length > 0 || !respond) continue;
      const [coordinate, example] = exampleOfOperation(loaded, operation, fragments, respond) ?? [];
      if (coordinate !== undefined && example !== undefined) {
        const name = freeName(example.name, found.get(coordinate) ?? []);
        addToList(found, coordinate, { ...example, name });
        if (isOwn) diagnostics.push(...hiddenNames(loaded, operation, text));
      } else if (isOwn) diagnostics.push(unused(CALLS_NOTHING, placeOfNode(operation), text));
    }
  }
  return { value: found, diagnostics: [...diagnostics, ...responses.diagnostics(unread)] };
}

/** A name with a number if an earlier example has it, because readers tell examples by them. */
function freeName(name: string, others: readonly OperationExample[]): string {
  const isTaken = (wanted: string) => others.some((other) => other.name === wanted);
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name} (${number})`;
  return free;
}

/** Warnings of hidden names in the description of an operation. */
function hiddenNames(
  loaded: LoadedSchema,
  { description, name }: OperationDefinitionNode,
  source: string,
): Diagnostic[] {
  if (description === undefined) return [];
  const of = name === undefined ? 'an example' : `the example "${name.value}"`;
  const warnings = loaded.hiddenNames?.(description, `The description of ${of}`) ?? [];
  return warnings.map((warning) => ({ ...warning, source }));
}

const CALLS_NOTHING = 'The operation calls no field of the schema, so it is on no page.';

function unused(message: string, place: Place | undefined, source?: string): Diagnostic {
  const hint = 'Write an operation that calls a field of the schema, or remove it.';
  return { code: 'unused-examples', severity: 'warning', message, hint, place, source };
}

/** Whether a text contains only white space and comments. */
function isBlank(text: string): boolean {
  return text.replace(/#.*|[\s,\uFEFF]+/g, '') === '';
}

function parsed(source: Source, fail: (error: GraphQLError) => void): DocumentNode | undefined {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    fail(error);
    return undefined;
  }
}
