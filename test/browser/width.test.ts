import { expect, inject } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER } from '../support/engine-pages.ts';
import { MISARCH_PAGES } from '../support/misarch-pages.ts';

/**
 * Sample pages, and pages that are hard to fit: long names, wide tables, code, formulas, diagrams.
 */
const PATHS = [
  ...Object.values(MISARCH_PAGES).map(({ path }) => path),
  '/docs/docs/dev-manuals/architecture/domain-model',
  '/docs/docs/user-manuals/how-to-use-experiment-tool',
  '/docs/graphql/schema/types/inputs/create-categorical-category-characteristic-input',
  '/docs/category/queries-16',
];

test.for(PATHS)('%s does not scroll horizontally', async (path, { open }) => {
  const { page } = await open(path, { site: inject('siteUrl') });
  for (const width of [390, 996, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = await page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
    expect({ width, tooWide }).toEqual({ width, tooWide: 0 });
    expect(await page.locator('h1').isVisible()).toBe(true);
  }
});

test('on telephones, a table of three columns scrolls only if its words need the room', async ({
  open,
}) => {
  const { page } = await open(ORDER, { viewport: { width: 360, height: 800 } });
  const hidden = (cells: readonly string[]) =>
    page.locator('[data-region="article"]').evaluate((article, texts) => {
      const row = texts.map((text) => `<td>${text}</td>`).join('');
      article.innerHTML = `<div class="table-scroll"><table><tr>${row}</tr></table></div>`;
      const { scrollWidth = 0, clientWidth = 0 } = article.firstElementChild ?? {};
      return scrollWidth - clientWidth;
    }, cells);
  const text = 'Orders that nobody has paid for within an hour';
  expect(await hidden(['pending', text, text])).toBe(0);
  expect(await hidden(['createNumericalCharacteristic', text, text])).toBeGreaterThan(0);
});

test('embedded videos fit on telephones, with space below them', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 800 } });
  const [iframe, video] = await page.locator('[data-region="article"]').evaluate((article) => {
    article.innerHTML =
      '<div><iframe width="560" height="315"></iframe><p>a</p><video width="640"></video><p>b</p></div>';
    return Array.from(article.querySelectorAll('iframe, video'), (element) => {
      const { bottom, height, right } = element.getBoundingClientRect();
      const { top = 0 } = element.nextElementSibling?.getBoundingClientRect() ?? {};
      return { height, fits: right <= window.innerWidth, space: top - bottom };
    });
  });
  expect(iframe).toMatchObject({ height: 315, fits: true, space: video?.space });
  expect(video).toMatchObject({ fits: true });
  expect(video?.space).toBeGreaterThanOrEqual(16);
});

test('the map of services has no empty space at its top', async ({ open }) => {
  const { page } = await open('/', { site: inject('siteUrl') });
  const gap = await page.locator('.service-map').evaluate((map) => {
    const [first] = map.children;
    return (first?.getBoundingClientRect().top ?? 0) - map.getBoundingClientRect().top;
  });
  expect(gap).toBe(0);
});

test('names of services on the start page are not broken, also in a wide font', async ({
  open,
}) => {
  const { page } = await open('/', { site: inject('siteUrl') });
  await page.locator('.service-map').evaluate((map: HTMLElement) => {
    map.style.letterSpacing = '0.05em';
  });
  for (const width of [320, 390, 768, 997, 1150, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator('.service-map a').evaluateAll((links) =>
      links.flatMap(({ firstChild, textContent }) => {
        const text = document.createRange();
        if (firstChild !== null) text.selectNode(firstChild);
        return text.getClientRects().length > 1 ? [textContent] : [];
      }),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('lists of names are as wide as their neighbours, with columns as wide as their names', async ({
  open,
}) => {
  const { page } = await open('/docs/graphql/schema', { site: inject('siteUrl') });
  for (const width of [390, 996, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { rights, unused } = await page.evaluate(() => {
      const widthOf = (name: Element) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        return text.getBoundingClientRect().width;
      };
      const lists = [...document.querySelectorAll('dl.index')];
      const edges = [...lists, ...document.querySelectorAll('.card-grid, .arguments .owners')];
      return {
        rights: edges.map((each) => Math.round(each.getBoundingClientRect().right)),
        unused: lists.map((list) => {
          const names = [...list.querySelectorAll('dt')];
          const column = names[0]?.getBoundingClientRect().width ?? 0;
          const isBounded = names.some((name) => name.clientHeight > 30);
          return isBounded ? 0 : Math.round(column - Math.max(...names.map(widthOf)));
        }),
      };
    });
    expect(rights.length).toBeGreaterThan(5);
    expect({ width, edges: new Set(rights).size }).toEqual({ width, edges: 1 });
    if (width > 600) expect(unused.filter((space) => space > 1)).toEqual([]);
  }
});
