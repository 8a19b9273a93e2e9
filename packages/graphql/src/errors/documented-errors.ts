import { addToList } from '@docgen/core/basics/add-to-list';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { ErrorTable } from '@docgen/core/schema-model';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import type { EntryDraft } from '../entries/entry-draft.ts';
import type { ErrorSource } from '../load/error-source.ts';
import { isComposedHere, type LoadedSchema } from '../load/loaded-schema.ts';

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
  const operations = drafts.filter((draft) => 'field' in draft);
  for (const { page, columns, rows } of errors) {
    for (const { name, coordinate } of operations) {
      const own = rows.filter((row) => row.operations.includes(name)).map(({ cells }) => cells);
      const table = { columns, rows: own, ...(page !== undefined && { page }) };
      if (own.length > 0) addToList(found, coordinate, table);
    }
  }
  const known = new Set(operations.map(({ name }) => name));
  const checked = isComposedHere(schema) ? [] : errors;
  return { value: found, diagnostics: checked.flatMap((table) => unknownOperations(table, known)) };
}

function unknownOperations({ file, rows }: ErrorSource, known: ReadonlySet<string>): Diagnostic[] {
  const firstLines = new Map<string, number>();
  for (const { operations, line } of rows) {
    for (const name of operations) if (!firstLines.has(name)) firstLines.set(name, line);
  }
  return (
    [...firstLines]
      // Fields of types may belong to other services.
      .filter(([name]) => !known.has(name) && /^\w+$/.test(name))
      .map(([name, line]) => ({
        code: 'unknown-operation',
        severity: 'warning',
        message: `The table of errors names "${name}", but no schema with this table has such an operation.`,
        hint: didYouMean(name, known) ?? 'Correct the name, or remove the row.',
        place: { file, line },
      }))
  );
}
