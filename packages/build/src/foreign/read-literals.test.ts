import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ForeignObject } from './foreign-value.ts';
import { readLiterals } from './read-literals.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen literals ä '));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(text: string, name = 'config.ts'): Promise<ForeignObject | undefined> {
  await writeFile(join(folder, name), text);
  return readLiterals(join(folder, name));
}

const expression = { $opaque: 'expression', name: '' };

test('literals of every kind', async () => {
  const text = `export default {
    text: 'it\\'s \\u00e4 "\\n"', "quoted-key": "x", template: \`a
b\`,
    number: -1.5, yes: true, nothing: null,
    list: ['a', [], {},], // a comment, { with brackets
    nested: { deep: { er: 1 } }, 3: 'three',
  } satisfies Config;`;
  expect(await read(text)).toEqual({
    text: 'it\'s ä "\n"',
    'quoted-key': 'x',
    template: 'a\nb',
    number: -1.5,
    yes: true,
    nothing: null,
    list: ['a', [], {}],
    nested: { deep: { er: 1 } },
    3: 'three',
  });
});

test('what is not a literal is marked, and what follows it is still read', async () => {
  const text = `export default {
    sum: 1 + 2, call: f({ a: [1, 2] }, ')'), choice: a ? { b: 1 } : 'c', pattern: /[/}]'/g,
    template: \`\${f(\`}\`)} x\`, division: a / b / c, chain: path.join(__dirname, 'x'),
    fallback: process.env.X ?? 'y', unknown,
    method(a) { return { a }; }, arrow: (a, b) => ({ c: 1 }), async later() {},
    halves: [a / 2, 'kept', b / 2],
    [computed]: 1, ...spread, ...{ a: 1 },
    last: 'read',
  };`;
  expect(await read(text)).toEqual({
    sum: expression,
    call: expression,
    choice: expression,
    pattern: expression,
    template: expression,
    division: expression,
    chain: expression,
    fallback: expression,
    unknown: expression,
    method: { $opaque: 'function', name: 'method' },
    arrow: { $opaque: 'function', name: '' },
    halves: [expression, 'kept', expression],
    last: 'read',
  });
});

test('names of constants and packages are followed', async () => {
  const text = `
    import type { Config } from '@docusaurus/types';
    import math from 'remark-math';
    const katex = require('rehype-katex');
    const title: string = 'Shop';
    const items = [{ label: 'a' }];
    const circle = { circle };
    const config: Config = {
      title, items: [...items, { label: title }], plugins: [math, [katex, {}]],
      path: require.resolve('./sidebars.js'), member: items.length, circle,
    };
    export default config;`;
  expect(await read(text)).toEqual({
    title: 'Shop',
    items: [{ label: 'a' }, { label: 'Shop' }],
    plugins: [
      { $opaque: 'package', name: 'remark-math' },
      [{ $opaque: 'package', name: 'rehype-katex' }, {}],
    ],
    path: './sidebars.js',
    member: expression,
    circle: { circle: expression },
  });
});

test.each([
  ['CommonJS', 'module.exports = { title: "x" }', 'config.js'],
  ['CommonJS by name', 'const a = { title: "x" }\nmodule.exports = a\n', 'config.cjs'],
  ['a function', 'export default async function f() { if (a) { g(); } return { title: "x" }; }'],
  ['an arrow function', 'export default () => ({ title: "x" });'],
  ['an arrow function with a body', 'export default async (a) => { return { title: "x" } };'],
  ['a function by name', 'function f() { return { title: "x" }; }\nmodule.exports = f;', 'a.js'],
])('%s', async (_, text, name = 'config.ts') => {
  expect(await read(text, name)).toEqual({ title: 'x' });
});

test.each([
  ['invalid code', 'export default {'],
  ['no export', 'const a = { title: "x" };'],
  ['a call', 'export default merge(a, { title: "x" });'],
  ['an empty object', 'export default {};'],
])('nothing is read from %s', async (_, text) => {
  expect(await read(text)).toBeUndefined();
});
