import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test as base } from '../support/browser-test.ts';

const CELLS = Array.from({ length: 9 }, (_, column) => `<td>column_${column}</td>`).join('');

const WIDE = Array.from({ length: 40 }, (_, index) => `x_{${index}}`).join(' + ');

const LINES = Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n');

const FILES = {
  'site.config.ts': `export default {
  title: 'Articles',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
  markdown: { math: { stylesheet: 'local' } },
};
`,
  'docs/index.md': '# Articles\n',
  'docs/titles.md': `# Titles

:::warning[Set \`A_LONG_NAME\` before you run \`docgen build\` on a *shared* machine, which is slow]

A machine that others use.

:::

:::note[Short]

A title of one word.

:::
`,
  'docs/tables.mdx': `# Tables

<table><tbody><tr>${CELLS}</tr></tbody></table>

<div>
  <table>
    <thead><tr><th>Name</th><th>Use</th></tr></thead>
    <tbody><tr><td>a</td><td>b</td></tr></tbody>
  </table>
</div>

:::tip

| Name | Use |
|---|---|
| a | b |

\`\`\`sh
docgen build
\`\`\`

:::
`,
  'docs/steps.md': `# Steps

Text to compare with.

| No. | Does | Then |
|---|---|---|
| 1 | ${'stores the order and tells the others '.repeat(3)} | ${'charges the card '.repeat(4)} |
| 2 | sends it | is done |
`,
  'docs/printed.md': `# Printed

| Step | Type | Meaning |
|---|---|---|
| 1 | \`DateTime\` | ${'The time at which the order was placed. '.repeat(5)} |

|${' A |'.repeat(20)}
|${'---|'.repeat(20)}
|${' yes |'.repeat(20)}
`,
  'docs/diagram.md':
    '# Diagram\n\n```mermaid\nsequenceDiagram\n  Order->>Payment: is to be paid\n```\n',
  'docs/numbers.md': `# Numbers\n\n\`\`\`text showLineNumbers=9995\n${LINES}\n\`\`\`

\`\`\`text showLineNumbers
one
two
\`\`\`
`,
  'docs/numbers-hydrated.mdx': `# Numbers

<CodeBlock showLineNumbers>{Array(1234).fill('line').join('\\n')}</CodeBlock>

<button onClick={() => {}}>Press</button>

<BrowserOnly>{() => <button>In the browser</button>}</BrowserOnly>
`,
  'docs/tasks.md': '# Tasks\n\n- [ ] to be done\n- [x] done\n',
  'docs/formulas.mdx': `# Formulas\n\n$$\n${WIDE}\n$$\n\n$$\nE = mc^2\n$$\n`,
};

const test = base.extend('site', { scope: 'file' }, async ({ makeSite }) => {
  const { serve } = await makeSite(FILES);
  return serve();
});

const TELEPHONE = { width: 320, height: 700 };

test('titles of admonitions wrap beside their icon', async ({ open, site }) => {
  const { page } = await open('/titles', { site, viewport: TELEPHONE });
  expect(await tooWide(page)).toBe(0);
  const lines = await page.locator('.admonition-title').evaluateAll((titles) =>
    titles.map((title) => {
      const text = document.createRange();
      text.selectNodeContents(title);
      const rects = [...text.getClientRects()];
      const icon = Number.parseFloat(getComputedStyle(title, '::before').width);
      return {
        starts: Math.min(...rects.map(({ left }) => left)) - title.getBoundingClientRect().left,
        height: title.clientHeight,
        icon,
      };
    }),
  );
  const [long, short] = lines;
  expect(long?.height).toBeLessThan(130);
  expect(long?.starts).toBeGreaterThanOrEqual((long?.icon ?? 0) + 4);
  expect(short?.starts).toBe(long?.starts);
  expect(short?.height).toBeLessThan(28);

  // Words are separated by one space.
  await page.setViewportSize({ width: 1440, height: 900 });
  const gaps = await page
    .locator('.admonition-title')
    .first()
    .evaluate((title) => {
      const rects = [...title.children].map((child) => child.getBoundingClientRect());
      const [text] = [...title.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return (rects[0]?.left ?? 0) - range.getBoundingClientRect().right;
    });
  expect(gaps).toBeLessThan(1);
});

test('tables written in HTML scroll in named regions', async ({ open, site }) => {
  const { page } = await open('/tables', { site, viewport: TELEPHONE });
  expect(await tooWide(page)).toBe(0);
  const regions = page.locator('.table-scroll');
  expect(await regions.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    'Table',
    'Table: Name, Use',
    'Table: Name, Use (2)',
  ]);
  expect(await regions.first().getAttribute('tabindex')).toBe('0');
});

test('a column of numbers is narrow, and begins where text begins', async ({ open, site }) => {
  const { page } = await open('/steps', { site });
  const { left, start, width } = await page.locator('table').evaluate((table) => {
    const xOf = (element: Element | null | undefined) => {
      const text = document.createRange();
      text.selectNodeContents(element ?? table);
      return text.getBoundingClientRect().x;
    };
    return {
      left: xOf(table.closest('.article')?.querySelector('p')),
      start: xOf(table.querySelector('td')),
      width: table.querySelector('td')?.getBoundingClientRect().width,
    };
  });
  expect(start).toBe(left);
  expect(width).toBeLessThan(64);
});

test('the covers over the shaded ends of tables and code have the colour of their background', async ({
  open,
  site,
}) => {
  const { page } = await open('/tables', { site });
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode);
    for (const [box, behind] of [
      ['.admonition .table-scroll', '.admonition'],
      ['.admonition pre', '.code-block'],
    ] as const) {
      const { ground, covers } = await page.locator(box).evaluate(
        (element, behind) => ({
          ground: getComputedStyle(element.closest(behind) ?? element).backgroundColor,
          covers: getComputedStyle(element).backgroundImage,
        }),
        behind,
      );
      expect(covers, box).toContain(`${ground} 35%`);
    }
  }
});

test('a footer with nothing but the list of shortcuts has the same space above and below it', async ({
  open,
  site,
}) => {
  const { page } = await open('/', { site });
  const [above, below] = await page.locator('.footer').evaluate((footer) => {
    const outer = footer.getBoundingClientRect();
    const inner = footer.querySelector('button')?.getBoundingClientRect() ?? outer;
    return [inner.top - outer.top, outer.bottom - inner.bottom];
  });
  expect(above).toBeCloseTo(below ?? 0, 0);
});

test('diagrams stay readable in forced colours, also enlarged', async ({ open, site }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const { page } = await open('/diagram', { site, forcedColors: 'active', colorScheme });
    for (const mode of ['light', 'dark']) {
      await setMode(page, mode);
      const shown = page.locator('.mermaid:visible');
      expect(await inkOnGround(shown)).toBeGreaterThan(100);
      await page.getByRole('button', { name: /^Enlarge: / }).click();
      expect(await inkOnGround(page.locator('.lightbox-stage > svg'))).toBeGreaterThan(100);
      await page.keyboard.press('Escape');
    }
  }
});

test.for(['/numbers', '/numbers-hydrated'])(
  'line numbers have enough room: %s',
  async (path, { open, site }) => {
    const { page } = await open(path, { site });
    const block = page.locator('.line-numbers').first();
    const lines = block.locator('.line');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const room = await lines.evaluateAll((all) =>
        [all[0], all[9], all.at(-1)].map((line) => {
          if (line === undefined) return undefined;
          const style = getComputedStyle(line, '::before');
          const ruler = document.createElement('span');
          ruler.style.font = style.font;
          ruler.textContent = '0000';
          line.append(ruler);
          const digits = ruler.getBoundingClientRect().width / 4;
          ruler.remove();
          const inner = Number.parseFloat(style.width) - Number.parseFloat(style.paddingInlineEnd);
          return {
            digits: Math.floor(inner / digits + 0.05),
            wraps: style.whiteSpace !== 'nowrap',
          };
        }),
      );
      expect(room[0]?.digits).toBe(path === '/numbers' ? 5 : 4);
      expect(room).toEqual(room.map(() => room[0]));
      expect(room[0]?.wraps).toBe(false);
    }
    await page.emulateMedia({ media: null });
  },
);

test('checkboxes of task lists have names', async ({ open, site }) => {
  const { page } = await open('/tasks', { site });
  expect(await violations(page, { within: 'main' })).toEqual([]);
  const boxes = page.getByRole('checkbox');
  expect(await boxes.evaluateAll((all) => all.map((box) => box.ariaLabel))).toEqual([
    'To do',
    'Done',
  ]);
});

test('buttons without a class have enough contrast', async ({ open, site }) => {
  const { page } = await open('/numbers-hydrated', { site });
  await page.getByRole('button', { name: 'In the browser' }).waitFor();
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode);
    expect(await violations(page, { within: 'main' }), mode).toEqual([]);
  }
});

test('wide formulas scroll by keyboard, and are complete in print', async ({ open, site }) => {
  const { page } = await open('/formulas', { site, viewport: TELEPHONE });
  expect(await tooWide(page)).toBe(0);
  const formula = page.getByRole('group', { name: 'Formula' });
  // Formulas that fit are not tab stops.
  await expect
    .poll(() => formula.evaluateAll((all) => all.map((one) => one.getAttribute('tabindex'))))
    .toEqual(['0', null]);
  await formula.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => formula.first().evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await violations(page, { within: 'main' })).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const { right, edge } = await formula.first().evaluate((box) => ({
    right: Math.max(
      ...[...box.querySelectorAll('.base')].map((part) => part.getBoundingClientRect().right),
    ),
    edge: box.getBoundingClientRect().right,
  }));
  expect(right).toBeLessThanOrEqual(edge + 1);
  await page.emulateMedia({ media: null });
});

test('printed tables fit on the sheet, with short words in one piece', async ({ open, site }) => {
  const { page } = await open('/printed', { site, viewport: { width: 640, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  expect(await tooWide(page)).toBe(0);
  const lines = await page
    .locator('table')
    .first()
    .locator('th, td:not(:last-child)')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell.querySelector('code')?.firstChild ?? cell);
        return text.getClientRects().length;
      }),
    );
  expect(lines).toEqual([1, 1, 1, 1, 1]);
  await page.emulateMedia({ media: null });
});

/** Pixels by which a page is wider than its window. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });
}

function setMode(page: Page, mode: string): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
}

/** Difference between the darkest and the lightest pixel of a diagram's label, 0 to 255. */
async function inkOnGround(picture: Locator): Promise<number> {
  const image = (await picture.screenshot()).toString('base64');
  const text = await picture.locator('text', { hasText: 'is to be paid' }).first().boundingBox();
  const box = await picture.boundingBox();
  if (text === null || box === null) throw new Error('nothing is drawn');
  return picture.evaluate(
    async (_, { image, x, y, width, height }) => {
      const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data = [] } = context?.getImageData(x, y, width, height) ?? {};
      const light = [...data].filter((_, at) => at % 4 === 1);
      return Math.max(...light) - Math.min(...light);
    },
    { image, x: text.x - box.x, y: text.y - box.y, width: text.width, height: text.height },
  );
}
