import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { violations } from '../support/axe.ts';
import { test as base, settled, type TabOptions } from '../support/browser-test.ts';
import type { FixtureSite } from '../support/fixture-site.ts';
import { gzipBytes } from '../support/gzip-bytes.ts';
import { layoutShifts } from '../support/layout-shifts.ts';
import { arrived, markVisit, sameVisit } from '../support/visit.ts';

const ARCHITECTURE = `architecture-beta
  accTitle: How orders travel
  accDescr: The gateway asks the service, which asks the database.
  group api(cloud)[API]
  service db(database)[A database with a name that is longer than the screen of a telephone] in api
  service server(server)[Orders] in api
  service gateway(internet)[Gateway]
  db:L -- R:server
  gateway:R --> L:server
`;
const FORMULA = `flowchart LR
  A["$$x^2$$"] --> B[A rather long label] --> C[and another one] --> D[so that both the diagram and its source are wider than the column of text, whatever the font] --> E[End]
`;
const PICTURE = `flowchart LR
  A@{ img: "https://example.org/a.png", label: "Picture" }
`;
const FILLER = 'A paragraph that keeps what follows away from the window.\n\n'.repeat(60);

const fence = (source: string) => `\`\`\`mermaid\n${source}\`\`\`\n`;

const FILES = {
  'site.config.ts': `export default {
  title: 'Diagrams',
  url: 'https://example.org',
  basePath: '/base/',
  content: [{ id: 'docs', path: 'docs' }],
  markdown: { mermaid: { themes: { light: 'forest', dark: 'dark' } } },
};
`,
  'docs/index.md': `# Start\n\nSee [the cluster](cluster.md).\n\n${fence('flowchart LR\n  a --> b\n')}`,
  'docs/cluster.md': `# Cluster\n\n${FILLER}${fence(ARCHITECTURE)}\nThe end.\n`,
  'docs/formula.mdx': `# Formula\n\n${fence(FORMULA)}\n<BrowserOnly>{() => <p id="live">runs</p>}</BrowserOnly>\n`,
  'docs/picture.md': `# Picture\n\n${fence(PICTURE)}\n${fence(FORMULA)}`,
  'docs/imported.mdx': `import Part from './_part.md';\n\n# Imported\n\n<Part />\n`,
  'docs/_part.md': fence(FORMULA),
};

const CLUSTER = '/base/cluster';
const TELEPHONE = { width: 390, height: 844 };

const test = base
  .extend('built', { scope: 'file' }, ({ makeSite }): Promise<FixtureSite> => makeSite(FILES))
  .extend('site', { scope: 'file' }, async ({ built }) => new URL(await built.serve()).origin);

describe('a diagram that the browser draws', () => {
  test('is drawn when it comes near the window, without layout shifts', async ({
    open,
    site,
    built,
  }) => {
    const { page, goto, log } = await open('/base/', { site });
    const asked = collectScripts(page);
    await goto(CLUSTER);
    await settled(page);
    expect(await gzipSize(built, asked)).toBeLessThanOrEqual(91_000);
    expect(asked).toContainEqual(expect.stringContaining('/diagrams-'));
    const first = asked.length;
    expect(await page.locator('[data-mermaid]').textContent()).toBe(ARCHITECTURE);
    const before = await box(page).boundingBox();

    await box(page).scrollIntoViewIfNeeded();
    const drawing = page.getByRole('img', { name: 'How orders travel' });
    await drawing.waitFor();
    expect(await gzipSize(built, asked.slice(first))).toBeGreaterThan(100_000);
    expect(await page.locator('[data-mermaid]').count()).toBe(0);
    const after = await box(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await description(drawing)).toBe(
      'The gateway asks the service, which asks the database.',
    );
    expect(await drawing.textContent()).toContain('Gateway');
    expect(log).toEqual([]);
  });

  test('is drawn after a click on a link, and again after going back', async ({
    open,
    site,
    built,
  }) => {
    const { page, log } = await open('/base/', { site });
    const asked = collectScripts(page);
    await markVisit(page);
    await page.getByRole('link', { name: 'the cluster' }).click();
    await arrived(page, CLUSTER);
    await settled(page);
    expect(await gzipSize(built, asked)).toBeLessThan(5_000);
    for (const away of [true, false]) {
      await box(page).scrollIntoViewIfNeeded();
      await drawn(page);
      if (away) {
        await page.goBack();
        await arrived(page, '/base/');
        await page.goForward();
        await arrived(page, CLUSTER);
      }
    }
    expect(await sameVisit(page)).toBe(true);
    expect(log).toEqual([]);
  });

  test('has the colours of the mode, also after a switch', async ({ open, site }) => {
    const prepare: TabOptions['prepare'] = (tab) =>
      tab.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const { page, log } = await open('/base/formula', { site, prepare });
    await drawn(page, 'dark');
    const dark = await nodeColor(page);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await drawn(page, 'light');
    const light = await nodeColor(page);
    // The configured theme `forest`.
    expect([dark, light]).toEqual(['rgb(31, 32, 32)', 'rgb(205, 228, 152)']);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await drawn(page, 'dark');
    expect(await nodeColor(page)).toBe(dark);
    expect(await page.locator('.mermaid-drawing').count()).toBe(1);
    expect(await layoutShifts(page)).toEqual([]);
    expect(log).toEqual([]);
  });

  test.for(['/base/formula', '/base/imported'])(
    'is drawn in an interactive page or an imported partial: %s',
    async (path, { open, site }) => {
      const { page, log } = await open(path, { site });
      await drawn(page);
      expect(await page.getByRole('img', { name: 'Flowchart' }).textContent()).toContain('x');
      expect(log).toEqual([]);
    },
  );

  test('scrolls inside its box, also by keyboard', async ({ open, site }) => {
    const { page } = await open('/base/formula', { site, viewport: TELEPHONE });
    await drawn(page);
    const drawing = page.locator('.mermaid-drawing');
    expect(await reach(drawing)).toBeGreaterThan(100);
    expect(await reach(page.locator(':root'))).toBe(0);
    await drawing.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawing.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await drawn(page, 'dark');
    expect(await violations(page, { rules: 'colours' })).toEqual([]);
  });

  test.for([{ width: 1280, height: 800 }, TELEPHONE])(
    'shows its source without scripts, in $width px',
    async (viewport, { open, site }) => {
      const { page } = await open('/base/formula', { site, viewport, javaScriptEnabled: false });
      const source = page.getByRole('group', { name: 'Source of a diagram' });
      expect(await source.textContent()).toBe(FORMULA);
      expect(await source.isVisible()).toBe(true);
      expect(await reach(source)).toBeGreaterThan(0);
      expect(await reach(page.locator(':root'))).toBe(0);
      await source.focus();
      expect(await source.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

describe('a diagram that cannot be drawn', () => {
  test('shows its source and a message if mermaid does not load', async ({ open, site }) => {
    const { page, log } = await open(CLUSTER, { site });
    await settled(page);
    await page.route('**/assets/mermaid-*', (route) => route.abort());
    await box(page).scrollIntoViewIfNeeded();
    await page.getByText('could not be loaded, so its source is shown').waitFor();
    expect(await page.locator('[data-mermaid]').textContent()).toBe(ARCHITECTURE);
    expect(await page.locator('[data-mermaid]').isVisible()).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
    expect(log.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
  });

  test('does not prevent others from being drawn', async ({ open, site }) => {
    const { page, log } = await open('/base/picture', { site });
    const [picture, formula] = [box(page).first(), box(page).last()];
    await picture.getByText('could not draw this diagram').waitFor();
    expect(await picture.locator('[data-mermaid]').textContent()).toBe(PICTURE);
    await formula.getByRole('img').waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    // Its image is on a host that this browser cannot reach.
    expect(log.filter((line) => !line.includes('net::ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  });
});

describe('pages without such diagrams', () => {
  test('load no code for diagrams', async ({ open, site, built }) => {
    const { page } = await open('/base/', { site });
    const asked = collectScripts(page);
    await page.reload();
    await settled(page);
    expect(asked).toContainEqual(expect.stringContaining('/entry-'));
    expect(asked.filter((path) => /diagrams|mermaid/.test(path))).toEqual([]);
    for (const path of asked) {
      expect(await readOutput(built, path)).not.toMatch(/mermaid-[0-9A-Z]{8}/);
    }
    expect(await readOutput(built, '/base/index.html')).not.toContain('assets/diagrams-');
  });

  test('are built without code for diagrams if no page has one', async () => {
    const files = await readdir(join(inject('engineFolder'), 'assets'));
    expect(files.filter((file) => file.startsWith('entry-'))).not.toEqual([]);
    expect(files.filter((file) => /^(diagrams|mermaid)-/.test(file))).toEqual([]);
  });
});

/** The box of the diagram. */
function box(page: Page): Locator {
  return page.locator('.mermaid-box');
}

/** Waits until the page's diagram is drawn, optionally in a certain colour mode. */
async function drawn(page: Page, mode?: 'light' | 'dark'): Promise<void> {
  const marked = mode === undefined ? '' : `[data-mode="${mode}"]`;
  await page.locator(`.mermaid-drawing${marked} > svg`).waitFor();
}

/** Collects the paths of the scripts that the page requests from now on. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Text of a file in the output, by its path in the browser. */
function readOutput({ folder }: FixtureSite, path: string): Promise<string> {
  return readFile(join(folder, path.replace('/base/', '')), 'utf8');
}

/** Total size of scripts after compression, in bytes. */
async function gzipSize(site: FixtureSite, paths: readonly string[]): Promise<number> {
  const texts = await Promise.all(paths.map((path) => readOutput(site, path)));
  return texts.reduce((sum, text) => sum + gzipBytes(text), 0);
}

/** The accessible description of an element. */
function description(element: Locator): Promise<string | null | undefined> {
  return element.evaluate((svg) => {
    const id = svg.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  });
}

/** Fill of the first node of a flowchart. */
function nodeColor(page: Page): Promise<string> {
  return page
    .locator('.mermaid-drawing .node rect')
    .first()
    .evaluate((rect) => getComputedStyle(rect).fill);
}

/** The maximal horizontal scroll offset of an element, in pixels. */
function reach(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
