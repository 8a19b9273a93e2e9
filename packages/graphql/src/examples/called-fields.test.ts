import { expect, it } from 'vitest';
import { exampleIn } from '../../../../test/support/example-in.ts';

it.each([
  [
    'Mutation.cart',
    ['method'],
    'mutation CartCheckout($method: ID!) { cart { checkout(method: $method) { id } } }',
  ],
  [
    'Mutation.admin',
    ['id', 'usersRenameId', 'name'],
    'mutation AdminUsersRename( $id: ID! $usersRenameId: ID! $name: String! ) { admin(id: $id) { users { rename( id: $usersRenameId name: $name ) { id } } } }',
  ],
  ['Query.ping', [], 'query Ping { ping { __typename } }'],
])(
  'call the first field of a namespace that needs arguments: %s',
  (coordinate, names, expected) => {
    const sdl = `type Query { ping: Nothing } type Nothing { again: Nothing }
type Mutation { cart: CartMutations admin(id: ID!): Admin }
type CartMutations { old(id: ID!): Order @deprecated checkout(method: ID!): Order remove(id: ID!): Order }
type Admin { again: Admin users: UserMutations } type UserMutations { rename(id: ID!, name: String!): User }
type Order { id: ID! } type User { id: ID! }`;
    const { line, variables, response } = exampleIn(sdl, coordinate);
    expect(line).toBe(expected);
    expect(Object.keys(variables)).toEqual(names);
    const id = /(?<="id":")\d+/.exec(JSON.stringify(response))?.[0];
    if (coordinate === 'Mutation.admin') expect(variables.usersRenameId).toBe(id);
  },
);
