import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ForeignValue } from '../foreign-value.ts';
import { readStatically, type StaticReading } from './read-statically.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** Reads the first of some files. */
function read(files: Readonly<Record<string, string>>): StaticReading {
  writeTexts(folder, files);
  const [first = ''] = Object.keys(files);
  const reading = readStatically(join(folder, first), folder);
  if (!('value' in reading)) throw new Error(reading.text);
  return reading;
}

/** The exports of a module. Expects that all of them are known. */
function known(files: string | Readonly<Record<string, string>>, name = 'config.ts'): ForeignValue {
  const { value, unknown, gaps } = read(typeof files === 'string' ? { [name]: files } : files);
  expect(unknown).toEqual([]);
  expect(gaps).toEqual([]);
  return value;
}

const expression = { $opaque: 'expression', name: '' };
const named = (name: string) => ({ $opaque: 'package', name });

test('literals of every kind', () => {
  const text = `export default {
    text: 'it\\'s \\u00e4 "\\n"', "quoted-key": "x", template: \`a
b\`,
    number: -1.5, yes: true, nothing: null, missing: undefined, nan: NaN_, pattern: /[/}]'/g,
    list: ['a', [], {},,], // a comment, { with brackets
    nested: { deep: { er: 1 } }, 3: 'three', ['comp' + 'uted']: 1, ...{ a: 1 },
    method(a) { return { a }; }, arrow: (a, b) => ({ c: 1 }), async later() {}, C: class C {},
  } satisfies Config;
  const NaN_ = +'x';`;
  const named = (name: string) => ({ $opaque: 'function', name });
  expect(known(text)).toEqual({
    text: 'it\'s ä "\n"',
    'quoted-key': 'x',
    template: 'a\nb',
    number: -1.5,
    yes: true,
    nothing: null,
    missing: null,
    nan: null,
    pattern: { $opaque: 'expression', name: 'RegExp' },
    list: ['a', [], {}, null],
    nested: { deep: { er: 1 } },
    3: 'three',
    computed: 1,
    a: 1,
    method: named('method'),
    arrow: named(''),
    later: named('later'),
    C: named('C'),
  });
});

describe('what is computed from what is known', () => {
  test.each<[string, ForeignValue]>([
    [`\`The \${title}\${1}\``, 'The Shop1'],
    ["title + ' of ' + year", `Shop of ${new Date().getFullYear()}`],
    ["process.env.SITE_URL ?? 'https://x.example'", 'https://x.example'],
    ["process.env.SITE_URL || process.env['X'] || 'y'", 'y'],
    ["process.env.NODE_ENV === 'development' && 'only'", false],
    ["process.env.CI ? 'a' : { b: [title] }", { b: ['Shop'] }],
    ['[...items, ...(isDev ? [1] : []), 2]', ['a', 'b', 2]],
    ['{ a: 0, ...base, c: 2 }', { a: 1, b: 2, c: 2 }],
    ['base.b + items.length + 2 * 3', 10],
    ["items[1] + base['a']", 'b1'],
    ['base?.none?.deep', null],
    ['nested.deep.list[0].x', 1],
    [
      'items.map((item, index) => ({ id: item, index }))',
      [
        { id: 'a', index: 0 },
        { id: 'b', index: 1 },
      ],
    ],
    ["items.filter((item) => item !== 'a').concat(['c']).join('/')", 'b/c'],
    ['[false, "x"].filter(Boolean)', ['x']],
    ['Object.keys(base)', ['a', 'b']],
    ["' X '.trim().toLowerCase().replace('x', 'y')", 'y'],
    ['link("docs")', { href: 'https://x.example/docs', label: 'Docs' }],
    ['link("docs", "Other").label', 'Other'],
    ['required("A")', null],
    ['other', 'from an object'],
  ])('%s', (code, expected) => {
    const text = `
      const isDev = process.env.NODE_ENV === 'development';
      const title: string = 'Shop', year = new Date().getFullYear();
      const items = ['a', 'b'] as const;
      const base = { a: 1, b: 2 };
      const { nested, more: { other } } = { nested: { deep: { list: [{ x: 1 }] } }, more: { other: 'from an object' } };
      function link(path: string, label = 'Docs') {
        const site = 'https://x.example';
        if (path === '') return undefined;
        return { href: \`\${site}/\${path}\`, label };
      }
      const required = (name: string) => { if (process.env.NODE_ENV === name) { throw new Error(); } return process.env[name]; };
      export default { value: ${code} };`;
    expect(known(text)).toEqual({ value: expected });
  });
});

describe('packages that are not run', () => {
  test('are marks, however they are imported and used', () => {
    const value = known(`
      import type { Config } from '@docusaurus/types';
      import math from 'remark-math';
      import { themes as prismThemes } from 'prism-react-renderer';
      import * as all from 'not-installed';
      const { merge } = require('lodash-not-installed');
      const { execSync } = require('child_process');
      require('dotenv-not-installed').config({ path: '.env' });
      export default async (): Promise<Config> => ({
        math, theme: prismThemes.github, made: new all.Plugin(), merged: merge({}, { a: 1 }),
        later: (await import('rehype-katex')).default,
        resolved: require.resolve('@docusaurus/preset-classic'), local: require.resolve('./x'),
        spread: { a: 1, ...require('@docusaurus/x') }, items: [...prismThemes],
        text: \`at \${execSync('git rev-parse HEAD').toString().trim()}\`,
      });`);
    expect(value).toEqual({
      math: named('remark-math'),
      theme: named('prism-react-renderer'),
      made: named('not-installed'),
      merged: named('lodash-not-installed'),
      later: named('rehype-katex'),
      resolved: '@docusaurus/preset-classic',
      local: join(folder, 'x'),
      spread: { a: 1 },
      items: [],
      text: 'at ⟨child_process⟩',
    });
  });

  test('those that a run would use are gaps', () => {
    const { value, gaps } = read({
      'config.js': `import { one } from 'here';\n\nexport default { one };`,
      'node_modules/here/package.json': '{}',
    });
    expect(value).toEqual({ one: named('here') });
    expect(gaps).toEqual([{ file: join(folder, 'config.js'), line: 1, column: 1 }]);
  });
});

test('modules are followed, and know where they lie', () => {
  const value = known({
    'config.ts': `
      import path, { join } from 'node:path';
      import json from './a.json';
      import inner, { named as other } from './in ner/b';
      import * as all from './in ner/b.js';
      const common = require('./common');
      const { x } = require('./common.cjs');
      export default { json, inner, other, all, common, x, dir: __dirname, url: import.meta.url,
        path: path.resolve(__dirname, 'plugins', '..', 'x'), joined: join('a', 'b') };`,
    'in ner/b.ts': `export const named: number = 1; export { named as again }; export default [__filename];`,
    'common.cjs': `exports.x = 1; module.exports.y = [2];`,
    'a.json': '{ "k": [1] }',
  });
  expect(value).toEqual({
    json: { k: [1] },
    inner: [join(folder, 'in ner/b.ts')],
    other: 1,
    all: { named: 1, again: 1, default: [join(folder, 'in ner/b.ts')] },
    common: { x: 1, y: [2] },
    x: 1,
    dir: folder,
    url: pathToFileURL(join(folder, 'config.ts')).href,
    path: join(folder, 'x'),
    joined: join('a', 'b'),
  });
});

test('`require` of an ES module gives its default export, as the loader of Docusaurus does', () => {
  const value = known({
    'config.ts': `
      const { title, places } = require('./main.ts');
      export default { title, places, list: require('./list').map((item) => item + '!'),
        whole: { ...require('./main.ts') }, same: require('./main.ts').default };`,
    'main.ts': 'export const places = [1];\nexport default { title: "x" };',
    'list.ts': 'export default ["a"];',
  });
  const main = { title: 'x', places: [1] };
  expect(value).toEqual({ ...main, list: ['a!'], whole: main, same: main });
});

test.each([
  ['CommonJS', 'module.exports = { title: "x" }', 'config.js'],
  ['CommonJS by name', 'const a = { title: "x" }\nmodule.exports = a\n', 'config.cjs'],
  ['names of CommonJS', 'exports.title = "x";', 'config.js'],
  ['names', 'export const title = "x";'],
  ['an arrow function', 'export default () => ({ title: "x" });'],
  ['an arrow function with a body', 'export default async (a) => { return { title: "x" } };'],
  ['a function', 'export default async function f() { const t = "x"; return { title: t }; }'],
  ['a function by name', 'function f() { return { title: "x" }; }\nmodule.exports = f;', 'a.js'],
  ['a promise of nothing', 'export default await { title: "x" };'],
  ['JSX beside it', 'const a = () => <a/>;\nexport default { title: "x" };', 'a.js'],
  ['sloppy mode', 'var public = 1;\nmodule.exports = { title: "x" };', 'a.js'],
])('%s', (_, text, name = 'config.ts') => {
  expect(known(text, name)).toEqual({ title: 'x' });
});

describe('what is not known', () => {
  test('is marked, and what follows it is still read', () => {
    const { value, unknown } = read({
      'config.ts': `export default {
        call: f({ a: [1, 2] }, ')'), choice: a ? { b: 1 } : 'c', template: \`\${f(\`}\`)} x\`,
        division: a / b / c, nothing, [1]: 2, now: Date.now(), inherited: {}.toString,
        list: [g(), 'kept'], last: 'read',
      };`,
    });
    expect(value).toEqual({
      1: 2,
      call: expression,
      choice: expression,
      template: expression,
      division: expression,
      nothing: expression,
      now: expression,
      inherited: expression,
      list: [expression, 'kept'],
      last: 'read',
    });
    expect(unknown).toEqual([
      ...['call', 'choice', 'template', 'division', 'nothing', 'now', 'inherited', 'list[0]'],
    ]);
  });

  test.each([
    ['what is assigned', 'const c = { a: 1 };\nc.a = 2;\nexport default c;'],
    ['what is added', 'const c = { a: [] };\nc.a.push(1);\nexport default c;'],
    ['what is spread', 'const c = 1;\nexport default { a: 1, ...f() };'],
    ['a computed key', 'const c = 1;\nexport default { [f()]: 1 };'],
    ['a prototype', 'const c = 1;\nexport default { __proto__: { a: 1 } };'],
    ['a loop', 'const c = { a: 1 };\nfor (const a of b) c.b = a;\nexport default c;'],
    ['a condition', 'const c = { a: 1 };\nif (f()) { c.a = 2; }\nexport default c;'],
    ['an error', 'const c = { a: 1 };\nthrow new Error("x");\nexport default c;'],
  ])('%s leaves a gap with its place', (_, text) => {
    const { gaps } = read({ 'config.js': text });
    expect(gaps.map((gap) => gap.line)).toContain(2);
  });

  test('files outside of the project are not read', () => {
    read({
      'x.json': '{ "secret": 1 }',
      'site/a.js': 'module.exports = { a: require("../x.json") };',
    });
    const reading = readStatically(join(folder, 'site/a.js'), join(folder, 'site'));
    expect(reading).toMatchObject({ value: { a: expression }, gaps: [{ line: 1 }] });
  });

  test('places are those of the source in TypeScript', () => {
    const { gaps } = read({
      'config.ts':
        'interface A {\n  a: 1;\n}\n\nconst c: A = { a: 1 };\n  c.a = 2;\nexport default c;',
    });
    expect(gaps).toEqual([{ file: join(folder, 'config.ts'), line: 6, column: 3 }]);
  });

  test('circles end', () => {
    const { value } = read({
      'a.js': `import b from './b.js';\nconst circle = { circle };\nexport default { circle, b, f: f() };\nfunction f() { return f(); }`,
      'b.js': `import a from './a.js';\nexport default { a };`,
    });
    expect(value).toEqual({ circle: { circle: expression }, b: { a: expression }, f: expression });
  });

  test.each([
    [
      'objects',
      'const a0 = { x: 1, y: 2 };',
      (name: string, of: string) => `const ${name} = { x: ${of}, y: ${of} };`,
    ],
    [
      'lists',
      'const a0 = [1, 2];',
      (name: string, of: string) => `const ${name} = [...${of}, ...${of}];`,
    ],
    ['texts', 'const a0 = "xx";', (name: string, of: string) => `const ${name} = ${of} + ${of};`],
  ])('%s that grow beyond any memory', (_, first, next) => {
    const more = Array.from({ length: 60 }, (_, index) => next(`a${index + 1}`, `a${index}`));
    const text = `${first}${more.join('')}module.exports = { title: 'x', a60 };`;
    const { value, unknown, gaps } = read({ 'a.js': text });
    expect(value).toMatchObject({ title: 'x' });
    expect(unknown.length + gaps.length).toBeGreaterThan(0);
  });

  test('code that is nested too deep', () => {
    const deep = `module.exports = { title: 'x', a: ${'['.repeat(50_000)}${']'.repeat(50_000)} };`;
    writeFileSync(join(folder, 'a.js'), deep);
    expect(readStatically(join(folder, 'a.js'), folder)).toHaveProperty('text');
    const less = `module.exports = { title: 'x', a: ${'['.repeat(420)}${']'.repeat(420)} };`;
    expect(read({ 'b.js': less }).unknown).not.toEqual([]);
  });
});

test('code that is not valid has a message with its place', () => {
  writeFileSync(join(folder, 'a.ts'), 'const a = 1;\nexport default { a b };');
  expect(readStatically(join(folder, 'a.ts'), folder)).toMatchObject({
    text: 'Expected "}" but found "b"',
    location: { line: 2, column: 19 },
  });
});
