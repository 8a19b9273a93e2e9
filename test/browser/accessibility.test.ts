import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { MISARCH_PAGES } from '../support/misarch-pages.ts';

/**
 * Further kinds of pages of the reference. Only their content is checked, as their frame is the
 * same.
 */
const MORE_PAGES = {
  union: '/docs/graphql/order/types/unions/entity',
  directive: '/docs/graphql/order/types/directives/key',
  input: '/docs/graphql/schema/types/inputs/product-filter-input',
  scalar: '/docs/graphql/schema/types/scalars/date',
  interface: '/docs/graphql/schema/types/interfaces/node',
  'start of the composed schema': '/docs/graphql/schema',
};

/** A schema with changes of each criticality, and so many of one that they are folded. */
const CHANGED = {
  'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://shop.example',
  schemas: {
    instances: [
      { id: 'shop', path: 'new.graphql', route: '/', history: [{ label: '1.0', path: 'old.graphql' }] },
    ],
  },
  sidebars: { shop: [{ type: 'schema', schema: 'shop' }] },
};
`,
  'old.graphql':
    'type Query { order(id: ID): Order gone: Int @deprecated(reason: "Use `order`.") }\ntype Order { id: ID! state: State }\nenum State { OPEN }\n',
  'new.graphql': `type Query { order(id: ID!): Order }\n"Bought."\ntype Order { id: ID! state: State ${Array.from(
    { length: 80 },
    (_, index) => `field${index}: Int`,
  ).join(' ')} }\nenum State { OPEN PAID }\n`,
};

describe('axe finds no violations on', () => {
  test.for(Object.entries(MISARCH_PAGES))('%s', async ([, { path }], { open }) => {
    const { page } = await open(path, { site: inject('siteUrl') });
    await inBothModes(page);
  });

  test.for(Object.entries(MORE_PAGES))('%s', async ([, path], { open }) => {
    const { page } = await open(path, { site: inject('siteUrl') });
    await inBothModes(page, 'main');
  });

  test('deprecations', async ({ open }) => {
    const { page } = await open('/graphql/order/deprecations');
    await page.getByRole('link', { name: 'Missing.DROP' }).waitFor();
    await inBothModes(page, 'main');
  });

  test('changes of versions, with a folded group', async ({ makeSite, open }) => {
    const { serve } = await makeSite(CHANGED);
    const { page } = await open('/changes', { site: await serve() });
    await page.getByRole('heading', { name: 'Unreleased' }).waitFor();
    await inBothModes(page);
    const group = page.locator('details', { hasText: 'was added' });
    await group.locator('summary').click();
    await group.getByRole('link').last().waitFor();
    await inBothModes(page, 'main');
  });

  test('the table of contents, which axe takes for closed, can be reached by keyboard', async ({
    open,
  }) => {
    const { page } = await open(MISARCH_PAGES.manual.path, { site: inject('siteUrl') });
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await links.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('an enlarged diagram, and the list of shortcuts', async ({ open }) => {
    const { page } = await open(MISARCH_PAGES.manual.path, {
      site: inject('siteUrl'),
      viewport: { width: 390, height: 844 },
    });
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
    await inBothModes(page);
    // Its buttons must fit side by side.
    await page.getByRole('button', { name: 'Fit to window' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await inBothModes(page);
  });

  test('the drawer on a telephone', async ({ open }) => {
    const { page } = await open(MISARCH_PAGES.manual.path, {
      site: inject('siteUrl'),
      viewport: { width: 390, height: 844 },
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test.for(['manual', 'operation', 'type'] as const)(
  'for readers who ask for more contrast, text has 7:1, and lines are seen: %s',
  async (kind, { open }) => {
    const { page } = await open(MISARCH_PAGES[kind].path, {
      site: inject('siteUrl'),
      contrast: 'more',
    });
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, mode);
      expect(await violations(page, { rules: 'contrast' }), mode).toEqual([]);
      const [border, ground] = await luminances(page.getByRole('button', { name: 'Search' }));
      expect(ratio(border, ground), mode).toBeGreaterThan(3);
    }
  },
);

/** The relative luminance of the border and of the background of an element. */
function luminances(element: Locator): Promise<[border: number, background: number]> {
  return element.evaluate((button) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const luminance = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { borderTopColor, backgroundColor } = getComputedStyle(button);
    return [luminance(borderTopColor), luminance(backgroundColor)];
  });
}

function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Expects no violations in a page, or a part of it, in both colour modes. */
async function inBothModes(page: Page, within?: string): Promise<void> {
  for (const [mode, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    expect(await violations(page, { within, rules }), mode).toEqual([]);
  }
}
