import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { devPage } from '../support/dev-files.ts';
import { ENGINE_PAGES, ORDER, TAX } from '../support/engine-pages.ts';
import { linesOf } from '../support/lines-of.ts';
import { arrived, holdAnswers, holdRoutes, markVisit, sameVisit } from '../support/visit.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) =>
  box(page).getByRole('listbox', { name: 'Results' }).getByRole('option');
/** The live region of the dialog. */
const said = (page: Page) => box(page).getByRole('status');
/** The selected option. */
const current = (page: Page) => box(page).locator('[role=option][aria-selected=true]');

async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field(page).fill(query);
}

test('a field of the reference can be found by keyboard, and the focus returns', async ({
  open,
}) => {
  const { page, log } = await open(ORDER);
  await markVisit(page);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type('Order.id');
  await expect.poll(() => said(page).textContent()).toMatch(/pages? found/);
  // The number of results for an incomplete query is announced, too.
  const result = () => current(page).getAttribute('href');
  await expect.poll(result).toMatch(/\/types\/objects\/order#Order\.id$/);
  const first = await result();
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(
    await current(page).getAttribute('id'),
  );
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await result()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await arrived(page, first ?? '');
  expect(await box(page).isVisible()).toBe(false);
  expect(await sameVisit(page)).toBe(true);

  await page.keyboard.press('/');
  await field(page).fill('');
  expect(await options(page).allTextContents()).toEqual(['Order.id']);
  await page.keyboard.press('Enter');
  await expect.poll(() => current(page).getAttribute('href')).toBe(first);
  await page.keyboard.press('Escape');
  expect(await box(page).isVisible()).toBe(false);
  expect(log).toEqual([]);
});

test('keys of the search have the names that the list of shortcuts has', async ({ open }) => {
  const { page } = await open(ORDER);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  const keys = await box(page).locator('kbd').allTextContents();
  expect(keys).toEqual(['↑', '↓', 'Enter', 'Esc']);
  // At once: the field of the closed search must not take the next key.
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const listed = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator('kbd');
  await listed.first().waitFor();
  expect(await listed.allTextContents()).toEqual(expect.arrayContaining(keys));
});

test('Enter opens the result of the last query, however fast it was typed', async ({ open }) => {
  const { page } = await open(ORDER);
  await ask(page, 'tax service');
  await options(page).first().waitFor();
  await field(page).fill('Order.id');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#Order\.id$/);
});

test('what is typed before the search has loaded is its query, and the focus returns', async ({
  open,
}) => {
  const { hold, release } = holdRoutes();
  const { page } = await open(ORDER, {
    prepare: (tab) => tab.route('**/assets/search-*.js', hold),
  });
  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await opener.focus();
  await page.keyboard.type('/order.ix');
  await page.keyboard.press('Backspace');
  release();
  await field(page).waitFor();
  await page.keyboard.type('d');
  expect(await field(page).inputValue()).toBe('order.id');
  await expect.poll(() => current(page).getAttribute('href')).toMatch(/#Order\.id$/);
  await page.keyboard.press('Escape');
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.for([
  ['Escape', 1280],
  ['A click beside it', 1280],
  ['A click below it on a phone', 390],
] as const)(
  '%s closes the search before it has loaded, in a window of %i px',
  async ([way, width], { open }) => {
    const { hold, release } = holdRoutes();
    const { page } = await open(ORDER, {
      viewport: { width, height: 800 },
      prepare: (tab) => tab.route('**/assets/search-*.js', hold),
    });
    await page.keyboard.press('/');
    const waiting = page.getByRole('dialog');
    await waiting.waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(5, 400);
    await waiting.waitFor({ state: 'hidden' });
    const loaded = page.waitForResponse('**/assets/search-*.js');
    release();
    await loaded;
    await page.waitForTimeout(100);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('/');
    await field(page).waitFor();
  },
);

test('no file of the search is loaded before it is opened', async ({ open }) => {
  const { page } = await open(ORDER);
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/search'))
        .map(({ name }) => name),
    );
  expect(await loaded()).toEqual([]);
  await ask(page, 'order');
  await options(page).first().waitFor();
  expect((await loaded()).length).toBeGreaterThan(2);
});

test('results are grouped by page, with matching words marked', async ({ open }) => {
  const { page } = await open(TAX);
  await ask(page, 'payment serv');
  const group = box(page).getByRole('group').first();
  await group.getByRole('option', { name: /^Payment Service/ }).waitFor();
  const marked = await group.locator('.search-title').first().locator('mark').allTextContents();
  expect(marked).toEqual(['Payment', 'Service']);
});

test('a definition is found once, and where else it is by keyboard or with the mouse', async ({
  open,
}) => {
  const { page, log } = await open(ORDER);
  const own = '/graphql/api/api/mutations/place-order';
  const copy = '/graphql/order/api/mutations/place-order';
  const hrefs = () =>
    options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  const also = options(page)
    .filter({ hasText: /^Also in/ })
    .first();
  await ask(page, 'placeOrder');
  await also.waitFor();
  expect(await hrefs()).not.toContain(copy);
  await also.click();
  await expect.poll(() => current(page).getAttribute('href')).toBe(copy);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);

  await field(page).fill('placeorder');
  await expect.poll(hrefs).not.toContain(copy);
  await page.keyboard.press('ArrowDown');
  expect(await current(page).textContent()).toBe('Also in Order');
  await page.keyboard.press('Enter');
  await expect.poll(() => current(page).getAttribute('href')).toBe(copy);
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(
    await current(page).getAttribute('id'),
  );
  const group = box(page).getByRole('group', { name: 'Order › Api › Mutations' });
  expect(await group.getByRole('option').count()).toBe(1);
  expect((await hrefs()).slice(0, 2)).toEqual([own, copy]);
  await page.keyboard.press('Enter');
  await arrived(page, copy);
  expect(log).toEqual([]);
});

test('where else a definition is can be opened by touch, which moves no pointer', async ({
  open,
}) => {
  const { page } = await open(ORDER, { hasTouch: true });
  await ask(page, 'placeOrder');
  const also = options(page)
    .filter({ hasText: /^Also in/ })
    .first();
  await also.tap();
  await expect
    .poll(() => current(page).getAttribute('href'))
    .toBe('/graphql/order/api/mutations/place-order');
});

test('in the reference of a service, its definitions come before the same in others', async ({
  open,
}) => {
  for (const schema of ['order', 'user', 'api']) {
    const { page } = await open(`/graphql/${schema}/types/objects/order`);
    await ask(page, 'Order');
    const first = options(page).first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe(`/graphql/${schema}/types/objects/order`);
  }
});

test('deprecated elements are struck through', async ({ open, makeSite }) => {
  const built = await makeSite({
    'site.config.ts': `export default { title: 'Site', url: 'https://example.org', content: [{ id: 'docs', path: 'docs' }], schemas: { instances: [{ id: 'shop', path: 'shop.graphql' }] } };\n`,
    'docs/index.md': '# Start\n',
    'shop.graphql': 'type Query { parcels: Int parcel: Int @deprecated }',
  });
  const { page } = await open('/', { site: await built.serve() });
  await ask(page, 'parcel');
  await options(page).first().waitFor();
  await expect.poll(() => options(page).count()).toBeGreaterThan(1);
  const struck = await options(page).locator('.search-title:has(s)').allTextContents();
  expect(struck).toEqual(['parcel (deprecated)']);
});

test('every result shows its page', async ({ open, makeSite }) => {
  const text = 'What the shop sells. '.repeat(20);
  const built = await makeSite({
    'site.config.ts': `export default { title: 'Site', url: 'https://example.org', content: [{ id: 'docs', path: 'docs' }] };\n`,
    'docs/index.md': `# Start\n\n## Product\n\n${text}\n`,
    'docs/create.md': `# Product create\n\n${text}\n\n## Product\n`,
    'docs/only.md': `# Product\n\n${text}\n\n## Product price\n`,
  });
  const { page } = await open('/', { site: await built.serve() });
  await ask(page, 'product');
  await options(page).first().waitFor();
  const groups = await box(page)
    .getByRole('group')
    .evaluateAll((all) =>
      all.map((group) =>
        Array.from(
          group.querySelectorAll('.search-page, .search-title'),
          (part) => part.textContent,
        ),
      ),
    );
  expect(groups.sort()).toEqual([
    ['Manuals › Product create', 'Product', 'Product create'],
    ['Manuals › Start', 'Product'],
    ['Manuals', 'Product', 'Product price'],
  ]);
});

test('the search can be limited to a part of the site', async ({ open }) => {
  const { page } = await open(TAX);
  await ask(page, 'order');
  const hrefs = () =>
    options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(hrefs).not.toEqual([]);
  const parts = box(page).getByRole('combobox', { name: 'Search in' });
  await parts.selectOption('Manuals');
  await expect
    .poll(async () => (await hrefs()).every((href) => href.startsWith('/docs/')))
    .toBe(true);
  await parts.selectOption({ index: 2 });
  await expect
    .poll(async () => (await hrefs()).every((href) => href.startsWith('/graphql/')))
    .toBe(true);
});

test('axe finds no violations, in both colour modes', async ({ open }) => {
  const { page } = await open(ORDER);
  await ask(page, 'order');
  await options(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await field(page).fill('xylophone');
  await expect.poll(() => said(page).textContent()).toBe('Nothing found for “xylophone”.');
  expect(await page.getByText('try fewer words').isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await field(page).fill('order');
  await options(page).first().waitFor();
  expect(await violations(page, { rules: 'colours' })).toEqual([]);
});

test('the keys of the search are beside what they do, apart from the others', async ({ open }) => {
  const { page } = await open(ORDER);
  await page.keyboard.press('Control+k');
  const keys = box(page).locator('.search-keys');
  await keys.waitFor();
  // Between each key and the text before it, in pixels.
  const gaps = await keys.locator('kbd').evaluateAll((all) =>
    all.slice(1).map((key) => {
      const before = document.createRange();
      before.setStart(key.previousElementSibling ?? key, 0);
      before.setEndBefore(key);
      const { right } = [...before.getClientRects()].at(-1) ?? { right: Number.NaN };
      return key.getBoundingClientRect().left - right;
    }),
  );
  const [down = 0, ...others] = gaps;
  expect(others).toHaveLength(2);
  expect(Math.min(...others) - down).toBeGreaterThan(8);
});

test('in forced colours, matching words are readable and the selected option is marked', async ({
  open,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const { page } = await open(ORDER, { forcedColors: 'active', colorScheme });
    await ask(page, 'order');
    await options(page).first().waitFor();
    expect(await contrast(box(page).locator('mark').first())).toBeGreaterThan(100);
    const outlines = await options(page).evaluateAll((all) =>
      all.map((option) => getComputedStyle(option).outlineStyle),
    );
    expect(outlines.slice(0, 2)).toEqual(['solid', 'none']);
  }
});

test('the search replaces an enlarged diagram, which does not come back', async ({ open }) => {
  const { page } = await open(ORDER);
  const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
  await enlarge.click();
  await page.locator('dialog.lightbox').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('tax service');
  await page.locator('dialog.lightbox').waitFor({ state: 'detached' });
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await options(page).first().waitFor();
  await page.keyboard.press('Enter');
  await arrived(page, TAX);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('going back closes the search', async ({ open }) => {
  const { page } = await open(ORDER);
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.waitForURL((url) => url.pathname !== ORDER);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.goBack();
  await arrived(page, ORDER);
  expect(await box(page).isVisible()).toBe(false);
});

/**
 * Difference between the lightest and the darkest pixel of an element, 0 to 255. Measured in a
 * screenshot, because computed styles do not contain forced colours.
 */
async function contrast(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return element.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const greens = [...data].filter((_, at) => at % 4 === 1);
    return Math.max(...greens) - Math.min(...greens);
  }, picture);
}

describe('if a part is missing:', () => {
  test('the index: the dialog shows an error, and works once it can be loaded', async ({
    open,
  }) => {
    const { page } = await open(ORDER);
    const index = '**/assets/search/index.json';
    await page.route(index, (route) => route.abort());
    await ask(page, 'order');
    await expect.poll(() => said(page).textContent()).toContain('Check your connection');
    await page.unroute(index);
    await field(page).fill('orders');
    await options(page).first().waitFor();
  });

  test('other places of a definition: the dialog shows an error', async ({ open }) => {
    const { page } = await open(ORDER);
    await ask(page, 'User.line1');
    const also = options(page)
      .filter({ hasText: /^Also in/ })
      .first();
    await also.waitFor();
    // Earlier tests may have loaded the files; routes are not answered from the browser's cache.
    await page.route('**/assets/search/**', (route) => route.abort());
    await also.click();
    await expect.poll(() => said(page).textContent()).toContain('Check your connection');
  });

  test('the index on reopening: the loaded index is searched', async ({ open }) => {
    const { page } = await open(ORDER);
    await ask(page, 'Order.id');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await ask(page, '');
    await field(page).fill('Order.id');
    await options(page).first().waitFor();
    await page.context().setOffline(false);
  });

  test('the response whether the index has changed: the loaded index is searched meanwhile', async ({
    open,
  }) => {
    const { page } = await open(ORDER);
    await ask(page, 'Order.id');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    const { hold, release } = holdRoutes();
    const isAsked = page.waitForRequest('**/index.json');
    await page.route('**/index.json', hold);
    await ask(page, '');
    await isAsked;
    await field(page).fill('Order.id');
    await options(page).first().waitFor();
    release();
  });

  test('the script: a notice is shown until the script loads or the reader dismisses it', async ({
    open,
  }) => {
    const { page } = await open(ORDER, {
      prepare: async (tab) => {
        await tab.clock.install();
      },
    });
    const script = /\/assets\/search-[^/]*\.js/;
    await page.route(script, (route) => route.abort());
    const notice = page.getByRole('status').filter({ hasText: 'The search did not load' });
    expect(await notice.count()).toBe(0);
    await page.keyboard.press('/');
    await notice.waitFor();
    expect(await notice.getAttribute('class')).toBe('warning');
    // The notice may not disappear by itself: readers may need any time (WCAG 2.2.1).
    await page.clock.fastForward('30:00');
    await page.emulateMedia({ media: 'print' });
    expect(await notice.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    expect(await notice.count()).toBe(0);
    await page.keyboard.press('/');
    await notice.waitFor();
    await page.keyboard.press('Escape');
    expect(await notice.count()).toBe(0);
    await page.keyboard.press('/');
    await notice.waitFor();
    await page.unroute(script);
    await page.keyboard.press('/');
    await field(page).waitFor();
    expect(await notice.count()).toBe(0);
  });

  test('scripts: the navbar links to the list of all pages instead', async ({ open }) => {
    const { page } = await open(ORDER, { javaScriptEnabled: false });
    await page.locator('summary').filter({ hasText: 'Search' }).click();
    const list = page.getByRole('link', { name: 'All pages' });
    expect(await list.getAttribute('href')).toBe('/llms.txt');
    expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0);
  });

  test('the page: similar addresses and the search are offered', async ({ open }) => {
    const { page } = await open(`${ENGINE_PAGES['not-found'].path}/servces/ordr`);
    const nearest = page.getByRole('region', { name: 'Pages with addresses like this one' });
    const link = nearest.getByRole('link', { name: ORDER, exact: true });
    await link.click();
    await arrived(page, ORDER);
    await page.goBack();
    await page.getByRole('button', { name: 'Search the site' }).click();
    await field(page).waitFor();
  });
});

test('the nearest addresses wrap between their segments', async ({ open }) => {
  const { page } = await open('/docs/development/decisions/naming-of-id', {
    viewport: { width: 320, height: 640 },
  });
  const link = page.getByRole('link', { name: '/docs/development/decisions/naming-of-ids' });
  expect(await linesOf(link)).toEqual(['/docs/development/decisions/', 'naming-of-ids']);
});

test('results have the base path and trailing slash, without unlisted pages', async ({
  open,
  makeSite,
}) => {
  const built = await makeSite({
    'site.config.ts': `export default {
  title: 'Site', url: 'https://example.org', basePath: '/below/', trailingSlash: 'always',
  content: [{ id: 'docs', path: 'docs' }],
};
`,
    'docs/index.md': '# Start\n',
    'docs/found.md': '# Mandolin\n\n## Strings & [things]\n\nEight.\n',
    'docs/hidden.md': '---\nunlisted: true\n---\n\n# Mandolin, hidden\n',
  });
  const { page } = await open('/below/', { site: await built.serve() });
  await ask(page, 'mandolin');
  await options(page).first().waitFor();
  const links = await options(page).evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links).toEqual(['/below/found/']);
  await options(page).first().click();
  await arrived(page, '/below/found/');
});

test('a site without search has no button, shortcut and index', async ({ open, makeSite }) => {
  const built = await makeSite({
    'site.config.ts': `export default { title: 'Site', url: 'https://example.org', search: false, content: [{ id: 'docs', path: 'docs' }] };\n`,
    'docs/index.md': '# Start\n',
  });
  const site = await built.serve();
  const { page } = await open('/', { site });
  await page.keyboard.press('/');
  expect(await page.getByText('Search').count()).toBe(0);
  const index = await fetch(new URL('/assets/search/index.json', site));
  expect(index.status).toBe(404);
});

test('docgen dev finds pages by name at once, and by their text once it has indexed them', async ({
  open,
  devSite,
}) => {
  const { page } = await open('/', { site: devSite.url });
  await ask(page, 'saw');
  await expect.poll(() => current(page).getAttribute('href')).toBe('/saw');
  // The word is new, so no index that the browser has loaded contains it. The diagnostic appears
  // after all pages have been read.
  const serrated = devPage('It is serrated. A [link](/that-leads-nowhere).', 'Rasp');
  await devSite.write({ 'content/rasp.md': serrated });
  await expect.poll(() => devSite.said()).toContain('that-leads-nowhere');
  await page.keyboard.press('Escape');
  // Files of the index that the browser knows are removed when the server has built another one.
  const { hold, release, answered } = holdAnswers();
  await page.route('**/index.json', hold);
  await ask(page, '');
  await answered;
  await field(page).fill('serrated');
  await expect.poll(() => said(page).textContent()).toContain('There is no search index here');
  release();
  await expect.poll(() => current(page).getAttribute('href')).toBe('/rasp');
});
