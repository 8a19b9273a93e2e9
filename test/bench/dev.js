/**
 * Measures `docgen dev` and prints a table:
 * `node test/bench/dev.js [--pages 10000] [--starts 3] [--cold <seconds>]`.
 * `npm run bench -- --dev` runs it at the end, and with `--old` passes the time of the earlier
 * commit's cold build as `--cold`.
 *
 * Measured are the time from the start of the command to the first page in a browser, cold (medians
 * of 3), for the MiSArch site and for generated manuals; the time from saving a file to the changed
 * text on screen (30 edits of a manual, 10 of SDL); and the server's processor time for each.
 * Nothing is judged here.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { median } from './measure.js';
import { printTable } from './print-table.js';
import { environment, probe } from './probes.js';
import { copySite, writeManuals } from './sites.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'bin/docgen.js');
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    starts: { type: 'string', default: '3' },
    cold: { type: 'string' },
  },
});
const starts = Number(values.starts);
const MANUAL = 'content/docs/docs/dev-manuals/services/order.mdx';
const TYPE = '/docs/graphql/order/types/objects/order';
const SCHEMA = 'schemas/order.graphql';

const temp = mkdtempSync(join(tmpdir(), 'docgen-bench-dev-'));
const browser = await startTestBrowser();
try {
  const misarch = join(temp, 'misarch');
  copySite(root, misarch);
  const manuals = join(temp, 'manuals');
  writeManuals(manuals, Number(values.pages));
  const path = '/docs/docs/dev-manuals/services/order';
  const first = await repeat(starts, () => firstPage(misarch, path));
  const large = await repeat(starts, () => firstPage(manuals, '/part-0/page-0'));
  const edits = await measureEdits(misarch, path);
  const start = median(first.map(({ wall }) => wall));
  const cold = values.cold === undefined ? undefined : Number(values.cold) * 1000;
  const growth = median(large.map(({ wall }) => wall)) / start;
  const ofCold = cold === undefined ? '' : `${(start / cold).toFixed(2)}, `;
  printTable([
    ['docgen dev', 'median', 'worst', 'CPU of the server, median', 'goal'],
    [
      'start to first page, MiSArch, cold',
      ...told(first, 's'),
      `${ofCold}≤ 0.25 of the old cold build`,
    ],
    [
      `start to first page, ${values.pages} pages, cold`,
      ...told(large, 's'),
      `${growth.toFixed(2)}, ≤ 1.5 of the row above`,
    ],
    [
      'edit of a manual to screen, 30 edits',
      ...told(edits.manual, 'ms'),
      '≤ 50 ms, at worst 100 ms',
    ],
    ['edit of SDL to screen, 10 edits', ...told(edits.sdl, 'ms'), '≤ 500 ms'],
  ]);
} finally {
  await browser.close();
  rmSync(temp, { recursive: true, force: true });
}

/** @typedef {{ wall: number, cpu: number }} Measured milliseconds */

/** The browser of the browser tests. */
async function startTestBrowser() {
  const outfile = join(root, 'node_modules/.cache/docgen-bench-browser.mjs');
  await build({
    entryPoints: [join(root, 'test/support/browser.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const { startBrowser, workingBrowser } = await import(pathToFileURL(outfile).href);
  return startBrowser(await workingBrowser());
}

/**
 * @param {number} times
 * @param {() => Promise<Measured>} measure
 */
async function repeat(times, measure) {
  const all = [];
  for (let time = 0; time < times; time++) all.push(await measure());
  return all;
}

/** @param {string} cwd */
async function startDev(cwd) {
  const args = [...probe('cpu-time'), bin, 'dev', '--port', '0'];
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'inherit', 'ipc']);
  const child = spawn(process.execPath, args, { cwd, stdio, env: environment });
  let said = '';
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      said += data;
      const [, found] = / at (http:\/\/[^/\s]+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(said)));
  });
  /** @returns {Promise<number>} */
  const cpu = () =>
    new Promise((resolve) => {
      child.once('message', (time) => resolve(Number(time)));
      child.send('');
    });
  const end = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGINT');
    });
  return { url, cpu, end };
}

/**
 * @param {string} project
 * @param {string} path
 */
async function firstPage(project, path) {
  rmSync(join(project, 'node_modules/.cache'), { recursive: true, force: true });
  const page = await browser.newPage();
  const start = performance.now();
  const dev = await startDev(project);
  await page.goto(dev.url + path, { waitUntil: 'commit' });
  await page.locator('article h1').waitFor();
  const wall = performance.now() - start;
  const cpu = await dev.cpu();
  await page.close();
  await dev.end();
  return { wall, cpu };
}

/**
 * @param {string} project
 * @param {string} path
 */
async function measureEdits(project, path) {
  const dev = await startDev(project);
  const page = await browser.newPage();
  await page.goto(dev.url + path);
  await untilIdle(dev);
  const manual = await edit(MANUAL, 30, (text, word) => `${text}\n\nA sentence with ${word}.\n`);
  await page.goto(dev.url + TYPE);
  await untilIdle(dev);
  const sdl = await edit(SCHEMA, 10, (text, word) => describeFirst(text, word));
  await page.close();
  await dev.end();
  return { manual, sdl };

  /**
   * @param {string} file
   * @param {number} times
   * @param {(text: string, word: string) => string} change
   */
  async function edit(file, times, change) {
    const at = join(project, file);
    const text = readFileSync(at, 'utf8');
    const measured = [];
    for (let time = 0; time < times; time++) {
      const word = `changed${time}word`;
      const seen = page.evaluate(seenAt, word);
      await wait(300);
      const before = await dev.cpu();
      const start = performance.timeOrigin + performance.now();
      writeFileSync(at, change(text, word));
      const wall = (await seen) - start;
      measured.push({ wall, cpu: (await dev.cpu()) - before });
      await untilIdle(dev);
    }
    writeFileSync(at, text);
    return measured;
  }
}

/**
 * Changes all descriptions of definitions, so that the page of any definition changes.
 *
 * @param {string} text
 * @param {string} word
 */
function describeFirst(text, word) {
  return text.replaceAll(/"""\n/g, (quotes, offset) =>
    text.slice(0, offset).split('"""').length % 2 === 1 ? `${quotes}${word} ` : quotes,
  );
}

/** Runs in the page. @param {string} word */
function seenAt(word) {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent?.includes(word)) return;
      observer.disconnect();
      // After the next paint.
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.timeOrigin + performance.now())),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until the server is idle. @param {{ cpu: () => Promise<number> }} dev */
async function untilIdle({ cpu }) {
  for (let before = -1, now = await cpu(); now - before > 20; ) {
    before = now;
    await wait(500);
    now = await cpu();
  }
}

/**
 * @param {Measured[]} measured
 * @param {'s' | 'ms'} unit
 */
function told(measured, unit) {
  const text = (/** @type {number} */ time) =>
    unit === 's' ? `${(time / 1000).toFixed(2)} s` : `${time.toFixed(0)} ms`;
  const walls = measured.map(({ wall }) => wall);
  return [median(walls), Math.max(...walls), median(measured.map(({ cpu }) => cpu))].map(text);
}
