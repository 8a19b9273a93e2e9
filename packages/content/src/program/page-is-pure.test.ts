import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';

it.each([
  'Text and `code`.',
  '<Tabs><TabItem value="a" label="A">x</TabItem></Tabs>',
  '<Tabs values={[{ value: "a", label: "A" }]} />',
  'export const rows = [1, 2, 3];\n\n{rows.map((row) => row * 2)}',
  'export const rows = [1];\nexport { rows as lines };\n\n{rows[0]}',
  'import Rules, { toc as rules, frontMatter as its } from "./_rules.mdx"\n\n<Rules /> {rules[0].value} {its.title}',
  '{toc[0].value} {frontMatter.title} {JSON.stringify({ a: 1 })}',
])('the same always comes of %s', async (text) => {
  expect((await compileText(text)).pure).toBe(true);
});

it.each([
  '{new Date().getFullYear()}',
  '{Math.random()}',
  '{process.env.HOME}',
  '{fetch("/a")}',
  '{(1234.5).toLocaleString()}',
  '{"".constructor.constructor("return Date.now()")()}',
  '{""["constructor"]}',
  '{toc[frontMatter.title]}',
  '<Tabs values={window.tabs} />',
  'import a from "./a.js"\n\n{a}',
  'import { Date as a } from "./a.mdx"\n\n{Date()}',
  'import a from "./a.mdx?raw"\n\n{a}',
  '{import("./a.mdx")}',
  'export * from "./a.mdx"',
  'export * from "./a.js"',
  'export { a } from "./a.js"',
  '{import.meta.url}',
  '<div {...globalThis} />',
])('what comes of %s may change', async (text) => {
  expect((await compileText(text)).pure).toBe(false);
});
