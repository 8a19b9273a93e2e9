import { isPageFile } from '@docgen/core/sources/page-file';
import { expect, it } from 'vitest';
import { mistakenFile } from './mistaken-file.ts';

async function hintFor(path: string, text = '') {
  const found = await mistakenFile(path, `content/${path}`, isPageFile, async () => text);
  return found && `${found.code}: ${found.hint}`;
}

it.each([
  ['a/b.markdown', 'page-extension: Rename it to "b.md".'],
  ['a/README.MKD', 'page-extension: Rename it to "README.md".'],
  ['a/_category.json', 'invalid-category: Rename it to "_category_.json".'],
  ['a/category_.yml', 'invalid-category: Rename it to "_category_.yml".'],
  ['_categories_.yaml', 'invalid-category: Rename it to "_category_.yaml".'],
  ['_catagory_.json', 'invalid-category: Rename it to "_category_.json".'],
  ['_category_.toml', 'invalid-category: Write its keys into a "_category_.json".'],
])('%s is told', async (path, expected) => {
  expect(await hintFor(path)).toBe(expected);
});

it.each([
  '_partial.markdown',
  '_parts/a.markdown',
  'a.txt',
  'a.markdown.txt',
  'data.json',
  '_history_.json',
  '_factory_.ts',
  'category.ts',
])('%s is left alone', async (path) => {
  expect(await hintFor(path)).toBeUndefined();
});

it('tells data about categories from the settings of a group', async () => {
  expect(await hintFor('category.json', '{\n  "label": "A" }')).toMatch(/_category_\.json/);
  expect(await hintFor('categories.yml', 'position: 1\n')).toMatch(/_category_\.yml/);
  expect(await hintFor('category.json', '[{ "label": "A" }]')).toBeUndefined();
  expect(await hintFor('category.yml', 'trees: 3\n')).toBeUndefined();
});
