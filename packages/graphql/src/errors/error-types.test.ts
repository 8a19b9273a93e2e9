import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

it('tells the types of errors by their names and where they are', () => {
  const { value } = modelsOf({
    shop: `
type Query { order: OrderResult find: Found search: Item job: Job errors: [String!]! }
type Job { lastError: String error: Code }
union Item = Order | Issue
type Issue { title: String! }
type Mutation { pay: PayPayload! cancel: CancelPayload }
type CancelPayload { orderOrError: OrderOrError }
union OrderOrError = CancelFailure | Gone | Order
type CancelFailure { code: Code }
union OrderResult = Order | Gone | NotFoundError
type Order { id: ID! }
"It was deleted."
type Gone implements Error { message: String! }
type NotFoundError { message: String! }
interface Error { message: String! }
interface Found { id: ID! }
type PayPayload { order: Order userErrors: [UserError!]! terrors: Int "Why it failed." error: String dryError: Code }
"Code of what failed."
scalar Code
type UserError implements Error { message: String! }`,
  });
  const told = (coordinate: string) => {
    const entry = value.entry('shop', coordinate);
    if (!('errorTypes' in entry)) throw new Error('it is an operation');
    return entry.errorTypes.map(({ field, type, description }) =>
      [field, type.text, description?.markdown].filter((part) => part !== undefined).join(' '),
    );
  };
  expect(told('Query.order')).toEqual(['Gone It was deleted.', 'NotFoundError']);
  expect(told('Mutation.pay')).toEqual([
    'userErrors [UserError!]!',
    'error String Why it failed.',
    'dryError Code Code of what failed.',
  ]);
  expect(told('Mutation.cancel')).toEqual(['CancelFailure', 'Gone It was deleted.']);
  expect(told('Query.find')).toEqual([]);
  expect(told('Query.search')).toEqual([]);
  expect(told('Query.job')).toEqual(['error Code Code of what failed.']);
  expect(told('Query.errors')).toEqual([]);
});
