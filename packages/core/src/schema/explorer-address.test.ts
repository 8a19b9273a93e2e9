import { expect, it } from 'vitest';
import { explorerAddress } from './explorer-address.ts';

const endpoint = 'https://shop.example/graphql?v=2';
const operation = 'query Plants($search: String) {\n  plants(search: $search) { id }\n}';

it('puts the example and the endpoint into the address, so that a URL parser returns them', () => {
  const explorer =
    'https://tools.example/graphiql?endpoint={endpoint}&query={operation}&variables={variables}#x';
  const variables = JSON.stringify({ search: `rose & "{operation}" 100% $& ü #` }, null, 2);
  const address = explorerAddress({ operation, variables }, { explorer, endpoint });
  const { searchParams, hash } = new URL(address ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ endpoint, query: operation, variables });
  expect(hash).toBe('#x');
});

it('leaves values empty that an example does not have', () => {
  const explorer = 'https://tools.example/?query={operation}&variables={variables}';
  expect(explorerAddress({ operation: '{ a }' }, { explorer })).toBe(
    'https://tools.example/?query=%7B%20a%20%7D&variables=',
  );
});

it('has no address without an explorer', () => {
  expect(explorerAddress({ operation }, { endpoint })).toBeUndefined();
});
