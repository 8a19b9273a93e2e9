/**
 * Compares docgen's search with libraries: `npm run build`, then
 * `node test/bench/search.js [pages]`.
 *
 * The records are those of the built site. With a number, they are repeated up to that many pages,
 * with three in ten words changed; hits on such a page count as hits on the original. The libraries
 * are installed into a temporary folder. Libraries with their index in memory load all of it for
 * the first query. Scripts are counted only for Pagefind. 10,000 pages take about four minutes and
 * 0.8 GB of memory on two cores.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { median } from './measure.js';
import { printTable } from './print-table.js';
import { ENGINES } from './search-engines.js';

/** @typedef {import('./search-engines.js').Page} Page */

const LIBRARIES = [
  'pagefind@1.6.0',
  'minisearch@7.2.0',
  '@orama/orama@3.1.18',
  'flexsearch@0.8.212',
];
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'docgen-search-'));
try {
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', ...LIBRARIES];
  execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  await compare(Number(process.argv[2] ?? 0));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {number} count */
async function compare(count) {
  const docgen = await docgenModule();
  /** @type {readonly Page[]} */
  const site = docgen.pagesOf(join(root, 'dist'), (/** @type {string} */ path) =>
    JSON.parse(readFileSync(path, 'utf8')),
  );
  const pages = count > site.length ? repeated(site, count) : site;
  const importing = join(folder, 'importing.mjs');
  writeFileSync(importing, 'export const load = (name) => import(name);');
  const libraries = await import(pathToFileURL(importing).href);
  const load = async (/** @type {string} */ name) =>
    name === 'docgen' ? docgen : libraries.load(name);
  const table = [
    ['', 'first query, kB', 'most', 'right first', 'MRR', 'build, CPU s', 'query, ms'],
  ];
  for (const [name, make] of Object.entries(ENGINES)) {
    console.error(`${name} with ${pages.length} pages …`);
    const before = process.cpuUsage();
    const engine = await make({ load })(pages);
    const { user, system } = process.cpuUsage(before);
    const sizes = [];
    const times = [];
    const ranks = [];
    for (const [query, wanted] of docgen.QUERIES) {
      await engine.forget();
      await engine.ask(query);
      sizes.push(engine.loaded() / 1000);
      const start = performance.now();
      const found = await engine.ask(query);
      times.push(performance.now() - start);
      ranks.push(found.map((address) => address.replace(/~\d+/, '')).indexOf(wanted));
    }
    await engine.end?.();
    const mean =
      ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / ranks.length;
    table.push([
      name,
      median(sizes).toFixed(0),
      Math.max(...sizes).toFixed(0),
      `${ranks.filter((rank) => rank === 0).length} of ${ranks.length}`,
      mean.toFixed(2),
      ((user + system) / 1e6).toFixed(2),
      median(times).toFixed(1),
    ]);
  }
  console.log(`${pages.length} pages`);
  printTable(table);
}

/** The modules of docgen that the benchmark uses, bundled from the sources. */
async function docgenModule() {
  const file = join(root, 'node_modules/.cache/docgen-search-bench.mjs');
  await build({
    stdin: {
      contents: `
export { openIndex } from './packages/search/src/browser/index-reader.ts';
export { search } from './packages/search/src/browser/search-index.ts';
export { indexSite, pagesOf } from './test/support/search-records.ts';
import { startBrowser, workingBrowser } from './test/support/browser.ts';
export const openBrowser = async () => startBrowser(await workingBrowser());
export { QUERIES } from './test/support/search-queries.ts';`,
      resolveDir: root,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['playwright-core', '@sparticuz/chromium'],
    outfile: file,
    logLevel: 'warning',
  });
  return import(pathToFileURL(file).href);
}

/** @param {readonly Page[]} pages @param {number} count @returns {Page[]} */
function repeated(pages, count) {
  return Array.from({ length: count }, (_, index) => {
    const page = /** @type {Page} */ (pages[index % pages.length]);
    const round = Math.floor(index / pages.length);
    if (round === 0) return page;
    const sections = page.sections.map(({ id, title, text }) => ({
      id,
      title: changed(title, round),
      text: changed(text, round),
    }));
    return { ...page, route: `${page.route}~${round}`, sections };
  });
}

/** @param {string} text @param {number} round */
function changed(text, round) {
  return text.replace(/[A-Z]?[a-z]{3,}/g, (word) => {
    let hash = round;
    for (const letter of word.toLowerCase()) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
    return hash % 10 < 3 ? `${word}${hash.toString(36).replace(/\d/g, 'o')}` : word;
  });
}
