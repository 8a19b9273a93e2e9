import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';
import { excessWidth } from '../support/excess-width.ts';

test('in a window of 320 px, heading sizes at 200% keep their order', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 320, height: 640 } });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const sizes = await page.locator('[data-region="article"]').evaluate((article) => {
    article.insertAdjacentHTML('beforeend', '<h2>Second</h2><h3>Third</h3><p>Text</p>');
    return ['h1', 'h2', 'h3', 'p'].map((name) => {
      const element = article.querySelector(`${name}:last-of-type`);
      return element === null ? Number.NaN : Number.parseFloat(getComputedStyle(element).fontSize);
    });
  });
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('in a window of 320 px, a long service name does not scroll the page', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 320, height: 640 } });
  await page
    .locator('.owners a')
    .first()
    .evaluate((service) => {
      service.textContent = 'Customer loyalty and subscription management';
    });
  expect(await excessWidth(page)).toBe(0);
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
  expect(await excessWidth(page)).toBe(0);
  expect(await indent()).toBeGreaterThan(20);
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

test('at a zoom of 400 percent, bars leave most of the window to the text', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 320, height: 256 } });
  await page.evaluate(() => scrollTo(0, 900));
  const covered = await page.evaluate(() => {
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(160, y));
    return lines.filter((found) => found?.closest('.navbar, .toc')).length / innerHeight;
  });
  expect(covered).toBeLessThan(0.2);
  // The table of contents stays, and leads to headings that are not below it.
  await page.locator('.toc summary').click();
  const link = page.locator('.toc').getByRole('link').last();
  const heading = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await link.click();
  const below = () =>
    heading.evaluate((title) => {
      const bar = document.querySelector('.toc summary')?.getBoundingClientRect();
      const { top, bottom } = title.getBoundingClientRect();
      return top >= (bar?.bottom ?? 0) && bottom <= innerHeight;
    });
  await expect.poll(below).toBe(true);
});
