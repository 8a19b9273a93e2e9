import { addToList } from '@docgen/core/basics/add-to-list';
import type { ResolvedSchemaInstance } from '@docgen/core/config';
import { type Diagnostic, diagnosticKey } from '@docgen/core/diagnostic';

/**
 * The names in tables of errors that are nobody's. Several services may have one table, in which
 * each finds names of the others.
 *
 * @param found - The `unknown-operation` warnings of each schema that was read, by its id.
 */
export function unknownOperations(
  instances: readonly Pick<ResolvedSchemaInstance, 'id' | 'errors'>[],
  found: ReadonlyMap<string, readonly Diagnostic[]>,
): Diagnostic[] {
  const byTable = new Map<string, (readonly Diagnostic[])[]>();
  for (const { id, errors } of instances) {
    // A schema that could not be read may have any of the names.
    if (errors !== undefined) addToList(byTable, errors, found.get(id) ?? []);
  }
  return [...byTable.values()].flatMap(([first = [], ...others]) => {
    const keys = others.map((each) => new Set(each.map(diagnosticKey)));
    return first.filter((warning) => keys.every((known) => known.has(diagnosticKey(warning))));
  });
}
