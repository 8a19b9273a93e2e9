import { expect, test } from 'vitest';
import { compileText } from '../testing/compile-text.ts';

test.each([
  ['export const a = await fetch("/")', true],
  ['export const a = [{ b: f(await 1) }]', true],
  ['export const a = 1', false],
  ['export const a = async () => await 1', false],
  ['export async function a() { for await (const b of []) await b }', false],
])('%s makes a page a module: %s', async (code, module) => {
  const page = await compileText(`${code}\n\nText.`);
  expect(page.module).toBe(module);
});
