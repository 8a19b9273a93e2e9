import { expect, test } from 'vitest';
import { homePage } from './home-page.ts';

const schemas = (...ids: readonly string[]) => ({
  instances: ids.map((id) => ({ id, path: `${id}.graphql` })),
});

test('the home page of a site without pages leads to the reference of every schema', () => {
  const composed = { id: 'api', label: 'API' };
  expect(homePage({ title: 'Shop', schemas: { ...schemas('orders', 'users'), composed } })).toBe(
    `---
slug: /
---

# Shop

Read the [reference of the API](/graphql/api), or that of a service:

- [orders](/graphql/orders)
- [users](/graphql/users)
`,
  );
  expect(homePage({ title: 'Shop', schemas: schemas('orders', 'users') })).toContain(
    'Read the reference of a service:\n\n- [orders](/graphql/orders)\n',
  );
  expect(homePage({ title: 'Shop', schemas: schemas('shop') })).toContain(
    '# Shop\n\nRead the [reference of the API](/graphql/shop).\n',
  );
});

test('without schemas it is only a title', () => {
  expect(homePage({ title: 'Shop' })).toBe('---\nslug: /\n---\n\n# Shop\n');
});
