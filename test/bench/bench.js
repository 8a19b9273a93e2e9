/**
 * Measures what README.md quotes and prints it as a table: `npm run bench`.
 *
 * Builds of the MiSArch site as whole processes (medians of 5), without and with the diagrams of an
 * earlier build, the weight of its pages, and with `--growth` builds of generated sites of 1,000 and
 * 10,000 pages. Nothing here judges; the byte budgets are in `test/browser/`.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const temp = mkdtempSync(join(tmpdir(), 'docgen-bench-'));
const bin = join(root, 'bin/docgen.js');
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const forgotten = mkdtempSync(join(root, 'node_modules/.cache/docgen-bench-'));

/** Prints the process's own resource usage when it ends: CPU in microseconds, memory in kilobytes. */
const probe = `data:text/javascript,${encodeURIComponent(
  `process.on('exit',()=>{const u=process.resourceUsage();process.stdout.write('\\nusage '+JSON.stringify([u.userCPUTime+u.systemCPUTime,u.maxRSS])+'\\n')})`,
)}`;

/** @param {string} cwd @param {string} outDir */
function build(cwd, outDir) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', probe, bin, 'build', '--out-dir', outDir],
    { cwd, encoding: 'utf8' },
  );
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const [cpu, rss] = JSON.parse(/usage (.*)/.exec(stdout)?.[1] ?? '[0,0]');
  return { wall, cpu: cpu / 1e6, memory: rss / 1024 };
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** @param {string} name @param {ReturnType<typeof build>[]} runs @returns {[string, string][]} */
function figures(name, runs) {
  const wall = median(runs.map((run) => run.wall)).toFixed(2);
  const cpu = median(runs.map((run) => run.cpu)).toFixed(2);
  const memory = Math.max(...runs.map((run) => run.memory)).toFixed(0);
  return [[name, `${wall} s, ${cpu} s of processor time, ${memory} MB at most`]];
}

/** Moves away what docgen keeps between builds; a folder of the same disk, so that it can be moved. */
function forgetDrawings() {
  const cache = join(root, 'node_modules/.cache/docgen');
  if (existsSync(cache)) renameSync(cache, mkdtempSync(join(forgotten, 'cache-')));
}

/** @param {string} folder @param {RegExp} pattern */
function files(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));
}

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @type {[string, string][]} */
const rows = [];
try {
  // Every run writes to a new folder and nothing is removed between them: for minutes after
  // thousands of files were removed, ext4 is slow to make new ones.
  const cold = Array.from({ length: 5 }, (_, index) => {
    forgetDrawings();
    return build(root, join(temp, `cold-${index}`));
  });
  const kept = Array.from({ length: 5 }, (_, index) => build(root, join(temp, `kept-${index}`)));
  const out = join(temp, 'cold-0');
  const sizes = files(out, /./)
    .map((file) => statSync(file))
    .filter((stat) => stat.isFile());
  const page = readFileSync(join(out, 'docs/docs/dev-manuals/services/order/index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|modulepreload" href)="\/(assets\/[^"]+\.js)"/g)];
  rows.push(
    ...figures('cold build', cold),
    ...figures('build with the diagrams kept', kept),
    [
      'output',
      `${(sizes.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(1)} MB in ${sizes.length} files`,
    ],
    [
      'scripts of a page, gzip',
      kB(scripts.reduce((sum, [, path]) => sum + gzipped(join(out, path ?? '')), 0)),
    ],
    [
      'stylesheet, gzip',
      kB(files(join(out, 'assets'), /\.css$/).reduce((sum, file) => sum + gzipped(file), 0)),
    ],
    ['HTML of the median page, gzip', kB(median(files(out, /\.html$/).map(gzipped)))],
    [
      'route chunk of the median page, gzip',
      kB(median(files(join(out, 'assets/routes'), /\.js$/).map(gzipped))),
    ],
  );
  if (process.argv.includes('--growth')) {
    for (const count of [1000, 10_000]) {
      const project = generate(count);
      const { wall, memory } = build(project, join(project, 'dist'));
      rows.push([
        `generated site of ${count} pages`,
        `${wall.toFixed(2)} s, ${memory.toFixed(0)} MB`,
      ]);
    }
  }
} finally {
  for (const folder of [temp, forgotten]) rmSync(folder, { recursive: true, force: true });
}
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);

/**
 * Writes a site of Markdown pages in folders of 50.
 *
 * @param {number} count
 */
function generate(count) {
  const project = join(temp, `site-${count}`);
  for (let index = 0; index < count; index++) {
    const folder = join(project, 'content', `part-${Math.floor(index / 50)}`);
    mkdirSync(folder, { recursive: true });
    const next =
      index + 1 < count ? `../part-${Math.floor((index + 1) / 50)}/page-${index + 1}.md` : '/';
    writeFileSync(
      join(folder, `page-${index}.md`),
      `---\ntitle: Page ${index}\n---\n\nThis is page **${index}** of ${count}. Go to the [next one](${next}).\n\n` +
        `## Facts\n\n| key | value |\n| --- | --- |\n| number | ${index} |\n| square | ${index * index} |\n\n` +
        `## Code\n\n\`\`\`ts\nexport const page${index} = ${index};\n\`\`\`\n\n${'A sentence to read. '.repeat(60)}\n`,
    );
  }
  writeFileSync(join(project, 'content/index.md'), '---\ntitle: Start\n---\n\nWelcome.\n');
  writeFileSync(
    join(project, 'site.config.js'),
    `export default { title: 'Generated', url: 'https://site.example', content: [{ id: 'docs', path: 'content' }], sidebars: { docs: [{ type: 'autogenerated', folder: '.' }] } };\n`,
  );
  return project;
}
