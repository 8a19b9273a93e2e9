import { expect, it } from 'vitest';
import { withAutomaticJsx } from './automatic-jsx.ts';

const isChanged = (code: string) => withAutomaticJsx(code) !== code;

it.each([
  '/** @jsx make */',
  '/** @jsxFrag Part */',
  '/* @jsxRuntime classic */',
  '// @jsx make\n',
  '/**\n * @jsx make\n */',
  '/*\n  For make:\n  @jsx make\n*/',
])('leaves a module as it is that chooses how elements are made: %j', (code) => {
  expect(isChanged(`${code}\nexport default <b />;`)).toBe(false);
});

it.each([
  "const text = 'Tulips @jsx ';",
  "/* a */ const text = '@jsx make';",
  '/** @jsxImportSource preact */',
])('chooses for a module with %j', (code) => {
  expect(isChanged(`${code}\nexport default <b />;`)).toBe(true);
});

it('reads long lines in time that grows with their length', () => {
  expect(isChanged(`const all = [${"'//a.example', ".repeat(200_000)}];`)).toBe(true);
});
