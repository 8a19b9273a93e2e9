import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER, PAYMENT, TAX } from '../support/engine-pages.ts';

test('the language menu has its full name where only its icon is shown', async ({ open }) => {
  const { page } = await open('/', { viewport: { width: 390, height: 800 } });
  const menu = page.locator('.menu', { hasText: 'Language' });
  expect(await menu.locator('.icon-down').isVisible()).toBe(false);
  expect(await menu.ariaSnapshot()).toContain('Language: English');
});

test('the language menu closes when the focus leaves it', async ({ open }) => {
  const { page } = await open(ORDER);
  const menu = page.locator('.menu', { hasText: 'Language' });
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').waitFor();
  await page.keyboard.press('Tab');
  expect(await menu.getAttribute('open')).toBe('');
  await page.keyboard.press('Tab');
  await expect.poll(() => menu.getAttribute('open')).toBe(null);
});

test.for([
  ['of the sidebar', '.drawer', TAX],
  ['to the next page', '.pagination', PAYMENT],
] as const)('going back returns the focus to the link %s', async ([, list, path], { open }) => {
  const { page } = await open(ORDER);
  const to = `a[href="${path}"]`;
  // Which of several links to the page has the focus matters.
  expect(await page.locator(to).count()).toBeGreaterThan(1);
  const link = page.locator(`${list} ${to}`).last();
  await link.focus();
  await page.keyboard.press('Enter');
  const isFocused = () => page.locator('h1:focus').count();
  await expect.poll(isFocused).toBe(1);
  await page.goBack();
  await expect
    .poll(() => link.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.goForward();
  await expect.poll(isFocused).toBe(1);
});

test('going back after a link in the drawer focuses the button that opens it', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 800 } });
  const button = page.getByRole('button', { name: 'Open navigation' });
  await button.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tax Service' }).click();
  await expect.poll(() => page.locator('h1:focus', { hasText: 'Tax' }).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => hasFocus(button)).toBe(true);
});

test('going back from a search result focuses the button of the search', async ({ open }) => {
  const { page } = await open(ORDER);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('Tax Service');
  await page
    .getByRole('option', { name: /Tax Service/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('h1:focus', { hasText: 'Tax' }).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => hasFocus(button)).toBe(true);
});

test('going back to a page whose menu has closed focuses its title', async ({ open }) => {
  const { page } = await open(ORDER);
  await page.locator('.menu summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: 'Taxes' }).click();
  const isFocused = (title: string) => page.locator('h1:focus', { hasText: title }).count();
  await expect.poll(() => isFocused('Tax')).toBe(1);
  await page.goBack();
  await expect.poll(() => isFocused('Order')).toBe(1);
});

test.for([
  ['the language menu', 1280, 'Language'],
  ['the table of contents of a telephone', 390, 'On this page'],
] as const)('Escape closes %s and returns the focus', async ([, width, name], { open }) => {
  const { page } = await open(ORDER, { viewport: { width, height: 800 } });
  const summary = page.locator('summary', { hasText: name });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.keyboard.press('Escape');
  await page.locator(':focus').waitFor({ state: 'visible' });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.evaluate((element) => element.matches('[open] > *'))).toBe(false);
});

test('tables are tab stops only while they scroll', async ({ open }) => {
  const { page } = await open(ORDER);
  expect(await tableStop(page)).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  await page
    .locator('[data-region="article"] table')
    .first()
    .evaluate((table) => {
      table.style.minWidth = '60rem';
    });
  await expect.poll(() => tableStop(page)).toBe(true);
});

test('a table of many narrow columns does not scroll in a wide window', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 1440, height: 800 } });
  const overflow = await page.locator('[data-region="article"]').evaluate((article) => {
    const cells = Array.from({ length: 11 }, (_, number) => `<td>${number}</td>`).join('');
    article.insertAdjacentHTML(
      'beforeend',
      `<div class="table-scroll"><table><tr>${cells}</tr></table></div>`,
    );
    const box = article.lastElementChild;
    return box === null ? Number.NaN : box.scrollWidth - box.clientWidth;
  });
  expect(overflow).toBe(0);
});

test('a link that gets the focus in a table, code or a diagram that scrolls is not cut off', async ({
  open,
}) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 800 } });
  await page.locator('[data-region="article"]').evaluate((article) => {
    const names = ['PaymentInformation', 'Order', 'UserAddressConnection', 'createShoppingCart'];
    const links = [...names, ...names].map((name) => `<a href="#">${name}</a>`);
    const cells = links.map((link) => `<td>${link}</td>`).join('');
    const shapes = links.map(
      (link, at) =>
        `<foreignObject x="${at * 150}" width="150" height="40">${link}</foreignObject>`,
    );
    article.insertAdjacentHTML(
      'beforeend',
      `<div class="table-scroll wide"><table><tr>${cells}</tr></table></div>
      <div class="code-block"><pre class="wide"><code>${links.join(' -> ')}</code></pre></div>
      <figure class="mermaid wide"><svg width="1200" height="40" style="max-width: none">${shapes.join('')}</svg></figure>`,
    );
  });
  const boxes = await page.locator('.wide').evaluateAll((all) =>
    all.map((box) => {
      const links = Array.from(box.querySelectorAll('a'));
      const focused = [...links, ...links.toReversed()];
      const cut = focused.flatMap((link) => {
        link.focus();
        const [own, room] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
        const hidden = Math.round(Math.max(room.left - own.left, own.right - room.right));
        return hidden <= 1 && document.activeElement === link ? [] : [link.textContent];
      });
      return { focused: focused.length, cut };
    }),
  );
  expect(boxes).toEqual(Array(3).fill({ focused: 16, cut: [] }));
});

test('the outline of the focus is not cut off by an edge of the window', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 500 } });
  await page.locator('h1').evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  const cut: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 60; stops++) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const own = document.activeElement;
        if (!own?.closest('main')) return;
        const { outlineWidth, outlineOffset } = getComputedStyle(own);
        const outline = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const { top, bottom, height } = own.getBoundingClientRect();
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const isTall = height > innerHeight / 2;
        const hidden = isTall ? 0 : Math.max(bottom + outline - innerHeight, bar - top + outline);
        return { name: own.ariaLabel ?? own.textContent, hidden };
      });
      if (place === undefined) break;
      if (place.hidden > 0.5) cut.push(`${place.name}: ${place.hidden} px after ${key}`);
    }
  }
  expect(cut).toEqual([]);
});

test.for([
  ['of the navbar', '.navbar nav > ul > li > a'],
  ['of the sidebar', '.drawer > nav a:visible'],
  ['in the table of contents', '.toc a'],
  ['of tabs', '.tab-list button'],
] as const)('the outline of the focus is seen on all sides %s', async ([, selector], { open }) => {
  const { page } = await open(ORDER, { viewport: { width: 1280, height: 400 } });
  const elements = await page.locator(selector).all();
  expect(elements.length).toBeGreaterThan(1);
  for (const element of elements) {
    await element.focus();
    const hidden = await element.evaluate((own) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(own);
      const width = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { left, top, right, bottom } = own.getBoundingClientRect();
      let [x, y, end, below] = [0, 0, innerWidth, innerHeight];
      for (let box = own.parentElement; box !== null; box = box.parentElement) {
        if (box === document.body || getComputedStyle(box).overflowX === 'visible') continue;
        const room = box.getBoundingClientRect();
        [x, y] = [Math.max(x, room.left), Math.max(y, room.top)];
        [end, below] = [Math.min(end, room.right), Math.min(below, room.bottom)];
      }
      const sides = { left: x - left, top: y - top, right: right - end, bottom: bottom - below };
      return outlineStyle === 'none'
        ? ['all']
        : Object.entries(sides).flatMap(([side, gone]) => (gone + width > 0.5 ? [side] : []));
    });
    expect(hidden, `${await element.textContent()}`).toEqual([]);
  }
});

test('there are no transitions with reduced motion', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.manual.path, { reducedMotion: 'reduce' });
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')]
        .flatMap((element) =>
          [element, '::before', '::after'].map((part) =>
            typeof part === 'string' ? getComputedStyle(element, part) : getComputedStyle(element),
          ),
        )
        .filter((style) => Number.parseFloat(style.transitionDuration) > 0.01).length,
  );
  expect(moving).toBe(0);
});

test('in print, details are open, addresses are written out, and buttons are hidden', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await page.locator('[data-region="article"]').evaluate((article) => {
    article.insertAdjacentHTML(
      'beforeend',
      '<details><summary>More</summary><p id="in">Text</p></details><p><a id="out" href="https://example.org/a">Elsewhere</a></p>',
    );
  });
  const isShown = () =>
    page
      .locator('#in')
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown()).toBe(true);
  const written = await page
    .locator('#out')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain('https://example.org/a');
  expect(await page.locator('button:visible').count()).toBe(0);
  await page.emulateMedia({ media: null });
});

test('an almost empty page is printed on one sheet', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES['not-found'].path);
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((it) => it === document.activeElement);
}

/** Whether the first table is a tab stop. */
function tableStop(page: Page): Promise<boolean> {
  return page
    .locator('[data-region="article"] :has(> table)')
    .first()
    .evaluate((box) => (box as HTMLElement).tabIndex === 0);
}
