import type { SchemaModel } from '../schema-model.ts';
import { isGatewayField } from './gateway-field.ts';

/**
 * Whether clients can call anything in a schema. A library of types has no operations, and many
 * subgraphs only those that gateways call, such as `_entities`.
 */
export function hasOperations({ entries }: Pick<SchemaModel, 'entries'>): boolean {
  return entries.some((entry) => 'field' in entry && !isGatewayField(entry.name));
}
