import { addToList } from '@docgen/core/basics/add-to-list';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { ErrorTable } from '@docgen/core/schema-model';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { isComposedHere, type LoadedSchema } from '../load/loaded-schema.ts';
import type { EntryDraft } from '../model/entry-draft.ts';

/**
 * Assigns the errors that authors listed to the operations of a schema.
 *
 * @returns Tables by the coordinate of the operation, and an `unknown-operation` warning for each
 *   name that the schema does not have, at its first line in the table. It may be that of another
 *   schema with the same table. Nothing is reported for the composed schema, which may lack
 *   operations of its subgraphs.
 */
export function documentedErrors(
  schema: LoadedSchema,
  drafts: readonly EntryDraft[],
): Checked<ReadonlyMap<string, readonly ErrorTable[]>> {
  const { errors } = schema;
  const found = new Map<string, ErrorTable[]>();
  if (errors.length === 0) return { value: found, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const operations = drafts.filter((draft) => 'field' in draft);
  const known = new Set(operations.map(({ name }) => name));
  for (const { file, page, columns, rows } of errors) {
    for (const { name, coordinate } of operations) {
      const own = rows.filter((row) => row.operations.includes(name)).map(({ cells }) => cells);
      const table = { columns, rows: own, ...(page !== undefined && { page }) };
      if (own.length > 0) addToList(found, coordinate, table);
    }
    const reported = new Set<string>();
    for (const { operations: names, line } of isComposedHere(schema) ? [] : rows) {
      for (const name of names) {
        // Fields of types may belong to other services.
        if (known.has(name) || reported.has(name) || !/^\w+$/.test(name)) continue;
        reported.add(name);
        diagnostics.push({
          code: 'unknown-operation',
          severity: 'warning',
          message: `The table of errors names "${name}", but no schema with this table has such an operation.`,
          hint: didYouMean(name, known) ?? 'Correct the name, or remove the row.',
          place: { file, line },
        });
      }
    }
  }
  return { value: found, diagnostics };
}
