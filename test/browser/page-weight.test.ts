import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyNode, parse } from 'acorn';
import type { Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { settled, test } from '../support/browser-test.ts';
import { gzipBytes } from '../support/gzip-bytes.ts';
import { MISARCH_PAGES } from '../support/misarch-pages.ts';
import { type TreeItem, visibleLabels } from '../support/visible-labels.ts';
import { sidebarOf } from '../support/visit.ts';

test("the first view of a page loads little code, and none of the article's text twice", async ({
  open,
}) => {
  const { page, goto } = await open('/', {
    site: inject('siteUrl'),
    // Turns off prefetching of links in view, which on a busy machine would start too early.
    prepare: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });
  for (const [kind, { path }] of Object.entries(MISARCH_PAGES)) {
    const requests = collectRequests(page);
    await goto(path);
    await settled(page);
    const loaded = [...(await scripts(requests())), ...(await inlineScripts(page))];
    const bytes = loaded.reduce((sum, { text }) => sum + gzipBytes(text), 0);
    expect(bytes).toBeGreaterThan(10_000);
    // The not-found page loads the search to suggest pages; others load it when it is opened.
    expect(bytes).toBeLessThanOrEqual(kind === 'not-found' ? 94_500 : 90_000);

    const texts = await sentences(page);
    expect(texts).not.toEqual([]);
    const again = texts.filter((text) => loaded.some((script) => script.text.includes(text)));
    expect(again).toEqual([]);

    const parts = requests().map((request) => new URL(request.url()).pathname);
    expect(parts.filter((part) => /^\/assets\/(routes|sidebars)\//.test(part))).toEqual([]);
  }
});

test('no function of the scripts is so large that it is noticed when browsers compile it again', async () => {
  const folder = inject('siteFolder');
  const files = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
  expect(files.some((file) => file.startsWith('entry-'))).toBe(true);
  for (const file of files) {
    const text = await readFile(join(folder, 'assets', file), 'utf8');
    const functions = outerFunctions(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }));
    expect(Math.max(0, ...functions.map(({ start, end }) => end - start)), file).toBeLessThan(9000);
  }
});

test('the median page has at most 6 kB of HTML, and none more than 60 kB', async () => {
  const folder = inject('siteFolder');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(1200);
  const sizes = await Promise.all(
    files.map(async (file) => gzipBytes(await readFile(join(folder, file)))),
  );
  sizes.sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(6_000);
  expect(sizes.at(-1)).toBeLessThanOrEqual(60_000);
});

test('the HTML of a sidebar contains only its root entries and the branch of the page', async ({
  open,
}) => {
  const { page, goto } = await open('/', { site: inject('siteUrl'), javaScriptEnabled: false });
  for (const [{ path }, id] of [
    [MISARCH_PAGES.manual, 'docsSidebar'],
    [MISARCH_PAGES.category, 'docsSidebar'],
    [MISARCH_PAGES.operation, 'graphqlSidebar'],
    [MISARCH_PAGES.type, 'graphqlSupergraphSidebar'],
  ] as const) {
    await goto(path);
    const file = join(inject('siteFolder'), `assets/sidebars/${id}.json`);
    const tree = JSON.parse(await readFile(file, 'utf8')) as TreeItem[];
    const labels = await sidebarOf(page)
      .locator('li')
      .evaluateAll((entries) =>
        entries.map((entry) => entry.querySelector('a, span')?.textContent),
      );
    // Entries may be left out only at a mark, such as "All 97 in Queries".
    const isMark = (label = 'All 0 in it') => /^All \d+ in /.test(label ?? '');
    const marks = labels.flatMap((label, at) => (isMark(label ?? undefined) ? [at] : []));
    const parts = [-1, ...marks].map((start, index) => labels.slice(start + 1, marks[index]));
    let rest: readonly unknown[] = visibleLabels(tree, path);
    for (const [index, part] of parts.entries()) {
      const start = marks.length > 0 && index > 0 ? positionOf(part, rest) : 0;
      expect(rest.slice(start, start + part.length)).toEqual(part);
      rest = rest.slice(start + part.length);
    }
    expect(rest).toEqual([]);
    const shown = parts.flat();
    expect(shown.length).toBeLessThanOrEqual(50);
    expect(shown).toContain(await page.locator('h1').textContent());
    expect(labels.length).toBeLessThan(JSON.stringify(tree).split('"label"').length - 1);
  }
});

/** The last position at which a list occurs inside another one; -1 if it does not. */
function positionOf(part: readonly unknown[], whole: readonly unknown[]): number {
  const starts = whole.map((_, start) => start).toReversed();
  const found = starts.find((start) => part.every((label, at) => whole[start + at] === label));
  return part.length === 0 ? whole.length : (found ?? -1);
}

/**
 * Collects the requests of a page from now on.
 *
 * @returns A function that ends the collection and returns the requests.
 */
function collectRequests(page: Page): () => readonly Request[] {
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on('request', collect);
  return () => {
    page.off('request', collect);
    return requests;
  };
}

/** A script that a page loaded. */
interface LoadedScript {
  readonly text: string;
}

/** Reads the requested scripts from the build output. Fails for a script of another site. */
function scripts(requests: readonly Request[]): Promise<LoadedScript[]> {
  return Promise.all(
    requests
      .filter((request) => request.resourceType() === 'script')
      .map(async (request) => {
        const path = request.url().slice(inject('siteUrl').length);
        return { text: await readFile(join(inject('siteFolder'), path), 'utf8') };
      }),
  );
}

function inlineScripts(page: Page): Promise<LoadedScript[]> {
  return page.evaluate(() =>
    [...document.scripts].map((script) => ({ text: script.textContent ?? '' })),
  );
}

/** A text of the configuration, which is part of every page. */
const TAGLINE = 'A representable microservice reference architecture';

/** Texts of the article that are long enough to occur only there. */
async function sentences(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const texts: string[] = [];
    const article = document.querySelector('[data-region="article"]');
    const nodes = document.createTreeWalker(article ?? document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode() !== null) {
      // Tabs contain a script that selects the remembered one.
      if (nodes.currentNode.parentElement?.closest('script')) continue;
      const text = nodes.currentNode.textContent?.trim() ?? '';
      if (text.length >= 30) texts.push(text);
    }
    return texts;
  });
  return texts.filter((text) => text !== TAGLINE);
}

/** The functions in a part of a script that are not in other functions. */
function outerFunctions(node: AnyNode): AnyNode[] {
  if (/Function/.test(node.type)) return [node];
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof value?.type === 'string')
    .flatMap(outerFunctions);
}
