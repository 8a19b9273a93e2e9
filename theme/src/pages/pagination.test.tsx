import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { Pagination } from './pagination.tsx';

test('deprecated pages are struck through', () => {
  const html = renderHtml(
    <Pagination
      previous={{ label: 'order', to: '/order' }}
      next={{ label: 'orders', to: '/orders', deprecated: true }}
    />,
  );
  expect(html).toContain('<small>Previous</small> order</a>');
  expect(html).toContain(
    '<small>Next</small> <s>orders</s><span class="visually-hidden"> (deprecated)</span></a>',
  );
});
