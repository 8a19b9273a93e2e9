import type { KeyPath } from '@docgen/core/key-path';
import { expect, test } from 'vitest';
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

function located(text: string, path: KeyPath): string {
  const range = keyLocator(text)(path);
  if (range === undefined) return 'nowhere';
  const line = text.split('\n')[range.line - 1] ?? '';
  return `${range.line}:${range.column} ${line.slice(range.column - 1, range.endColumn - 1)}`;
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
])('%j', (path, expected) => {
  expect(located(source, path)).toBe(expected);
});

test('finds keys behind a variable, a bare export and in JSON', () => {
  const variable = 'const config: UserConfig = {\n  title: 1,\n};\nexport default config;\n';
  expect(located(variable, ['title'])).toBe('2:3 title');
  expect(located('export default {\n  title: 1 };', ['title'])).toBe('2:3 title');
  expect(located('{\n  "title": 1\n}', ['title'])).toBe('2:3 "title"');
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
    'a constant below',
    'const items = [{ to: 1 }];\nexport default { navbar: { items } };',
    ['navbar', 'items', 0, 'to'],
    '1:18 to',
  ],
  ['the last of two', 'export default { a: 1, a: 2 };', ['a'], '1:24 a'],
  ['what is spread before it', 'export default { a: [...b, 1] };', ['a', 0], '1:18 a'],
  ['escapes', "const x: number = 1;\nexport default { 'a\\'b': x };", ["a'b"], "2:18 'a\\'b'"],
  ['JSON on a line', '{ "title": { "a": 1 } }', ['title', 'a'], '1:14 "a"'],
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
])('knows %s', (_, text, path, expected) => {
  expect(located(text, path)).toBe(expected);
});
