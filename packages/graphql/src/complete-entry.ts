import type {
  ErrorTable,
  OperationExample,
  SchemaEntry,
  SchemaModel,
} from '@docgen/core/schema-model';
import type { Definition } from './definition.ts';
import { partsOf } from './descriptions-of.ts';
import type { EntryDraft } from './entry-draft.ts';
import { errorTypes } from './errors/error-types.ts';
import { clientExamples } from './examples/client-examples.ts';
import { indexPaths } from './index-paths.ts';
import { indexUsages } from './index-usages.ts';
import { inputTree } from './input-tree.ts';
import type { LoadedSchema } from './loaded-schema.ts';
import { resultFields } from './result-fields.ts';
import { signatureOf } from './signature-of.ts';

/** What authors have written about operations, by coordinate. */
interface AuthoredParts {
  /** They replace the generated example. */
  readonly examples: ReadonlyMap<string, readonly OperationExample[]>;
  readonly errors: ReadonlyMap<string, readonly ErrorTable[]>;
}

/**
 * Returns a function that completes a draft with its relations to the rest of the schema.
 *
 * @param definitions - The definitions that the drafts were made from, in the same order.
 * @param start - What the start page shows, and its route.
 */
export function completeEntry(
  definitions: readonly Definition[],
  drafts: readonly EntryDraft[],
  { examples, errors }: AuthoredParts,
  schema: LoadedSchema,
  start: Pick<SchemaModel, 'definition' | 'route'>,
): (draft: EntryDraft, at: number) => SchemaEntry {
  const usages = indexUsages(drafts, start.definition, start.route);
  const paths = indexPaths(drafts, usages);
  const hides = drafts.some((draft) => partsOf(draft).some(({ inaccessible }) => inaccessible));
  const exampleOf = clientExamples(schema, hides);
  const types = new Map(
    drafts.flatMap((draft) => (draft.section === 'types' ? [[draft.coordinate, draft]] : [])),
  );
  return (draft, at) => {
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
  };
}
