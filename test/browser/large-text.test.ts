import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';
import { linesOf } from '../support/lines-of.ts';

describe('with text at 200%', () => {
  for (const width of [1280, 1000, 390]) {
    test(`names are not broken at ${width} px`, async ({ open }) => {
      const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width, height: 800 } });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const lines = await page.evaluate(() =>
        ['h1', '.drawer [aria-current="page"]'].map((selector) => {
          const { height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return Math.floor((height ?? Number.NaN) / 60);
        }),
      );
      expect(lines.every((count) => count <= 1)).toBe(true);
      // The navbar is not cut off.
      expect(await excess(page)).toBe(0);
    });
  }
});

test('with text of twice the size, names in lists break only between their words', async ({
  open,
  makeSite,
}) => {
  const words = ['Order', 'Item', 'Payment', 'Discount', 'Product', 'Usage'];
  const names = words.flatMap((first) => words.map((second) => `${first}${second}Connection`));
  const built = await makeSite({
    'site.config.ts': `export default {
  title: 'Site',
  url: 'https://example.org',
  schemas: { instances: [{ id: 'shop', path: 'shop.graphql', route: '/shop' }] },
  sidebars: { shop: [{ type: 'schema', schema: 'shop' }] },
};
`,
    'shop.graphql': [
      `type Query { ${names.map((name) => `of${name}: ${name}`).join(' ')} }`,
      ...names.map((name) => `type ${name} { id: ID, of${name}: ${name} }`),
    ].join('\n'),
  });
  const { page } = await open('/shop/types/objects/order-item-connection', {
    site: await built.serve(),
  });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [390, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 390) await page.getByRole('button', { name: 'Open navigation' }).click();
    const links = ':is(.drawer, .toc, .pagination) a:visible, h3 a, .names a, .member > code a';
    const names = await page.locator(links).all();
    const lines = (await Promise.all(names.map(linesOf))).flat();
    expect(lines).toContain('Connection');
    const cut = lines.filter((line) => !/^(?:[A-Z]|\.?of|id$)/.test(line));
    expect({ width, cut }).toEqual({ width, cut: [] });
  }
});

test('with text of twice the size, the deepest folders of a file tree fit on a small screen', async ({
  open,
  makeSite,
}) => {
  const folders = Array.from(
    { length: 6 },
    (_, depth) => `${'  '.repeat(depth)}- \`model/\`: part`,
  );
  const built = await makeSite({
    'site.config.ts': `export default {
  title: 'Site',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs', route: '/' }],
};
`,
    'docs/tree.mdx': [
      '# Tree',
      '',
      '<div className="repository-structure">',
      '',
      ...folders,
      `${'  '.repeat(folders.length)}- \`order_item_connection.rs\`: lists`,
      `${'  '.repeat(4)}- \`order_compensation_dto.rs\``,
      '',
      '</div>',
      '',
    ].join('\n'),
  });
  const { page } = await open('/tree', {
    site: await built.serve(),
    viewport: { width: 320, height: 800 },
  });
  const tree = page.locator('.repository-structure');
  const indent = () =>
    tree.evaluate((box) => {
      const [outer, inner] = [...box.querySelectorAll('code')].map(
        (code) => code.getBoundingClientRect().left,
      );
      return (inner ?? 0) - (outer ?? 0);
    });
  expect(await indent()).toBeGreaterThan(20);
  const name = tree.getByText('order_compensation_dto.rs');
  expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await excess(page)).toBe(0);
  expect(await indent()).toBeGreaterThan(20);
});

test('with text of twice the size, titles of the branch that wrap do not cover each other', async ({
  open,
  makeSite,
}) => {
  const label = 'All that clients of the garden shop may ask for';
  const built = await makeSite({
    'site.config.ts': `export default {
  title: 'Site',
  url: 'https://example.org',
  schemas: { instances: [{ id: 'shop', label: '${label}', path: 'shop.graphql', route: '/shop' }] },
  sidebars: { shop: [{ type: 'schema', schema: 'shop' }] },
};
`,
    'shop.graphql': [
      'type Query { a: ID }',
      ...Array.from({ length: 30 }, (_, at) => `type Type${at} { id: ID }`),
    ].join('\n'),
  });
  const { page } = await open('/shop/types/objects/type2', {
    site: await built.serve(),
    viewport: { width: 1000, height: 800 },
  });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.locator('.drawer').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const edges = await page.locator('.drawer .active').evaluateAll((titles) =>
    titles.map((title) => {
      const { top, bottom } = title.getBoundingClientRect();
      return [top, bottom] as const;
    }),
  );
  expect(edges.length).toBe(3);
  const [first] = edges;
  expect((first?.[1] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(100);
  for (const [at, [top]] of edges.slice(1).entries()) {
    expect(Math.ceil(top)).toBeGreaterThanOrEqual(Math.floor(edges[at]?.[1] ?? 0));
  }
  // The innermost stays directly below the filter.
  const tools = await page.locator('.sidebar-tools').boundingBox();
  const bottom = (tools?.y ?? 0) + (tools?.height ?? 0);
  expect(Math.abs((edges.at(-1)?.[0] ?? 0) - bottom)).toBeLessThan(10);
});

test.for([
  [1024, 100],
  [1280, 200],
] as const)(
  'menus of the navbar open at %d px with text at %d percent',
  async ([width, size], { open }) => {
    const { page } = await open(ORDER, { viewport: { width, height: 800 } });
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await bar.locator('summary').focus();
    await page.keyboard.press('Enter');
    const entries = bar.locator('.menu').getByRole('link');
    expect(await entries.count()).toBe(2);
    for (const entry of await entries.all()) {
      const isShown = await entry.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return link.contains(found);
      });
      expect(isShown).toBe(true);
    }
  },
);

describe('the name of the site', () => {
  test('is complete on a telephone with text at 200%', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.landing.path, {
      viewport: { width: 390, height: 640 },
    });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.locator('.brand').textContent()).toBe('Garden');
    const { text, room } = await nameAndRoom(page);
    expect(text.right).toBeLessThanOrEqual(room.right);
    expect(await excess(page)).toBe(0);
  });

  for (const width of [320, 390, 1000]) {
    test(`stays inside the navbar at ${width} px when it is long`, async ({ open }) => {
      const { page } = await open(ENGINE_PAGES.landing.path, { viewport: { width, height: 640 } });
      await page.locator('.brand').evaluate((brand) => {
        (brand.lastElementChild ?? brand).textContent =
          'Documentation of all Services of the Garden Platform, with their Gateway';
      });
      const { text, room, bar } = await nameAndRoom(page);
      expect(Math.min(text.bottom, room.bottom)).toBeLessThanOrEqual(bar.bottom);
      expect(Math.max(text.top, room.top)).toBeGreaterThanOrEqual(bar.top);
      expect(await excess(page)).toBe(0);
    });
  }
});

/** Rectangles of the site's name, of the box that limits it, and of the navbar. */
function nameAndRoom(page: Page) {
  return page.locator('.brand').evaluate((brand) => {
    const text = document.createRange();
    text.selectNodeContents(brand);
    const room = brand.lastElementChild ?? brand;
    const bar = brand.closest('.navbar');
    return {
      text: text.getBoundingClientRect(),
      room: room.getBoundingClientRect(),
      bar: bar?.getBoundingClientRect() ?? new DOMRect(),
    };
  });
}

describe('in a window of 320 px', () => {
  test('breadcrumbs are one line that does not scroll the page', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path, {
      viewport: { width: 320, height: 640 },
    });
    expect(await excess(page)).toBe(0);
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    const tops = await items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  for (const direction of ['ltr', 'rtl']) {
    test(`breadcrumbs begin where the page is, and go back to the start, ${direction}`, async ({
      open,
    }) => {
      const { page } = await open(ENGINE_PAGES.operation.path, {
        viewport: { width: 320, height: 640 },
        javaScriptEnabled: false,
        prepare: (tab) =>
          tab.route('**/place-order', async (route) => {
            const answer = await route.fetch();
            const html = (await answer.text()).replace('dir="ltr"', `dir="${direction}"`);
            await route.fulfill({ response: answer, body: html });
          }),
      });
      const row = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const current = row.locator('[aria-current]');
      const home = row.getByRole('link', { name: 'Home' });
      expect(await isInside(current, row)).toBe(true);
      expect(await isInside(home, row)).toBe(false);
      await home.focus();
      expect(await isInside(home, row)).toBe(true);
      expect(await row.getByRole('listitem').allTextContents()).toEqual([
        'Home',
        'Order',
        'Api',
        'Mutations',
        'placeOrder',
      ]);
    });
  }

  test('a breadcrumb of a long name leaves room for what the page is in', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 390, height: 640 } });
    const row = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await row.locator('[aria-current]').evaluate((crumb) => {
      crumb.innerHTML = 'Create<wbr>Categorical<wbr>Category<wbr>Characteristic<wbr>Input';
    });
    expect(await isInside(row.getByRole('listitem').nth(-2), row)).toBe(true);
    const { lines, height } = await row.evaluate((own) => ({
      lines: Number.parseFloat(getComputedStyle(own.querySelector('ol') ?? own).lineHeight),
      height: own.clientHeight,
    }));
    expect(height).toBeLessThan(1.5 * lines);
  });

  test('titles at 200% break only between words', async ({ open }) => {
    const { page } = await open(ORDER, { viewport: { width: 320, height: 640 } });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const lines = await page.locator('h1').evaluate((title) => {
      const { lineHeight } = getComputedStyle(title);
      return Math.round(title.clientHeight / Number.parseFloat(lineHeight));
    });
    // The title has two words.
    expect(lines).toBeLessThanOrEqual(2);
  });

  test('heading sizes at 200% keep their order', async ({ open }) => {
    const { page } = await open(ORDER, { viewport: { width: 320, height: 640 } });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const sizes = await page.locator('[data-region="article"]').evaluate((article) => {
      article.insertAdjacentHTML('beforeend', '<h2>Second</h2><h3>Third</h3><p>Text</p>');
      return ['h1', 'h2', 'h3', 'p'].map((name) => {
        const element = article.querySelector(`${name}:last-of-type`);
        return element === null
          ? Number.NaN
          : Number.parseFloat(getComputedStyle(element).fontSize);
      });
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('a breadcrumb of one long word does not scroll the page', async ({ open }) => {
    const { page } = await open(ORDER, { viewport: { width: 320, height: 640 } });
    await page.locator('.breadcrumbs [aria-current]').evaluate((crumb) => {
      crumb.textContent = 'CreateCategoricalCategoryCharacteristicInput';
    });
    expect(await excess(page)).toBe(0);
  });

  test('a long service name does not scroll the page', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 320, height: 640 } });
    await page
      .locator('.owners a')
      .first()
      .evaluate((service) => {
        service.textContent = 'Customer loyalty and subscription management';
      });
    expect(await excess(page)).toBe(0);
  });
});

test('a long breadcrumb wraps inside the breadcrumbs instead of extending below their neighbour', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 640 } });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.locator('[aria-current]').evaluate((crumb) => {
    crumb.textContent = 'AnswerToRequest'.repeat(10);
  });
  const [right, ends] = await crumbs.evaluate((own) =>
    [own, ...own.querySelectorAll('[aria-current]')].map(
      (element) => element.getBoundingClientRect().right,
    ),
  );
  expect(ends).toBeLessThanOrEqual(right ?? 0);
});

test('the slash after a breadcrumb that wraps is on its last line', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 640 } });
  const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last();
  await link.evaluate((crumb) => {
    crumb.textContent = 'Answers of the garden shop to its readers'.repeat(4);
  });
  const lines = await linesOf(link);
  expect(lines.length).toBeGreaterThan(1);
  const height = await link.evaluate((crumb) => {
    const item = crumb.parentElement ?? crumb;
    return item.clientHeight / Number.parseFloat(getComputedStyle(item).lineHeight);
  });
  expect(Math.round(height)).toBe(lines.length);
});

test('with text of twice the size, the scopes of the search fit on a small screen', async ({
  open,
}) => {
  const { page } = await open(ORDER, { viewport: { width: 320, height: 640 } });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('button', { name: 'Search' }).click();
  const scope = page.getByRole('combobox', { name: 'Search in' });
  await scope.evaluate((select) =>
    select.append(new Option('Services of the garden and its shop')),
  );
  const right = await scope.evaluate((select) => select.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(320);
});

/** Whether an element shows in the whole of its width in one that scrolls. */
async function isInside(element: Locator, scrolled: Locator): Promise<boolean> {
  const [own, room] = [await element.boundingBox(), await scrolled.boundingBox()];
  if (own === null || room === null) return false;
  return own.x >= room.x && own.x + own.width <= room.x + room.width;
}

/** Pixels by which the page is wider than its window. */
function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
