import { expect, test } from 'vitest';
import type { KeyPath } from './check.ts';
import { locateKey } from './locate-key.ts';

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
  const range = locateKey(text, path);
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
  // A missing key is shown at the object that misses it.
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
