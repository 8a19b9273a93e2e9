/**
 * Compares docgen's routes and titles of a site with those of Docusaurus's docs plugin for the same
 * folders: `node test/routes/compare.js <folder of a site with a site.config.*>`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { docusaurusPages } from './docusaurus-pages.js';

const PACKAGES = ['@docusaurus/plugin-content-docs@3', 'react@19', 'react-dom@19'];

const cache = fileURLToPath(new URL('../../node_modules/.cache/compare-routes', import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node test/routes/compare.js <folder of a site>');
  process.exit(1);
}
const workFolder = mkdtempIn(cache);
try {
  process.exitCode = await compare(resolve(folder));
} finally {
  rmSync(workFolder, { recursive: true });
}

/** @returns {Promise<number>} 0 if there are no differences, else 1. */
async function compare(site) {
  const { docgenPages } = await bundled('docgen-pages.ts');
  const read = await docgenPages(site);
  if (!('config' in read)) {
    for (const { code, message, hint } of read) console.error([code, message, hint].join('\n  '));
    return 1;
  }
  const { config, pages } = read;
  const trailingSlash = { preserve: undefined, always: true, never: false }[config.trailingSlash];
  let differences = 0;
  for (const { id, path, route, extensions } of config.content) {
    // React pages belong to another plugin of Docusaurus.
    if (extensions.some((extension) => !/^mdx?$/.test(extension))) continue;
    const root = { path: join(site, path), route };
    const theirs = await docusaurusPages(installed(), root, { trailingSlash, workFolder });
    const ours = new Map(pages.flatMap((page) => (page.content === id ? [[page.file, page]] : [])));
    const found = differencesOf(ours, theirs, trailingSlash);
    console.log(`${path}: ${theirs.size} pages, ${found.length} differences`);
    for (const line of found) console.log(`  ${line}`);
    differences += found.length;
  }
  return differences === 0 ? 0 : 1;
}

function differencesOf(ours, theirs, trailingSlash) {
  const files = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  return files.flatMap((file) => {
    const [our, their] = [ours.get(file), theirs.get(file)];
    if (our === undefined) return [`${file}: only Docusaurus has it, at ${their.route}`];
    if (their === undefined) return [`${file}: only docgen has it, at ${our.route}`];
    const [route, theirRoute] = [our, their].map((page) => withSlash(page.route, trailingSlash));
    return [
      ...(route === theirRoute ? [] : [`${file}: route ${route}, Docusaurus ${theirRoute}`]),
      ...(our.title === their.title
        ? []
        : [
            `${file}: title ${JSON.stringify(our.title)}, Docusaurus ${JSON.stringify(their.title)}`,
          ]),
    ];
  });
}

/**
 * Applies the trailing-slash policy to a route. Both programs do so only later: docgen when it
 * writes links, Docusaurus when it creates pages.
 */
function withSlash(route, trailingSlash) {
  if (route === '/' || trailingSlash === undefined) return route;
  const bare = route.replace(/\/$/, '');
  return trailingSlash ? `${bare}/` : bare;
}

/** The folder in which the plugin is installed. All sites share it. */
function installed() {
  const folder = join(cache, 'docusaurus');
  if (existsSync(join(folder, 'node_modules/@docusaurus/plugin-content-docs'))) return folder;
  console.error(`Installing ${PACKAGES.join(' ')} in ${folder}: some 220 MB, once.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...PACKAGES], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Imports a TypeScript module of this folder, bundled with the rooms that it imports. */
async function bundled(name) {
  const outfile = join(workFolder, 'bundle.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: ['esbuild', 'graphql', 'prismjs', 'katex', 'gemoji'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return import(pathToFileURL(outfile));
}

function mkdtempIn(parent) {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'run-'));
}
