import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test as base } from '../support/browser-test.ts';
import { ENGINE_PAGES } from '../support/engine-pages.ts';

const PAGING = '(first: Int, "Number of the last rhubarb." skip: Int)';

const fields = Array.from(
  { length: 29 },
  (_, at) => `  "Number ${at} of the list."\n  field${at}${at === 3 ? PAGING : ''}: Int`,
);

const FILES = {
  'site.config.ts': `export default {
  title: 'Large',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
  schemas: {
    instances: [
      {
        id: 'api',
        path: 'api.graphql',
        route: '/api',
        introspection: true,
        explorer: 'https://example.org/graphiql?query={operation}',
      },
    ],
  },
  sidebars: { main: [{ type: 'schema', schema: 'api' }] },
};
`,
  'docs/index.md': '# Start\n',
  'api.graphql': `type Query {
  large: Large
}

"What has many fields."
type Large {
${fields.join('\n')}
  old: String @deprecated(reason: "Nobody asks for it.")
}
`,
};

const test = base.extend('site', { scope: 'file' }, async ({ makeSite }) => {
  const { serve } = await makeSite(FILES);
  return serve();
});

const LARGE = '/api/types/objects/large';

test('the filter of a large type finds fields by words of their description', async ({
  open,
  site,
}) => {
  const { page } = await open(LARGE, { site });
  const members = page.locator('.member:visible');
  const filter = page.getByRole('searchbox', { name: 'Filter 30 fields' });
  expect(await members.count()).toBe(29);
  await filter.fill('number 17');
  await expect.poll(() => members.allTextContents()).toEqual([expect.stringContaining('field17')]);
  const status = page.locator('.filter').getByRole('status');
  await expect.poll(() => status.allTextContents()).toEqual(['1 of 30 fields']);
  await filter.fill('rhubarb');
  await expect.poll(() => status.allTextContents()).toEqual(['No fields found']);
  await filter.fill('nobody');
  await expect.poll(() => members.allTextContents()).toEqual([expect.stringContaining('old')]);
  expect(await violations(page)).toEqual([]);
  await filter.fill('');
  await expect.poll(() => page.locator('.member[hidden]').count()).toBe(0);
  await expect.poll(() => status.allTextContents()).toEqual(['30 of 30 fields']);
});

test('a link to a field that the filter hides shows the field', async ({ open, site }) => {
  const { page } = await open(LARGE, { site });
  const filter = page.getByRole('searchbox', { name: 'Filter 30 fields' });
  const field = page.locator('[id="Large.field17"]');
  const hide = async () => {
    await filter.fill('number 3');
    await field.waitFor({ state: 'hidden' });
  };
  await hide();
  await page.locator('[data-region="toc"] a[href="#Large.field17"]').click();
  await expect.poll(() => isInWindow(field)).toBe(true);
  expect(await filter.inputValue()).toBe('');
  expect(await page.locator('.filter').getByRole('status').textContent()).toBe('30 of 30 fields');
  await hide();
  await page.evaluate(() => {
    location.hash = '';
    location.hash = 'Large.field17';
  });
  await expect.poll(() => isInWindow(field)).toBe(true);
  await hide();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('Large.field17');
  await page.locator('[role=option][href$="#Large.field17"]').first().click();
  await expect.poll(() => isInWindow(field)).toBe(true);
});

test('a link to a deprecated field or a paging argument opens the section that contains it', async ({
  open,
  site,
}) => {
  const { page, goto } = await open(`${LARGE}#Large.old`, { site });
  await expect.poll(() => page.locator('[id="Large.old"]').isVisible()).toBe(true);
  await goto(LARGE);
  await page.getByText('1 deprecated field').waitFor();
  expect(await page.locator('[id="Large.old"]').isVisible()).toBe(false);
  const argument = page.getByText('Number of the last rhubarb.');
  expect(await argument.isVisible()).toBe(false);
  await goto(`${LARGE}#Large.field3.skip`);
  await expect.poll(() => argument.isVisible()).toBe(true);
  await page.getByText('Pages by first: Int, skip: Int').click();
  expect(await argument.isVisible()).toBe(false);
});

test('sections that a reader has opened are open again after going back', async ({
  open,
  site,
}) => {
  const { page } = await open(LARGE, { site });
  const field = page.locator('[id="Large.old"]');
  await page.getByText('Pages by first: Int, skip: Int').click();
  await page.getByText('1 deprecated field').click();
  const next = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
  await next.first().scrollIntoViewIfNeeded();
  const place = () => field.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await next.first().click();
  await field.waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(() => field.isVisible(), { timeout: 5_000 }).toBe(true);
  expect(await place()).toBeCloseTo(before, 0);
  expect(await page.getByText('Number of the last rhubarb.').isVisible()).toBe(true);
});

test('long SDL is collapsed, and the whole schema can be downloaded', async ({ open, site }) => {
  const { page, goto } = await open(LARGE, { site });
  await page.getByText('32 lines of SDL').click();
  expect(await page.getByText('type Large {').isVisible()).toBe(true);
  await goto('/api');
  const files = page.locator('#downloads ~ ul a');
  const texts = await files.evaluateAll((links) =>
    Promise.all(links.map(async (link) => (await fetch((link as HTMLAnchorElement).href)).text())),
  );
  expect(texts[0]).toContain('field17: Int');
  expect(JSON.parse(texts[1] ?? '').__schema.queryType).toEqual({ name: 'Query', kind: 'OBJECT' });
});

test('examples are beside the arguments if there is room, else above them', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.operation.path);
  const place = async (id: string) => {
    const box = await page.locator(`[id="${id}"]`).boundingBox();
    return { x: box?.x ?? 0, y: box?.y ?? 0 };
  };
  await page.setViewportSize({ width: 1200, height: 800 });
  expect((await place('examples')).x).toBeGreaterThan((await place('arguments')).x + 300);
  const tabs = page.getByRole('tablist').first();
  expect(await tabs.getByRole('tab').allTextContents()).toHaveLength(4);
  const hidden = await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
  await page.setViewportSize({ width: 1199, height: 800 });
  const [sdl, examples, args] = [
    await place('sdl'),
    await place('examples'),
    await place('arguments'),
  ];
  expect(examples.x).toBe(args.x);
  expect(sdl.y).toBeLessThan(examples.y);
  expect(examples.y).toBeLessThan(args.y);
});

test('code of examples has the colours that the same parts have in the signature', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.operation.path);
  const colorsOf = (selector: string, parts: readonly string[]) =>
    page
      .locator(selector)
      .evaluate(
        (box, parts) => parts.map((part) => getComputedStyle(box.querySelector(part) ?? box).color),
        parts,
      );
  const colors = await colorsOf('.examples', ['pre', 'strong', 'i']);
  expect(new Set(colors).size).toBe(3);
  expect(colors).toEqual(await colorsOf('.with-examples', ['pre', 'pre .keyword', 'pre i']));
});

test('sections have the same distance, beside examples as well', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.operation.path);
  await page.setViewportSize({ width: 1440, height: 800 });
  const distances = await page.evaluate(() =>
    ['sdl', 'arguments', 'returns'].map((id) => {
      const heading = document.getElementById(id);
      const before =
        heading?.previousElementSibling ??
        heading?.closest('.with-examples')?.querySelector(':scope > div')?.lastElementChild;
      const [top = 0, bottom = 0] = [
        heading?.getBoundingClientRect().top,
        before?.getBoundingClientRect().bottom,
      ];
      return Math.round(top - bottom);
    }),
  );
  expect(new Set(distances).size).toBe(1);
});

test('without scripts, all parts of an example are visible', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.operation.path, { javaScriptEnabled: false });
  for (const text of ['mutation PlaceOrder(', '"data": {', "curl '"]) {
    expect(await page.locator('pre', { hasText: text }).first().isVisible()).toBe(true);
  }
  expect(await page.locator('.filter').count()).toBe(0);
});

async function isInWindow(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y < 800;
}

test('the explorer is linked on screens, not in print, where its address would be written out', async ({
  open,
  site,
}) => {
  const { page } = await open('/api/api/queries/large', { site });
  const link = page.getByRole('link', { name: 'Run Large in the explorer' });
  expect(await link.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await link.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});

test('the code of an example is a tab stop while it scrolls, also only downwards', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.operation.path);
  const code = page.locator('.examples pre:visible');
  const stop = () => code.getAttribute('tabindex');
  await expect.poll(stop).toBe(null);
  await page.setViewportSize({ width: 1280, height: 340 });
  const beyond = await code.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth > clientWidth,
    scrollHeight > clientHeight,
  ]);
  expect(beyond).toEqual([false, true]);
  await expect.poll(stop, { timeout: 5_000 }).toBe('0');
  expect(await page.locator('.examples .wrap-button').count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(stop).toBe(null);
});

test.for([
  ['with scripts', true],
  ['without scripts', false],
] as const)(
  'examples beside a long article can all be scrolled into view, %s',
  async ([, javaScriptEnabled], { open, makeSite }) => {
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const { serve } = await makeSite({
      'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://example.org',
  schemas: { instances: [{ id: 'shop', path: 'shop.graphql', route: '/shop' }] },
  sidebars: { main: [{ type: 'schema', schema: 'shop' }] },
};
`,
      'shop.graphql': `type Query { find(${fields.join('\n').replace(/\(.*\)/, '')}): Int }`,
      'shop.examples.graphql': names
        .map((name) => `"What it finds."\nquery ${name} {\n  find(field1: 1)\n}`)
        .join('\n\n'),
    });
    const { page } = await open('/shop/api/queries/find', {
      site: await serve(),
      viewport: { width: 1280, height: 600 },
      javaScriptEnabled,
    });
    const last = page.locator('.examples section').last().locator('pre:visible').last();
    await last.scrollIntoViewIfNeeded();
    const { y = Number.NaN, height = 0 } = (await last.boundingBox()) ?? {};
    // Browsers may round how far a box is scrolled.
    expect(y + height).toBeLessThanOrEqual(601);
  },
);
