import { describe, expect, it } from 'vitest';
import { instanceConfig, loadShop } from '../../../../test/support/load-schema.ts';
import { buildSchemaModel } from './build-schema-model.ts';

const SDL = `
interface Node { id: ID! }
type Query { orders(firstPage: Int, errors: String): [Order] }
union Paper = Order
type Order implements Node {
  id: ID!
  orderNumber2: Int
  order_number_2: Int
  fields: String
  errors: String
  invoiceURL(inColour: Boolean): String
}
input OrderInput { customerName: String }
enum State { IN_TRANSIT DELIVERED }
directive @cached(maxAge: Int) on FIELD
`;

type Config = { readonly aliases?: 'graphql-markdown' };

function modelOf(config: Config) {
  const { value: schema } = loadShop(SDL);
  if (schema === undefined) throw new Error('the schema of the test is wrong');
  return buildSchemaModel({ config: { ...instanceConfig('shop'), ...config }, schema }).value;
}

/** All aliases, by coordinate. */
function aliases(config: Config) {
  const value = modelOf(config);
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
      'Node.id': 'id',
      'Query.orders(firstPage:)': 'first-page',
      'Order.id': 'id',
      'Order.errors': 'errors',
      'Order.orderNumber2': 'order-number-2',
      'Order.invoiceURL': 'invoice-url',
      'Order.invoiceURL(inColour:)': 'order-invoice-url-in-colour',
      'OrderInput.customerName': 'customer-name',
      'State.IN_TRANSIT': 'in-transit',
      'State.DELIVERED': 'delivered',
      '@cached(maxAge:)': 'max-age',
    });
  });

  it('are those of its sections and of the types in them', () => {
    const { entries } = modelOf({ aliases: 'graphql-markdown' });
    const usedBy = ['member-of', 'returned-by', 'implemented-by'];
    const found = entries
      .filter(({ name }) => ['orders', 'Order', 'Paper'].includes(name))
      .map(({ name, sectionAliases }) => [name, sectionAliases]);
    expect(Object.fromEntries(found)).toEqual({
      orders: { returns: ['type', 'order'], 'used-by': usedBy },
      Order: { implements: ['interfaces', 'node'], 'used-by': usedBy },
      Paper: { members: ['possible-types', 'order'], 'used-by': usedBy },
    });
  });

  it('are not there when nobody asks for them', () => {
    expect(aliases({})).toEqual(new Map());
  });
});
