import { expect, it } from 'vitest';
import { serviceNames } from './service-names.ts';

const single = (main: string) => ({ files: [main], main });

it.each([
  ['files', ['orders.graphql', 'users.graphql'], ['orders', 'users']],
  ['folders', ['orders/v1.graphql', 'users/v1.graphql'], ['orders', 'users']],
  ['a folder of all', ['sdl/orders.graphql', 'sdl/users.graphql'], ['orders', 'users']],
  ['a folder that is alone', ['orders.graphql', 'federation/users.graphql'], ['orders', 'users']],
  ['common folders', ['apps/web/schema.graphql', 'packages/api/api.graphql'], ['web', 'api']],
  [
    'the same name',
    ['a/x/orders.graphql', 'a/orders.graphql', 'a/y.graphql'],
    ['a/x/orders', 'a/orders', 'y'],
  ],
  [
    'a folder like a file',
    ['orders/schema.graphql', 'orders.graphql'],
    ['orders/schema', 'orders'],
  ],
])('names services by %s', (_, files, names) => {
  expect(files.map(serviceNames([files.map(single)]))).toEqual(names);
});

it('gives a service one name in both versions, though it renames or splits its file', () => {
  const before = [single('orders/a.graphql'), single('users/b.graphql')];
  const after = [
    { files: ['orders/c.graphql', 'orders/d.graphql'], main: 'orders/d.graphql' },
    single('users/b.graphql'),
  ];
  const nameOf = serviceNames([before, after]);
  expect([...before, ...after].map(({ main }) => nameOf(main))).toEqual([
    'orders',
    'users',
    'orders',
    'users',
  ]);
});
