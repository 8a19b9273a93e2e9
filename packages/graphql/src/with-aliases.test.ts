import { describe, expect, it } from 'vitest';
import { instanceConfig, loadShop } from '../../../test/support/load-schema.ts';
import { buildSchemaModel } from './build-schema-model.ts';

const SDL = `
type Query { orders(firstPage: Int, errors: String): [Order] }
type Order {
  id: ID!
  orderNumber2: Int
  order_number_2: Int
  fields: String
  invoiceURL(inColour: Boolean): String
}
input OrderInput { customerName: String }
enum State { IN_TRANSIT DELIVERED }
directive @cached(maxAge: Int) on FIELD
`;

/** Aliases by coordinate, of everything that has one. */
function aliases(config: { readonly aliases?: 'graphql-markdown' }) {
  const { value: schema } = loadShop(SDL);
  if (schema === undefined) throw new Error('the schema of the test is wrong');
  const { value } = buildSchemaModel({ config: { ...instanceConfig('shop'), ...config }, schema });
  const found = new Map<string, string>();
  JSON.stringify(value.entries, (_, part) => {
    const isOwn = part?.alias !== undefined && !/^@(?!cached)/.test(part.coordinate);
    if (isOwn) found.set(part.coordinate, part.alias);
    return part;
  });
  return found;
}

describe('ids of other generators', () => {
  it('are those of GraphQL-Markdown, each once on a page', () => {
    expect(Object.fromEntries(aliases({ aliases: 'graphql-markdown' }))).toEqual({
      'Query.orders(firstPage:)': 'first-page',
      'Order.id': 'id',
      'Order.orderNumber2': 'order-number-2',
      'Order.invoiceURL': 'invoice-url',
      'Order.invoiceURL(inColour:)': 'order-invoice-url-in-colour',
      'OrderInput.customerName': 'customer-name',
      'State.IN_TRANSIT': 'in-transit',
      'State.DELIVERED': 'delivered',
      '@cached(maxAge:)': 'max-age',
    });
  });

  it('are not there when nobody asks for them', () => {
    expect(aliases({})).toEqual(new Map());
  });
});
