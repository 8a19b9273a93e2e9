import { expect, it } from 'vitest';
import { composed } from '../../../../test/support/load-schema.ts';
import { CONFIG, openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

const subgraphs = {
  orders: 'type Query { order: Order } type Order { id: ID! }',
  stock: 'type Query { shelf: Shelf } type Shelf { id: ID! }',
};
const { supergraph } = composed(subgraphs);

it('follows a folder of SDL: files that are added, changed and removed', async () => {
  const { page, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: {
      instances: [{ id: 'shop', path: 'sdl', route: '/shop' }] } };`,
    'sdl/query.graphql': subgraphs.orders,
  });
  await expect.poll(() => page('/shop/api/queries/order'), PATIENT).toContain('Order');
  await edit('sdl/more/shelf.graphql', 'extend type Query { shelf: Int }');
  await expect.poll(() => page('/shop/api/queries/shelf'), PATIENT).toContain('shelf');
  await edit('sdl/more/shelf.graphql', 'extend type Query { drawer: Int }');
  await expect.poll(() => page('/shop/api/queries/drawer'), PATIENT).toContain('drawer');
});

it('follows a supergraph that something else composes, and mistakes in it', async () => {
  const { page, told, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: {
      instances: [{ id: 'orders', path: 'orders.graphql' }, { id: 'stock', path: 'stock.graphql' }],
      composed: { id: 'api', path: 'supergraph.graphql', route: '/api' } },
      sidebars: { api: [{ type: 'schema', schema: 'api' }] } };`,
    'orders.graphql': subgraphs.orders,
    'stock.graphql': subgraphs.stock,
    'supergraph.graphql': supergraph,
  });
  await expect.poll(() => page('/api/api/queries/order'), PATIENT).toMatch(/Owned by.*Orders<\/a>/);
  await edit('supergraph.graphql', supergraph.replaceAll('order: Order', 'latest: Order'));
  await expect
    .poll(() => page('/api/api/queries/latest'), PATIENT)
    .toMatch(/Owned by.*Orders<\/a>/);
  await edit('supergraph.graphql', 'type Query { latest: Int }');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['composition-error']);
  await edit('supergraph.graphql', supergraph);
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});
