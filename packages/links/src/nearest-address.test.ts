import { expect, test } from 'vitest';
import { firstBelow, nearestAddress } from './nearest-address.ts';

const services = ['address', 'catalog', 'order', 'payment', 'tax', 'user', 'wishlist'];
const addresses = [
  '/',
  '/docs',
  '/docs/install/first-steps',
  '/docs/install/requirements',
  '/docs/architecture/requirements',
  ...services.map((service) => `/docs/dev-manuals/services/${service}`),
  ...services.flatMap((service) =>
    ['user', 'product', 'order-direction'].map((type) => `/graphql/${service}/types/${type}`),
  ),
];

test.each([
  ['a mistyped name', '/docs/dev-manuals/services/adress', ['/docs/dev-manuals/services/address']],
  [
    'a trailing slash',
    '/docs/dev-manuals/services/adress/',
    ['/docs/dev-manuals/services/address'],
  ],
  ['another folder', '/docs/first-steps', ['/docs/install/first-steps']],
  [
    'the same name in several folders, the most similar path first',
    '/docs/instal/requirements',
    ['/docs/install/requirements', '/docs/architecture/requirements'],
  ],
  [
    'a mistyped folder and name',
    '/docs/dev-manual/services/wishlst',
    ['/docs/dev-manuals/services/wishlist'],
  ],
  ['capitals', '/DOCS/Install/First-Steps', ['/docs/install/first-steps']],
  ['nothing alike', '/xyzzy', []],
  ['a path too short for trigrams', '/x', []],
])('%s', (_name, path, expected) => {
  expect(nearestAddress(addresses)(path)).toEqual(expected);
});

test('never more than three', () => {
  expect(nearestAddress(addresses)('/graphql/discount/types/user')).toHaveLength(3);
});

test.each([
  ['a folder', '/docs/install', '/docs/install/first-steps'],
  ['a trailing slash', '/docs/dev-manuals/', '/docs/dev-manuals/services/address'],
  ['a page without pages below', '/docs/install/requirements', undefined],
  ['the start of a name', '/docs/inst', undefined],
])('the first page below: %s', (_name, path, expected) => {
  expect(firstBelow(addresses)(path)).toBe(expected);
});
