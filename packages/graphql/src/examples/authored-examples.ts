import { addToList } from '@docgen/core/basics/add-to-list';
import { type Checked, type Diagnostic, diagnosticKey, type Place } from '@docgen/core/diagnostic';
import type { OperationExample } from '@docgen/core/schema-model';
import { isResponsesFile } from '@docgen/core/sources/sdl-file';
import type { SourceText } from '@docgen/core/sources/source-text';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
} from 'graphql';
import { diagnosticOfError } from '../check/diagnostic-of-error.ts';
import { validateOperations } from '../documents/validate-operations.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { hasTokens } from '../nodes/has-tokens.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { type AuthoredResponses, authoredResponses } from './authored-responses.ts';
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
  const { examples, examplesOfSubgraphs = [] } = loaded;
  const responses = authoredResponses(examples, loaded);
  const ofSubgraphs = authoredResponses(examplesOfSubgraphs, loaded);
  const found = new Map<string, OperationExample[]>();
  const diagnostics: Diagnostic[] = [];
  const unread = new Set<string>();
  for (const source of operationFiles([...examples, ...examplesOfSubgraphs])) {
    const isOwn = examples.includes(source);
    const { operations, error } = operationsIn(source);
    if (error !== undefined) unread.add(source.file);
    const outcomes = operations.map((asked) =>
      outcomeOf(asked, source, loaded, isOwn ? responses : ofSubgraphs),
    );
    for (const { coordinate, example } of outcomes) {
      if (coordinate === undefined || example === undefined) continue;
      const name = freeName(example.name, found.get(coordinate) ?? []);
      addToList(found, coordinate, { ...example, name });
    }
    if (!isOwn) continue;
    if (error !== undefined) diagnostics.push(faulty(error, 'example-syntax', examples));
    else if (operations.length === 0) diagnostics.push(unused(NO_OPERATION, { file: source.file }));
    for (const { errors = [], problems = [] } of outcomes) {
      diagnostics.push(...errors.map((each) => faulty(each, 'example-invalid', examples)));
      diagnostics.push(...problems);
    }
  }
  // An error in a fragment is found with each operation of its file.
  const once = new Map(diagnostics.map((each) => [diagnosticKey(each), each]));
  return { value: found, diagnostics: [...once.values(), ...responses.diagnostics(unread)] };
}

/**
 * The files with operations, each once: several subgraphs may share one, and the composed schema may
 * name that of a subgraph.
 */
function operationFiles(files: readonly SourceText[]): readonly SourceText[] {
  const operations = files.filter(({ file }) => !isResponsesFile(file));
  // Those of the composed schema come first, and remain.
  return operations.filter(
    ({ text }, at) => operations.findIndex((other) => other.text === text) === at,
  );
}

/** A definition in a file of examples, which should be an operation, with the file's fragments. */
interface Asked {
  readonly operation: Exclude<DefinitionNode, FragmentDefinitionNode>;
  readonly fragments: readonly FragmentDefinitionNode[];
}

function operationsIn({ file, text }: SourceText): {
  readonly operations: readonly Asked[];
  /** If the file is not valid GraphQL. */
  readonly error?: GraphQLError;
} {
  if (!hasTokens(text)) return { operations: [] };
  try {
    const { definitions } = parse(new Source(text, file));
    const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    const others = definitions.filter((node) => node.kind !== Kind.FRAGMENT_DEFINITION);
    return { operations: others.map((operation) => ({ operation, fragments })) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { operations: [], error };
  }
}

/** What becomes of an operation; nothing if it is only valid with the hidden definitions. */
interface Outcome {
  /** That of the field that the operation calls. */
  readonly coordinate?: string;
  readonly example?: OperationExample;
  /** If it is not valid. */
  readonly errors?: readonly GraphQLError[];
  readonly problems?: readonly Diagnostic[];
}

function outcomeOf(
  { operation, fragments }: Asked,
  { file, text: source }: SourceText,
  loaded: LoadedSchema,
  { responseTo }: AuthoredResponses,
): Outcome {
  const { schema, hiding } = loaded;
  const alone: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const errors = validateOperations(alone, schema);
  const isOperation = operation.kind === Kind.OPERATION_DEFINITION;
  // Also asked for if the operation is hidden, because its response is not unused then.
  const respond = isOperation && responseTo(file, nameOfOperation(operation, fragments));
  // A public and an internal site may share the file: this operation is for the internal one.
  if (errors.length > 0 && hiding && validateOperations(alone, hiding.whole).length === 0)
    return {};
  if (errors.length > 0 || !respond) return { errors };
  const [coordinate, example] = exampleOfOperation(loaded, operation, fragments, respond) ?? [];
  return coordinate === undefined || example === undefined
    ? { problems: [unused(CALLS_NOTHING, placeOfNode(operation), source)] }
    : { coordinate, example, problems: hiddenNames(loaded, operation, source) };
}

function faulty(
  error: GraphQLError,
  code: Diagnostic['code'],
  sources: readonly SourceText[],
): Diagnostic {
  const hint = 'Correct the operation, or remove it to have docgen generate an example.';
  return { ...diagnosticOfError(error, sources), code, hint };
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
  const warnings = loaded.hiding?.warningsIn(description, `The description of ${of}`) ?? [];
  return warnings.map((warning) => ({ ...warning, source }));
}

const NO_OPERATION = 'The file of examples contains no operation.';
const CALLS_NOTHING = 'The operation calls no field of the schema, so it is on no page.';

function unused(message: string, place: Place | undefined, source?: string): Diagnostic {
  const hint = 'Write an operation that calls a field of the schema, or remove it.';
  return { code: 'unused-examples', severity: 'warning', message, hint, place, source };
}
