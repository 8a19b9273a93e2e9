import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyPath } from '@docgen/core/key-path';
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
  ['code that is not valid', 'export default {', ['title'], 'nowhere'],
])('knows %s', async (_, text, path, expected) => {
  expect(await located(text, path)).toBe(expected);
});
