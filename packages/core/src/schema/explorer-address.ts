import { encodeForQuery } from '../addresses/address.ts';
import type { OperationExample, SchemaModel } from '../schema-model.ts';

/** The names that the address of an explorer may contain in braces. */
export const EXPLORER_VALUES = ['operation', 'variables', 'endpoint'] as const;

/** What is replaced in the address of an explorer. */
const PLACEHOLDER = new RegExp(`\\{(${EXPLORER_VALUES.join('|')})\\}`, 'g');

/**
 * Address that opens an example in an explorer, such as GraphiQL.
 *
 * @param schema - `explorer` contains the names of values in braces; see {@link EXPLORER_VALUES}.
 * @returns The address with encoded values in place of the names. Values that the example or the
 *   schema does not have are empty. `undefined` if the schema has no explorer.
 */
export function explorerAddress(
  { operation, variables = '' }: Pick<OperationExample, 'operation' | 'variables'>,
  { explorer, endpoint = '' }: Pick<SchemaModel, 'explorer' | 'endpoint'>,
): string | undefined {
  const values: Record<string, string> = { operation, variables, endpoint };
  return explorer?.replace(PLACEHOLDER, (_, name) => encodeForQuery(values[name] ?? ''));
}
