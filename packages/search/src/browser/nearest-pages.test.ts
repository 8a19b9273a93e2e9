import { expect, it } from 'vitest';
import { nearestPaths } from './nearest-pages.ts';

const services = ['cart', 'invoice', 'return', 'shipment', 'stock'];
const paths = [
  '/docs/services/order',
  ...services.map((service) => `/graphql/${service}/types/objects/order`),
  '/graphql/schema/types/objects/order',
  '/graphql/schema/types/objects/order-item',
];

it('of many pages with the same last segment, those whose whole path is nearest come first', () => {
  const [first, ...others] = nearestPaths('/graphql/schema/types/objects/Order', paths);
  expect(first).toBe('/graphql/schema/types/objects/order');
  expect(others).toHaveLength(4);
  expect(nearestPaths('/docs/service/order', paths)[0]).toBe('/docs/services/order');
});

it('pages with the same last segment come before those that are spelled alike', () => {
  expect(nearestPaths('/elsewhere/order-item', paths)[0]).toBe(
    '/graphql/schema/types/objects/order-item',
  );
  expect(nearestPaths('/graphql/schema/types/objects/OrderItem', paths)[0]).toBe(
    '/graphql/schema/types/objects/order-item',
  );
});
