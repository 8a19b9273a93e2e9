/**
 * Measures the figures of README.md and prints them as tables: `npm run bench`.
 *
 * - without options: builds of the MiSArch site, cold and after edits, and the weight of its
 *   pages
 * - `--old <commit>`: also builds with docgen of an earlier commit, alternating with the current
 *   one because a machine's speed drifts; the results are given as ratios to its cold build
 * - `--growth`: also 1,000 and 10,000 generated manuals, and GitHub's public schema (fetched)
 * - `--dev`: also `docgen dev`, see `dev.js`
 * - `--runs <n>`: how often each build runs (default 5)
 *
 * Times are medians for whole processes; memory is the maximum. Nothing is judged here: the byte
 * budgets are in `test/browser/`, and no test fails because of time.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, median, summary } from './measure.js';
import { printTable } from './print-table.js';
import { checkOut, copySite, writeGithubSchema, writeManuals } from './sites.js';

/** @typedef {import('./measure.js').Usage} Usage */

const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    growth: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
const root = fileURLToPath(new URL('../..', import.meta.url));
const temp = mkdtempSync(join(tmpdir(), 'docgen-bench-'));
const bin = join(root, 'bin/docgen.js');

/** @typedef {{ name: string, before?: Usage, now: Usage, goal: string, pages?: number, output?: number }} Row */
/** @type {Row[]} */
const rows = [];

try {
  const old = values.old === undefined ? undefined : join(temp, 'old');
  if (old !== undefined && values.old !== undefined) checkOut(root, values.old, old);
  const site = join(temp, 'site');
  copySite(root, site);
  const cold = measureSite(site, old);
  printWeights(join(temp, 'cold-0'));
  printRows(rows.splice(0));
  if (values.growth) measureGrowth(old);
  if (values.dev) measureDev(cold);
} finally {
  rmSync(temp, { recursive: true, force: true });
}

/**
 * Builds the site cold, unchanged and edited.
 *
 * @param {string} site
 * @param {string | undefined} old
 * @returns the old cold build
 */
function measureSite(site, old) {
  const oldBin = old && join(old, 'bin/docgen.js');
  /** @type {Usage[]} */
  const before = [];
  // Every run writes to a new folder, and nothing is removed in between: ext4 creates files slowly
  // for minutes after thousands of files were removed.
  const cold = repeat((run) => {
    if (old && oldBin) {
      rmSync(join(old, 'node_modules/.cache/docgen'), { recursive: true, force: true });
      before.push(build(oldBin, old, join(temp, `old-${run}`)));
    }
    rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });
    return build(bin, site, join(temp, `cold-${run}`));
  });
  const oldCold = before.length === 0 ? undefined : summary(before);
  const out = join(temp, 'kept');
  build(bin, site, out);
  const manual = join(site, 'content/docs/docs/dev-manuals/services/tax.mdx');
  const sdl = join(site, 'schemas/tax.graphql');
  const after = (/** @type {() => void} */ edit) =>
    repeat(() => {
      edit();
      return build(bin, site, out);
    });
  const edits = {
    unchanged: after(() => {}),
    manual: after(() => appendFileSync(manual, '\nOne sentence more.\n')),
    sdl: after(() => {
      const text = readFileSync(sdl, 'utf8');
      writeFileSync(sdl, text.replace(/("""[^"]+?)(\s*""")/, '$1 And more.$2'));
    }),
  };
  const add = (
    /** @type {string} */ name,
    /** @type {Usage[]} */ used,
    /** @type {string} */ goal,
  ) => rows.push({ name, before: oldCold, now: summary(used), goal });
  add('cold build', cold, '≤ 0.6 wall, ≤ 0.7 CPU, ≤ 400 MB');
  add('nothing changed', edits.unchanged, '≤ 0.08');
  add("one manual's text", edits.manual, '≤ 0.12');
  add('one SDL description', edits.sdl, '≤ 0.3');
  return oldCold;
}

/** @param {Usage | undefined} cold the old cold build */
function measureDev(cold) {
  const script = fileURLToPath(new URL('dev.js', import.meta.url));
  const args = cold === undefined ? [] : ['--cold', String(cold.wall)];
  execFileSync(process.execPath, [script, ...args], { stdio: 'inherit' });
}

/**
 * Builds generated manuals and a large schema.
 *
 * @param {string | undefined} old
 */
function measureGrowth(old) {
  const oldBin = old && join(old, 'bin/docgen.js');
  const measure = (
    /** @type {string} */ name,
    /** @type {string} */ project,
    /** @type {string} */ goal,
    isKnown = true,
  ) => {
    const before = oldBin && isKnown ? build(oldBin, project, join(project, 'old')) : undefined;
    rmSync(join(project, 'node_modules'), { recursive: true, force: true });
    const now = build(bin, project, join(project, 'dist'));
    const files = filesIn(join(project, 'dist'), /./);
    const pages = files.filter((file) => file.endsWith('.html')).length;
    const output = files.reduce((sum, file) => sum + statSync(file).size, 0);
    printRows([{ name, ...(before && { before }), now, goal, pages, output }]);
  };
  for (const count of [1000, 10_000]) {
    const project = join(temp, `manuals-${count}`);
    writeManuals(project, count);
    measure(`${count} manuals`, project, '≤ 5 ms CPU a page, ≤ 1 GB');
  }
  const github = join(temp, 'github');
  writeGithubSchema(github);
  // Earlier commits reject the schema as published.
  measure("GitHub's schema", github, '≤ 8 s CPU, ≤ 40 MB out, ≤ 300 MB', false);
}

/** @template T @param {(run: number) => T} work @returns {T[]} */
function repeat(work) {
  return Array.from({ length: runs }, (_, run) => work(run));
}

/** @param {string} folder @param {RegExp} pattern */
function filesIn(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path))
    .filter((file) => statSync(file).isFile());
}

/** @param {string} out a built site */
function printWeights(out) {
  const gzipped = (/** @type {string} */ file) => gzipSync(readFileSync(file), { level: 9 }).length;
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const files = filesIn(out, /./);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const page = readFileSync(join(out, 'docs/docs/dev-manuals/services/order/index.html'), 'utf8');
  const weight = (/** @type {RegExp} */ asset) =>
    [...page.matchAll(asset)].reduce((sum, [, path]) => sum + gzipped(join(out, path ?? '')), 0);
  printTable([
    ['weight', ''],
    ['output', `${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`],
    [
      'scripts of a page, gzip',
      kB(weight(/(?:src|modulepreload" href)="?\/(assets\/[^"\s>]+\.js)/g)),
    ],
    ['stylesheet of a page, gzip', kB(weight(/href="?\/(assets\/[^"\s>]+\.css)/g))],
    ['HTML of the median page, gzip', kB(median(filesIn(out, /\.html$/).map(gzipped)))],
    [
      'route chunk of the median page, gzip',
      kB(median(filesIn(join(out, 'assets/routes'), /\.js$/).map(gzipped))),
    ],
  ]);
}

/** @param {readonly Row[]} measured */
function printRows(measured) {
  const told = (/** @type {Usage} */ { wall, cpu, memory }) =>
    `${wall.toFixed(2)} s, ${cpu.toFixed(2)} s CPU, ${memory.toFixed(0)} MB`;
  const ratio = (/** @type {Usage} */ now, /** @type {Usage | undefined} */ before) =>
    before === undefined
      ? '–'
      : `${(now.wall / before.wall).toFixed(3)} / ${(now.cpu / before.cpu).toFixed(3)}`;
  printTable([
    ['build', `old ${values.old ?? ''}`.trim(), 'now', 'ratio wall / CPU', 'goal'],
    ...measured.map(({ name, before, now, goal, pages, output }) => {
      const rest =
        pages && output
          ? `, ${((now.cpu / pages) * 1000).toFixed(2)} ms a page, ${(output / 1e6).toFixed(1)} MB out`
          : '';
      return [name, before ? told(before) : '–', told(now) + rest, ratio(now, before), goal];
    }),
  ]);
}
