import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated, test } from '../support/browser-test.ts';
import { DEV_FILES, devConfig, devPage, picture } from '../support/dev-files.ts';
import type { DevSite } from '../support/dev-site.ts';
import { startLine } from '../support/line.ts';
import { markVisit, sameVisit, sidebarOf } from '../support/visit.ts';

interface Change {
  readonly what: string;
  readonly path: string;
  readonly change: (site: DevSite) => Promise<void>;
  /** Reads the changed part of the page. */
  readonly shown: (page: Page) => Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
  /** True if the change is shown only after a reload. */
  readonly reloads?: true;
}

const text = (selector: string) => (page: Page) => page.locator(selector).first().textContent();
const count = (selector: string) => (page: Page) => page.locator(selector).count();
const write = (path: string, contents: string) => (site: DevSite) =>
  site.write({ [path]: contents });
const width = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

const CHANGES: readonly Change[] = [
  {
    what: 'the text of a page',
    path: '/saw',
    change: write(
      'content/saw.md',
      devPage('A saw cuts metal, too.\n\n## Teeth\n\nThey are sharp.'),
    ),
    shown: text('article p'),
    before: 'A saw cuts wood.',
    after: 'A saw cuts metal, too.',
  },
  {
    what: 'a heading, in the table of contents',
    path: '/saw',
    change: write('content/saw.md', devPage('## Teeth\n\nSharp.\n\n## Handle\n\nOf wood.')),
    shown: count('.toc a'),
    before: 1,
    after: 2,
  },
  {
    what: 'the removal of the last heading, which removes the table of contents',
    path: '/saw',
    change: write('content/saw.md', devPage('Nothing else.')),
    shown: count('.toc'),
    before: 1,
    after: 0,
  },
  {
    what: 'the title of a page, in the sidebar of another',
    path: '/plane',
    change: write('content/saw.md', devPage('A saw cuts wood.', 'Big Saw')),
    shown: (page) => sidebarOf(page).getByRole('link', { name: 'Big Saw' }).count(),
    before: 0,
    after: 1,
  },
  {
    what: 'the keywords of a page',
    path: '/saw',
    change: write('content/saw.md', '---\nkeywords: [blade, wood]\n---\n\n# Saw\n'),
    shown: (page) =>
      page.evaluate(() => document.querySelector('meta[name="keywords"]')?.outerHTML ?? 'none'),
    before: 'none',
    after: '<meta name="keywords" content="blade, wood" data-page="">',
  },
  {
    what: 'a partial',
    path: '/plane',
    change: write('content/_safety.md', 'Wear gloves.\n'),
    shown: text('article p'),
    before: 'Wear goggles.',
    after: 'Wear gloves.',
  },
  {
    what: 'an image beside the page',
    path: '/plane',
    change: write('content/plane.svg', picture(60)),
    shown: width('article img'),
    before: 40,
    after: 60,
  },
  {
    what: 'an image in a partial',
    path: '/machines/drill',
    change: write('content/machines/bits.svg', picture(60)),
    shown: width('article img'),
    before: 40,
    after: 60,
  },
  {
    what: 'a category file',
    path: '/plane',
    change: write('content/machines/_category_.json', '{ "label": "Engines" }'),
    shown: async (page) => (await sidebarOf(page).textContent())?.includes('Engines'),
    before: false,
    after: true,
  },
  {
    what: 'SDL',
    path: '/graphql/tools/api/queries/tool',
    change: write(
      'schemas/tools.graphql',
      'type Query { "Looks for a tool." tool(id: ID!): Tool }\ntype Tool { id: ID! }\n',
    ),
    shown: async (page) => (await page.locator('article').textContent())?.includes('Looks for'),
    before: false,
    after: true,
  },
  {
    what: 'an example of an operation, in a new file',
    path: '/graphql/tools/api/queries/tool',
    change: write('schemas/tools.examples.graphql', 'query Sharpest { tool(id: "7") { id } }\n'),
    shown: async (page) => (await page.locator('.examples').textContent())?.includes('Sharpest'),
    before: false,
    after: true,
  },
  {
    what: 'a table of errors in a page',
    path: '/graphql/tools/api/queries/tool',
    change: write(
      'content/machines/lathe.md',
      '# Lathe\n\n## Errors\n\n| Query | Message |\n| - | - |\n| `tool` | `blunt` |\n',
    ),
    shown: text('article td'),
    before: 'rusty',
    after: 'blunt',
  },
  {
    what: 'a static file',
    path: '/saw',
    change: write('static/logo.svg', picture(60)),
    shown: width('header img'),
    before: 40,
    after: 60,
  },
  {
    what: 'the styles of the theme',
    path: '/saw',
    change: write(
      'theme/styles.css',
      '@import "supergraph-docgen/theme/styles.css";\n.article { --probe: two; }\n',
    ),
    shown: (page) =>
      page
        .locator('.article')
        .evaluate((article) => getComputedStyle(article).getPropertyValue('--probe').trim()),
    before: 'one',
    after: 'two',
  },
  {
    what: 'a new page, in the sidebar',
    path: '/saw',
    change: write('content/hammer.md', '# Hammer\n\nIt hits.\n'),
    shown: (page) => sidebarOf(page).getByRole('link', { name: 'Hammer' }).count(),
    before: 0,
    after: 1,
  },
  {
    what: 'a new group, in the sidebar',
    path: '/saw',
    change: write('content/benches/vice.md', '# Vice\n\nIt holds.\n'),
    shown: (page) =>
      sidebarOf(page)
        .getByRole('button', { name: /Benches/i })
        .count(),
    before: 0,
    after: 1,
  },
  {
    what: 'a removed page, in the sidebar',
    path: '/saw',
    change: (site) => site.remove('content/plane.mdx'),
    shown: (page) => sidebarOf(page).getByRole('link', { name: 'Plane' }).count(),
    before: 1,
    after: 0,
  },
  {
    what: 'the configuration',
    path: '/saw',
    change: write('site.config.js', devConfig({ title: 'Garage' })),
    shown: (page) => page.title(),
    before: 'Saw | Workshop',
    after: 'Saw | Garage',
    reloads: true,
  },
  {
    what: 'the code of the theme',
    path: '/saw',
    change: write(
      'theme/shell.jsx',
      `import { shell as defaults } from 'supergraph-docgen/theme/shell';
const Layout = (props) => <><p id="own">Own theme</p><defaults.Layout {...props} /></>;
export const shell = { ...defaults, Layout };
`,
    ),
    shown: count('#own'),
    before: 0,
    after: 1,
    reloads: true,
  },
];

describe('docgen dev shows a change', () => {
  for (const { what, path, change, shown, before, after, reloads } of CHANGES) {
    test(what, async ({ devSite, open }) => {
      const { page, log } = await open(path, { site: devSite.url });
      expect(await shown(page)).toEqual(before);
      await markVisit(page);
      await change(devSite);
      await expect.poll(() => shown(page).catch(() => undefined)).toEqual(after);
      expect(await sameVisit(page)).toBe(reloads === undefined);
      await devSite.restore();
      await expect.poll(() => shown(page).catch(() => undefined)).toEqual(before);
      expect(log).toEqual([]);
    });
  }

  test('on the page that the reader has navigated to', async ({ devSite, open }) => {
    const { page } = await open('/', { site: devSite.url });
    await markVisit(page);
    await sidebarOf(page).getByRole('link', { name: 'Saw' }).click();
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts wood.');
    await devSite.write({ 'content/saw.md': devPage('A saw cuts stone.') });
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts stone.');
    await sidebarOf(page).getByRole('link', { name: 'Workshop' }).click();
    await sidebarOf(page).getByRole('link', { name: 'Saw' }).click();
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts stone.');
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
  });

  test('of any text so that the page equals a freshly loaded one', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await markVisit(page);
    const article = page.locator('article').first();
    const { page: fresh, goto } = await open('/', { site: devSite.url });
    // Each with a text to wait for. Most differ from the previous one in a single text node.
    const texts = [
      ['One saw', 'One saw.\n\nOne *more* saw, and `code`.'],
      ['Two saws', 'Two saws.\n\nOne *more* saw, and `code`.'],
      ['other', 'Two saws.\n\nOne *other* saw, and `code`.'],
      ['Two & two', 'Two & two saws.\n\nOne *other* saw, and `code`.'],
      ['Two & four', 'Two & four saws.\n\nOne *other* saw, and `code`.'],
      ['<b>', 'Two & four saws.\n\nOne *other* saw, and `<b>`.'],
      ['Same.', 'Same.\n\nSame.\n\nSame.'],
      ['Not the same.', 'Same.\n\nNot the same.\n\nSame.'],
      ['No more', 'Same.\n\nNo more the same.\n\nSame.'],
      ['Cell', '| a | b |\n| - | - |\n| Cell | c |\n\n```text\nSame.\n```'],
      ['Other', '| a | b |\n| - | - |\n| Other | c |\n\n```text\nSame.\n```'],
      ['Same?', '| a | b |\n| - | - |\n| Other | c |\n\n```text\nSame?\n```'],
      ['\nSame?', '| a | b |\n| - | - |\n| Other | c |\n\n```text\n\nSame?\n```'],
    ] as const;
    for (const [news, written] of texts) {
      await devSite.write({ 'content/saw.md': devPage(written) });
      await expect.poll(() => article.textContent()).toContain(news);
      await goto('/saw');
      await hydrated(fresh);
      // Poll, because tables that do not scroll lose their tab stop when the scripts run.
      const loaded = () => fresh.locator('article').first().innerHTML();
      await expect.poll(loaded, { message: news }).toBe(await article.innerHTML());
      // It must not follow the next change.
      await fresh.goto('about:blank');
    }
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
  });

  test('back to the loaded text while the connection is lost', async ({ devSite, open }) => {
    const line = await startLine(devSite.url);
    const { page } = await open('/saw', { site: line.url });
    await markVisit(page);
    await devSite.write({ 'content/saw.md': devPage('A saw cuts stone.') });
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts stone.');
    const resume = line.cut();
    await devSite.restore();
    const served = async () => (await fetch(new URL('/saw', devSite.url))).text();
    await expect.poll(served).toContain('A saw cuts wood.');
    resume();
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts wood.');
    expect(await sameVisit(page)).toBe(true);
    // The next change is sent over the new connection.
    await devSite.write({ 'content/saw.md': devPage('A saw cuts 😀.') });
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts 😀.');
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
    line.end();
  });

  test('after a proxy has answered in place of the server', async ({ devSite, open }) => {
    const bad = { times: 2 };
    const { page } = await open('/saw', {
      site: devSite.url,
      prepare: (fresh) =>
        fresh.route('**/__docgen/events*', (route) => route.fulfill({ status: 502 }), bad),
    });
    await markVisit(page);
    await devSite.write({ 'content/saw.md': devPage('A saw cuts stone.') });
    await expect.poll(() => text('article p')(page)).toBe('A saw cuts stone.');
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
  });

  test('that adds a page at an address that was not found', async ({ devSite, open }) => {
    const { page } = await open('/drill', { site: devSite.url });
    expect(await text('h1')(page)).toBe('Page not found');
    await devSite.write({ 'content/drill.md': '# Drill\n' });
    await expect.poll(() => text('h1')(page).catch(() => '')).toBe('Drill');
    await devSite.restore();
    await expect.poll(() => text('h1')(page).catch(() => '')).toBe('Page not found');
  });

  test('in a static file if the page connects late', async ({ devSite, open }) => {
    let listen = () => {};
    const listening = new Promise<void>((resolve) => {
      listen = resolve;
    });
    const { page } = await open('/saw', {
      site: devSite.url,
      prepare: (fresh) =>
        fresh.route('**/__docgen/events*', async (route) => {
          await listening;
          await route.continue();
        }),
    });
    await devSite.write({ 'static/logo.svg': picture(60) });
    const shown = async () => (await fetch(`${devSite.url}/logo.svg`)).text();
    await expect.poll(shown).toContain('width="60"');
    await page.waitForTimeout(100);
    // Make the change older than the page expects, as on a slow machine.
    await page.evaluate(() => {
      let now = performance.now();
      performance.now = () => now++;
    });
    listen();
    await expect.poll(() => width('header img')(page)).toBe(60);
    const addresses = await page
      .locator('[src*="logo.svg"], [href*="logo.svg"]')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('src') ?? each.getAttribute('href')),
      );
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(1);
    await devSite.restore();
  });

  test('only on its own page, if the reader leaves before the sidebar has arrived', async ({
    devSite,
    open,
  }) => {
    let ask = () => {};
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, log } = await open('/saw', { site: devSite.url, prepare: async () => {} });
    await markVisit(page);
    const served = async (path: string) => (await fetch(new URL(path, devSite.url))).text();
    const sidebar = sidebarOf(page);
    await sidebar.getByRole('button', { name: /Machines/ }).click();
    await expect.poll(() => sidebar.getByRole('link', { name: 'Lathe' }).count()).toBe(1);
    await page.route(
      '**/assets/sidebars/*.json',
      async (route) => {
        ask();
        await released;
        await route.continue();
      },
      { times: 1 },
    );
    await devSite.write({ 'content/saw.md': devPage('A saw cuts metal.', 'Big Saw') });
    await asked;
    // This change is queued behind the pending one.
    await devSite.write({ 'content/saw.md': devPage('A saw cuts wood.', 'Bigger Saw') });
    await expect.poll(() => served('/saw')).toContain('Bigger Saw');
    await page.waitForTimeout(300);
    await sidebar.getByRole('link', { name: 'Plane' }).click();
    await expect.poll(() => text('h1')(page)).toBe('Plane');
    const loaded = page.waitForResponse('**/assets/sidebars/*.json');
    release();
    await loaded;
    await page.waitForTimeout(100);
    expect(await sameVisit(page)).toBe(true);
    expect(log).toEqual([]);
    expect(await text('h1')(page)).toBe('Plane');
    expect(await page.locator('.breadcrumbs').allTextContents()).toEqual(['HomePlane']);
    await devSite.restore();
  });

  test('in the name of a closed group of the sidebar, also for screen readers', async ({
    devSite,
    open,
  }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await markVisit(page);
    const button = sidebarOf(page).getByRole('button', { name: 'Pages in' });
    await expect.poll(() => button.first().ariaSnapshot()).toContain('Pages in Machines');
    await devSite.write({ 'content/machines/_category_.json': '{ "label": "Engines" }' });
    await expect.poll(() => button.first().ariaSnapshot()).toContain('Pages in Engines');
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
  });

  test('in an open group of the sidebar, which stays open', async ({ devSite, open }) => {
    const { page } = await open('/saw', { site: devSite.url });
    await markVisit(page);
    const sidebar = sidebarOf(page);
    await sidebar.getByRole('button', { name: /Machines/ }).click();
    await expect.poll(() => sidebar.getByRole('link', { name: 'Lathe' }).count()).toBe(1);
    await devSite.write({ 'content/machines/lathe.md': '# Big Lathe\n' });
    await expect.poll(() => sidebar.getByRole('link', { name: 'Big Lathe' }).count()).toBe(1);
    expect(await sameVisit(page)).toBe(true);
    await devSite.restore();
  });
});

test('docgen dev follows a renamed folder, and a configuration that was removed and written again, or renamed', async ({
  startDev,
}) => {
  const site = await startDev(DEV_FILES);
  const shown = async (path: string) => (await fetch(new URL(path, site.url))).text();
  // Watching starts with the first page.
  await site.write({ 'content/saw.md': devPage('A saw cuts metal.') });
  await expect.poll(() => shown('/saw')).toContain('metal');
  await rename(join(site.folder, 'content/machines'), join(site.folder, 'content/tools'));
  await expect.poll(() => shown('/tools/lathe')).toContain('It turns.');
  await rename(join(site.folder, 'content/tools'), join(site.folder, 'content/machines'));
  await expect.poll(() => shown('/machines/lathe')).toContain('It turns.');

  await rm(join(site.folder, 'site.config.js'));
  await expect.poll(() => site.said()).toContain('config-missing');
  await site.write({ 'site.config.js': devConfig({ title: 'Workbench' }) });
  await expect.poll(() => shown('/saw')).toContain('| Workbench</title>');
  await site.write({ 'site.config.js': devConfig({ title: 'Works' }) });
  await expect.poll(() => shown('/saw')).toContain('| Works</title>');

  await rename(join(site.folder, 'site.config.js'), join(site.folder, 'site.config.mjs'));
  await site.write({ 'site.config.mjs': devConfig({ title: 'Bench' }) });
  await expect.poll(() => shown('/saw')).toContain('| Bench</title>');
  await rename(join(site.folder, 'site.config.mjs'), join(site.folder, 'site.config.js'));
  await site.write({ 'site.config.js': devConfig({ title: 'Table' }) });
  await expect.poll(() => shown('/saw')).toContain('| Table</title>');
});

test('docgen dev runs modules again when their sources have changed, and only then', async ({
  devSite,
}) => {
  const shown = async (path: string): Promise<string> =>
    (await fetch(new URL(path, devSite.url))).text();
  const runs = async (): Promise<number> =>
    Number(/ran (\d+) times/.exec(await shown('/plane'))?.[1]);
  const plane = DEV_FILES['content/plane.mdx'];
  await devSite.write({
    'content/plane.mdx': `${plane}\nexport const runs = (globalThis.runs = (globalThis.runs ?? 0) + 1);\n\nIt ran {runs} times.\n`,
  });
  await expect.poll(runs).toBe(1);

  const edits = [
    [
      '/graphql/tools/api/queries/tool',
      'Looks for',
      'schemas/tools.graphql',
      'type Query { "Looks for one." tool: ID }\n',
    ],
    ['/saw', 'Big Saw', 'content/saw.md', devPage('A saw cuts wood.', 'Big Saw')],
    ['/hammer', 'It hits.', 'content/hammer.md', '# Hammer\n\nIt hits.\n'],
  ] as const;
  for (const [path, text, file, contents] of edits) {
    await devSite.write({ [file]: contents });
    await expect.poll(() => shown(path)).toContain(text);
    expect([file, await runs()]).toEqual([file, 1]);
  }

  await devSite.write({ 'content/_safety.md': 'Wear gloves.\n' });
  await expect.poll(() => shown('/plane')).toContain('gloves');
  expect(await runs()).toBe(2);
  await devSite.restore();
});
