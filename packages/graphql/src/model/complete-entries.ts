import type {
  ErrorTable,
  OperationExample,
  SchemaEntry,
  SchemaModel,
} from '@docgen/core/schema-model';
import { partsOf } from '../entries/descriptions-of.ts';
import { type EntryDraft, typesByName } from '../entries/entry-draft.ts';
import { errorTypes } from '../errors/error-types.ts';
import { clientExamples } from '../examples/client-examples.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import type { Definition } from '../nodes/definition.ts';
import { indexPaths } from '../usages/index-paths.ts';
import { indexUsages } from '../usages/index-usages.ts';
import { inputTree } from './input-tree.ts';
import { resultFields } from './result-fields.ts';
import { signatureOf } from './signature-of.ts';

interface Drafted {
  readonly drafts: readonly EntryDraft[];
  /** The definitions that the drafts were made from, in the same order. */
  readonly definitions: readonly Definition[];
  /** What authors have written about operations, by coordinate. */
  readonly authored: {
    /** Examples, which replace the generated one. */
    readonly examples: ReadonlyMap<string, readonly OperationExample[]>;
    readonly errors: ReadonlyMap<string, readonly ErrorTable[]>;
  };
  /** What the start page shows, and its route. */
  readonly start: Pick<SchemaModel, 'definition' | 'route'>;
}

/** Completes the drafts of a schema's entries with their relations to each other. */
export function completeEntries(
  schema: LoadedSchema,
  { drafts, definitions, authored: { examples, errors }, start }: Drafted,
): SchemaEntry[] {
  const usages = indexUsages(drafts, start.definition, start.route);
  const paths = indexPaths(drafts, usages);
  const hides = drafts.some((draft) => partsOf(draft).some(({ inaccessible }) => inaccessible));
  const exampleOf = clientExamples(schema, hides);
  const types = typesByName(drafts);
  return drafts.map((draft, at) => {
    const common = {
      usedBy: usages.get(draft.coordinate) ?? [],
      signature: signatureOf(draft),
      path: paths.get(draft.coordinate),
    };
    if (!('field' in draft)) return { ...draft, ...common };
    const { field, coordinate } = draft;
    const definition = definitions[at];
    const generated =
      definition !== undefined && 'field' in definition ? exampleOf(definition) : undefined;
    return {
      ...draft,
      ...common,
      inputTree: inputTree(field, types),
      resultFields: resultFields(field.type, types, usages),
      examples: examples.get(coordinate) ?? (generated === undefined ? [] : [generated]),
      errorTypes: errorTypes(field.type, types, usages),
      errors: errors.get(coordinate) ?? [],
    };
  });
}
