import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import { afterAll, expect, test } from 'vitest';
import { bundleConfig } from './bundle-config.ts';
import { keyLocator } from './locate-key.ts';

const source = `import { defineConfig } from 'supergraph-docgen';

// title: a comment is not a key
export default defineConfig({
  title: 'The "navbar: {" of a title',
  navbar: {
    items: [
      { label: 'A', to: '/a' },
      { label: \`B, \${'{'}\`, href: 'https://b.example' },
    ],
  },
  'sidebars': { "main": [{ type: 'doc', id: 'x' }] },
  label: 'after',
});
`;

const folder = mkdtempSync(join(tmpdir(), 'docgen-locate-key-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Finds a key in a configuration, and describes its place. */
async function located(
  text: string,
  path: KeyPath,
  { name = 'site.config.ts', files = {} }: { name?: string; files?: Record<string, string> } = {},
): Promise<string> {
  const all = Object.entries({ ...files, [name]: text });
  for (const [file, written] of all) writeFileSync(join(folder, file), written);
  const { value: bundle } = await bundleConfig(join(folder, name));
  const key = bundle && keyLocator(bundle)(path);
  if (key === undefined) return 'nowhere';
  const { file, line, column, endColumn } = key.place;
  const marked = key.source.split('\n')[line - 1]?.slice(column - 1, endColumn - 1);
  return `${file === name ? '' : `${file}:`}${line}:${column} ${marked}`;
}

test.each<[KeyPath, string]>([
  [['title'], '5:3 title'],
  [['navbar', 'items', 1, 'label'], '9:9 label'],
  [['navbar', 'items', 1], '9:7 {'],
  [['sidebars', 'main', 0, 'id'], `12:41 id`],
  [['label'], '13:3 label'],
  // A missing key is shown at the object that lacks it.
  [['navbar', 'title'], '6:3 navbar'],
  [['nothing'], 'nowhere'],
])('%j', async (path, expected) => {
  expect(await located(source, path)).toBe(expected);
});

test('finds keys behind a variable and in a bare export', async () => {
  const variable = 'const config: UserConfig = {\n  title: 1,\n};\nexport default config;\n';
  expect(await located(variable, ['title'])).toBe('2:3 title');
  expect(await located('export default {\n  title: 1 };', ['title'])).toBe('2:3 title');
});

test('finds keys in JSON', async () => {
  const json = { name: 'site.config.json' };
  expect(await located('{\n  "title": 1\n}', ['title'], json)).toBe('2:3 "title"');
  const oneLine = '{ "title": { "a-b": [1, { "c": 1 }] } }';
  expect(await located(oneLine, ['title', 'a-b', 1, 'c'], json)).toBe('1:27 "c"');
  expect(await located('{ "__proto__": 1 }', ['__proto__'], json)).toBe('1:3 "__proto__"');
});

test('finds keys in files that the configuration imports', async () => {
  const files = {
    'sidebars.ts':
      "import { home } from './home.js';\n\nexport default { docs: [{ type: 'doc', id: home.id }, home] };",
    'home.js': "export const home = {\n  type: 'doc',\n  id: 'index',\n};",
  };
  const text = "import sidebars from './sidebars';\n\nexport default { sidebars };";
  const at = (...path: KeyPath) => located(text, ['sidebars', ...path], { files });
  expect(await at()).toBe('3:18 sidebars');
  expect(await at('docs', 0, 'id')).toBe('sidebars.ts:3:40 id');
  expect(await at('docs', 1, 'id')).toBe('home.js:3:3 id');
});

test('finds keys in files with any name, and gives the name as it is', async () => {
  const name = 'größe 100%25 #[1].ts';
  const files = { [name]: 'export default {\n  items: [{ to: 1 }],\n};' };
  const text = `import navbar from ${JSON.stringify(`./${name}`)};\nexport default { navbar };`;
  const path = ['navbar', 'items', 0, 'to'];
  expect(await located(text, path, { files })).toBe(`${name}:2:13 to`);
  const config = 'größe 100%25 #[1].config.ts';
  expect(await located('export default { title: 1 };', ['title'], { name: config })).toBe(
    '1:18 title',
  );
});

test.each<[string, string, string]>([
  ['site.config.cjs', 'module.exports = { title: 1 };', '1:20 title'],
  [
    'defineConfig.cjs',
    "const { defineConfig } = require('supergraph-docgen');\nmodule.exports = defineConfig({ title: 1 });",
    '2:33 title',
  ],
  ['constant.js', 'const config = { title: 1 };\nmodule.exports = config;', '1:18 title'],
  ['both.js', 'module.exports = exports = { title: 1 };', '1:30 title'],
  ['parts.js', "'use strict';\nexports.url = 2;\nexports.title = 1;", '3:9 title'],
  ['parts.cjs', 'other.title = 1;\nmodule.exports.title = 1;', '2:16 title'],
  ['function.cjs', 'module.exports = async () => ({ title: 1 });', '1:33 title'],
  [
    'compiled.js',
    "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = { title: 1 };",
    '2:21 title',
  ],
  ['assigned.cts', 'export = { title: 1 } as const;', '1:12 title'],
  ['exported.cts', 'export default { title: 1 };', '1:18 title'],
])('finds keys in CommonJS: %s', async (name, text, expected) => {
  expect(await located(text, ['title'], { name })).toBe(expected);
});

test('finds keys in CommonJS modules that the configuration requires or imports', async () => {
  const files = {
    'navbar.cjs': 'const items = [{ to: 1 }];\nmodule.exports = { items };',
    'parts.js': 'exports.sidebars = { main: [] };\nexports.items = [{ to: 1 }];',
    'compiled.js':
      'Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = { links: [] };',
  };
  const required = `const items = 1;
const { sidebars, items: other } = require('./parts');
module.exports = { navbar: require('./navbar.cjs'), sidebars, other, items: require('./parts').items };`;
  const imported = `import navbar from './navbar.cjs';
import { sidebars } from './parts.js';
import footer from './compiled.js';
export default { navbar, sidebars, footer };`;
  const inRequired = (...path: KeyPath) =>
    located(required, path, { name: 'site.config.cjs', files });
  expect(await inRequired('navbar', 'items', 0, 'to')).toBe('navbar.cjs:1:18 to');
  expect(await inRequired('sidebars', 'main')).toBe('parts.js:1:22 main');
  expect(await inRequired('other', 0, 'to')).toBe('parts.js:2:20 to');
  expect(await inRequired('items', 0, 'to')).toBe('parts.js:2:20 to');
  for (const name of ['site.config.ts', 'site.config.mts']) {
    const inImported = (...path: KeyPath) => located(imported, path, { name, files });
    expect(await inImported('navbar', 'items', 0, 'to')).toBe('navbar.cjs:1:18 to');
    expect(await inImported('sidebars', 'main')).toBe('parts.js:1:22 main');
  }
  const compiled = await located(imported, ['footer', 'links'], { files });
  expect(compiled).toBe('compiled.js:2:21 links');
});

test.each<[string, string, string]>([
  ['a byte order mark', '\ufeffexport default { title: 1 };', '1:18 title'],
  ['a byte order mark above', '\ufeff\r\nexport default { title: 1 };', '2:18 title'],
  ['line breaks of Windows', 'const a = `\r\n`;\r\nexport default { title: a };', '3:18 title'],
  ['line breaks of old Macs', '// a\rexport default {\r  title: 1 };', '3:3 title'],
  ['separators', "const a = 'b\u2028c';\nexport default { b: `\u2029`, title: a };", '2:26 title'],
])('counts lines and columns as editors do: %s', async (_, text, expected) => {
  expect(await located(text, ['title'])).toBe(expected);
});

test.each<[string, string, KeyPath, string]>([
  [
    'types',
    'interface A { title: 1 }\n\nconst a = { title: 1 } satisfies A;\nexport default a;',
    ['title'],
    '3:13 title',
  ],
  [
    'patterns',
    'export default { a: /[{\'"]/, navbar: { title: 1 } };',
    ['navbar', 'title'],
    '1:40 title',
  ],
  ['templates', `export default { a: \`\${\`}{\`}\`, title: 1 };`, ['title'], '1:32 title'],
  ['a function', 'export default defineConfig(() => ({ title: 1 }));', ['title'], '1:38 title'],
  [
    'a function with a name',
    'export default async function config() {\n  return { title: 1 };\n}',
    ['title'],
    '2:12 title',
  ],
  [
    'a function with constants of its own',
    'const a = 1;\nexport default () => {\n  const a = { b: 1 };\n  return { a };\n};',
    ['a', 'b'],
    '3:15 b',
  ],
  [
    'that a parameter is not the constant of its name',
    'const a = { b: 1 };\nexport default (a) => ({ a });',
    ['a', 'b'],
    '2:26 a',
  ],
  [
    'a call behind `await`',
    'export default await makeConfig();\nasync function makeConfig() {\n  return { title: 1 };\n}',
    ['title'],
    '3:12 title',
  ],
  [
    'a constant behind `await`',
    'const config = await (async () => ({ title: 1 }))();\nexport default config;',
    ['title'],
    '1:38 title',
  ],
  [
    'that `Object.assign` takes the last',
    'const a = { title: 1, b: 1 };\nexport default Object.assign(a, { title: 2 });',
    ['title'],
    '2:35 title',
  ],
  [
    'the first argument of `Object.assign`',
    'const a = { title: 1, b: 1 };\nexport default Object.assign(a, { title: 2 });',
    ['b'],
    '1:23 b',
  ],
  ['what is frozen', 'export default Object.freeze({ title: 1 });', ['title'], '1:32 title'],
  [
    'what is spread into an object',
    'const a = { title: 1 };\nexport default { title: 2, ...a };',
    ['title'],
    '1:13 title',
  ],
  [
    'members',
    "const a = { b: { 'c': { title: 1 } } };\nexport default { d: a.b['c'] };",
    ['d', 'title'],
    '1:25 title',
  ],
  [
    'that a function may return something else',
    'export default () => {\n  if (a) return {};\n  return { title: 1 };\n};',
    ['title'],
    'nowhere',
  ],
  [
    'a constant below',
    'const items = [{ to: 1 }];\nexport default { navbar: { items } };',
    ['navbar', 'items', 0, 'to'],
    '1:18 to',
  ],
  ['the last of two', 'export default { a: 1, a: 2 };', ['a'], '1:24 a'],
  ['what is spread before it', 'export default { a: [...b, 1] };', ['a', 0], '1:18 a'],
  ['escapes', "const x: number = 1;\nexport default { 'a\\'b': x };", ["a'b"], "2:18 'a\\'b'"],
  [
    'that a call with several arguments may take the value from any',
    'const base = { title: 1 };\nexport default merge(base, { title: 2 });',
    ['title'],
    'nowhere',
  ],
  [
    'that a method may return items of its object',
    'export default { a: [{ b: 1 }].concat([{ b: 2 }]) };',
    ['a', 0, 'b'],
    '1:18 a',
  ],
  ['a circle', 'const a = b;\nconst b = a;\nexport default a;', ['title'], 'nowhere'],
  ['a circle of spreads', 'const a = { ...a, b: a };\nexport default a;', ['title'], 'nowhere'],
  ['a circle of members', 'const a = { b: a.b };\nexport default a.b.default;', ['b'], 'nowhere'],
  ['code that is not valid', 'export default {', ['title'], 'nowhere'],
])('knows %s', async (_, text, path, expected) => {
  expect(await located(text, path)).toBe(expected);
});
