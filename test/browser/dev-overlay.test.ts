import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { devConfig, devPage } from '../support/dev-files.ts';
import { markVisit, sameVisit } from '../support/visit.ts';

const overlay = (page: Page) => page.locator('docgen-problems').getByRole('dialog');
const shown = (page: Page) =>
  overlay(page)
    .textContent()
    .catch(() => '');

interface Mistake {
  readonly what: string;
  readonly path: string;
  readonly files: Readonly<Record<string, string>>;
  /** Texts of the overlay. */
  readonly says: readonly (string | RegExp)[];
}

const MISTAKES: readonly Mistake[] = [
  {
    what: 'syntax',
    path: '/plane',
    files: { 'content/plane.mdx': '# Plane\n\n<Tabs>\n' },
    says: ['1 error', 'content/plane.mdx:3', '> 3 │ <Tabs>', 'Close it with </Tabs>'],
  },
  {
    what: 'a broken link',
    path: '/saw',
    files: { 'content/saw.md': devPage('See [that](/nowhere).') },
    says: ['broken-link', 'content/saw.md:5:5', '/nowhere'],
  },
  {
    what: 'an unknown component',
    path: '/plane',
    files: { 'content/plane.mdx': '# Plane\n\n<Tab />\n' },
    says: ['unknown-component', 'content/plane.mdx:3:1'],
  },
  {
    what: 'an expression that throws',
    path: '/plane',
    files: { 'content/plane.mdx': "# Plane\n\n{(() => { throw new Error('blunt') })()}\n" },
    says: ['page-throws', 'blunt', 'content/plane.mdx:3'],
  },
  {
    what: 'a page that tries to end the process',
    path: '/plane',
    files: { 'content/plane.mdx': '# Plane\n\n{process.exit(3)}\n' },
    says: ['page-ends-process', 'process.exit(3)'],
  },
  {
    what: 'a partial',
    path: '/plane',
    files: { 'content/_safety.md': 'Wear <Gloves>\n' },
    says: ['content/_safety.md:1'],
  },
  {
    what: 'SDL',
    path: '/saw',
    files: { 'schemas/tools.graphql': 'type Query { tool: Tol }\n' },
    says: ['schemas/tools.graphql:1:20', 'Tol'],
  },
  {
    what: 'an introspection result',
    path: '/saw',
    files: {
      'schemas/tools.graphql': JSON.stringify({
        __schema: {
          queryType: { name: 'Query' },
          types: [
            {
              kind: 'OBJECT',
              name: 'Query',
              fields: [{ name: 'tool', args: [], type: { kind: 'OBJECT', name: 'Tol' } }],
            },
          ],
        },
      }),
    },
    says: ['schemas/tools.graphql (Query.tool)', 'Tol'],
  },
  {
    what: 'the configuration',
    path: '/saw',
    files: { 'site.config.js': devConfig({ colour: 'red' }) },
    says: ['site.config.js:', 'colour'],
  },
  {
    what: 'the theme',
    path: '/saw',
    files: { 'theme/shell.jsx': 'export const shell = { ;\n' },
    says: ['theme/shell.jsx:1'],
  },
];

describe('the overlay shows a mistake in', () => {
  for (const { what, path, files, says } of MISTAKES) {
    test(`${what}, until it is fixed`, async ({ devSite, open }) => {
      const { page } = await open(path, { site: devSite.url });
      const heading = await page.locator('h1').textContent();
      await devSite.write(files);
      await expect.poll(() => overlay(page).count()).toBe(1);
      for (const text of says) await expect.poll(() => shown(page)).toMatch(text);
      // The page and the server are still there.
      expect(await page.locator('h1').textContent()).toBe(heading);
      expect((await fetch(`${devSite.url}/`)).status).toBe(200);
      await devSite.restore();
      await expect.poll(() => page.locator('docgen-problems').count()).toBe(0);
      await expect
        .poll(() =>
          page
            .locator('h1')
            .textContent()
            .catch(() => ''),
        )
        .toBe(heading);
    });
  }
});

test('a reported line follows edits above the mistake', async ({ devSite, open }) => {
  const chisel = (...lines: readonly string[]) => ({
    'content/chisel.mdx': ['# Chisel', ...lines, ''].join('\n\n'),
  });
  await devSite.write(chisel('{1 + 1}'));
  const { page } = await open('/chisel', { site: devSite.url });
  const throwing = "{(() => { throw new Error('blunt') })()}";
  for (const [lines, line] of [
    [[throwing], 3],
    [['It is', 'sharp.', throwing], 7],
    [['It is sharp.', throwing], 5],
  ] as const) {
    await devSite.write(chisel(...lines));
    await expect.poll(() => shown(page)).toMatch(`content/chisel.mdx:${line}`);
  }
  await devSite.restore();
  await expect.poll(() => page.locator('docgen-problems').count()).toBe(0);
});

test('a page that renders something else in the browser is warned of, until it is left', async ({
  startDev,
  open,
}) => {
  const site = await startDev({
    'site.config.js':
      "export default { title: 'Odd', url: 'https://a.example', content: [{ id: 'docs', path: 'content' }] };",
    'content/index.md': '# Home\n',
    'content/odd.jsx':
      "export default () => <main><h1>Odd</h1><p>By the {typeof window === 'undefined' ? 'server' : 'browser'}</p><a href=\"/\">Home</a></main>;\n",
  });
  const { page } = await open('/odd', { site: site.url });
  await page.getByRole('button', { name: '1 warning' }).click();
  expect(await shown(page)).toMatch(
    /hydration-mismatch.*another text in <p> than the server.*BrowserOnly/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Home');
  await expect.poll(() => page.locator('docgen-problems').count()).toBe(0);
});

test('a mistake is printed once in the terminal', async ({ devSite }) => {
  await devSite.write({ 'content/saw.md': devPage('See [that](/somewhere-else).') });
  await expect.poll(() => devSite.said()).toContain('somewhere-else');
  const before = devSite.said().length;
  // A second mistake shows that the site has been checked again.
  const both = 'See [that](/somewhere-else) and [this](/another-place).';
  await devSite.write({ 'content/saw.md': devPage(both) });
  await expect.poll(() => devSite.said()).toContain('another-place');
  await devSite.restore();
  await expect.poll(() => devSite.said().slice(before)).toContain('All problems are fixed.');
  expect(devSite.said().match(/The link .*somewhere-else/g)).toHaveLength(1);
});

test('a page does not show mistakes of other pages', async ({ devSite, open }) => {
  const { page } = await open('/', { site: devSite.url });
  await devSite.write({ 'content/saw.md': devPage('See [that](/nowhere-at-all).') });
  await expect.poll(() => devSite.said()).toContain('nowhere-at-all');
  expect(await page.locator('docgen-problems').count()).toBe(0);
  await devSite.restore();
});

test('the mistakes of a page are gone when it is left', async ({ devSite, open }) => {
  await devSite.write({
    'content/saw.md': devPage('See [that](/lost) and the [plane](plane.mdx).'),
  });
  const { page } = await open('/saw', { site: devSite.url });
  await expect.poll(() => shown(page)).toContain('/lost');
  await page.keyboard.press('Escape');
  await markVisit(page);
  await page.getByRole('link', { name: 'plane', exact: true }).click();
  await expect.poll(() => page.locator('docgen-problems').count()).toBe(0);
  expect(await sameVisit(page)).toBe(true);
  await devSite.restore();
});

test('a page that is broken at the start appears when it is fixed', async ({ startDev, open }) => {
  const site = await startDev({
    'site.config.js':
      "export default { title: 'Broken', content: [{ id: 'docs', path: 'content' }] ;",
    'content/index.md': '# Home\n',
  });
  const { page } = await open('/', {
    site: site.url,
    takesOver: false,
  });
  await expect.poll(() => shown(page)).toContain('site.config.js:1');
  await site.write({
    'site.config.js':
      "export default { title: 'Mended', url: 'https://a.example', content: [{ id: 'docs', path: 'content' }] };",
  });
  await expect.poll(() => page.title()).toBe('Home | Mended');
});

describe('the overlay', () => {
  test('takes the focus, returns it, and can be used by keyboard', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await markVisit(page);
    const menu = page.getByRole('banner').getByRole('link', { name: 'Tools API' });
    await menu.focus();
    await devSite.write({ 'content/saw.md': devPage('See [that](/nothing-here).') });
    await expect
      .poll(() =>
        overlay(page)
          .getByRole('heading')
          .isVisible()
          .catch(() => false),
      )
      .toBe(true);
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await page.keyboard.press('Escape');
    expect(await overlay(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tools API');
    const badge = page.getByRole('button', { name: '1 error' });
    await badge.focus();
    await page.keyboard.press('Enter');
    expect(await overlay(page).count()).toBe(1);
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
    await expect.poll(() => page.locator('docgen-problems').count()).toBe(0);
  });

  test('opens above the search, and Escape returns to the search', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search', exact: true });
    await field.fill('plane');
    await devSite.write({ 'content/saw.md': devPage('See [that](/out-of-reach).') });
    await expect.poll(() => focusedText(page)).toBe('1 error');
    // Nothing covers the overlay.
    await overlay(page).getByRole('button', { name: 'Open in editor' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedValue(page)).toBe('plane');
    // A new mistake brings it above the search again, also if it was open before the search.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 error' }).click();
    await page.keyboard.press('Control+K');
    await field.fill('drill');
    await devSite.write({ 'content/saw.md': devPage('See [this](/elsewhere).') });
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await expect.poll(() => shown(page)).toContain('/elsewhere');
    // When the mistake is fixed, the reader continues in the search.
    await devSite.restore();
    await expect.poll(() => focusedValue(page)).toBe('drill');
    expect(await page.locator('docgen-problems').count()).toBe(0);
  });

  test('goes below the search when the reader opens the search', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    const result = (name: string) => page.getByRole('option', { name }).first();
    await devSite.write({ 'content/saw.md': devPage('See [that](/in-the-way).') });
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await page.keyboard.press('Control+K');
    await expect.poll(() => focusedValue(page)).toBe('');
    await page.keyboard.type('plane');
    await result('Plane').click({ trial: true });
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await page.keyboard.press('Control+K');
    await expect.poll(() => focusedValue(page)).toBe('plane');
    // A new mistake brings it above the search until the reader opens the search again.
    await devSite.write({ 'content/saw.md': devPage('See [this](/also-in-the-way).') });
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await page.keyboard.press('Control+K');
    await expect.poll(() => focusedValue(page)).toBe('plane');
    await page.keyboard.type('drill');
    await result('Drill').click({ trial: true });
    // Escape goes back step by step.
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await page.keyboard.press('Escape');
    await expect.poll(() => overlay(page).count()).toBe(0);
    await expect.poll(() => focusedText(page)).toBe('1 error');
    expect(await page.getByRole('button', { name: '1 error' }).isVisible()).toBe(true);
    await devSite.restore();
    await expect.poll(() => page.locator('docgen-problems').count()).toBe(0);
  });

  test('keeps the focus when the mistake changes', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await devSite.write({ 'content/saw.md': devPage('See [that](/nothing-at-all).') });
    await expect.poll(() => focusedText(page)).toBe('1 error');
    await page.keyboard.press('Tab');
    await devSite.write({ 'content/saw.md': devPage('See [that](/nothing-else), [this](/here).') });
    await expect.poll(() => shown(page)).toContain('/here');
    await expect.poll(() => focusedText(page)).toBe('2 errors');
    await devSite.restore();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations, ${colorScheme}`, async ({ devSite, open }) => {
      const { page } = await open('/saw', { site: devSite.url, colorScheme });
      await devSite.write({ 'content/saw.md': devPage('See [that](/nothing).') });
      await expect.poll(() => overlay(page).count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      await devSite.restore();
    });
  }

  test('asks the server to open the place in an editor', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await devSite.write({ 'content/saw.md': devPage('See [that](/nothing).') });
    const asked = page.waitForRequest((request) => request.url().endsWith('/__docgen/open'));
    await overlay(page).getByRole('button', { name: 'Open in editor' }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      file: 'content/saw.md',
      line: 5,
      column: 5,
    });
    await devSite.restore();
  });
});

/** Value of the field with the focus; `undefined` if no field has it. */
function focusedValue(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement ? activeElement.value : undefined;
  });
}

/** Text of the element with the focus, including elements in shadow trees. */
function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return element?.textContent ?? undefined;
  });
}
