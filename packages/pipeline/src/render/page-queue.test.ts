import type { Route } from '@docgen/core/route';
import { expect, it } from 'vitest';
import { pageQueue } from './page-queue.ts';

const manual = (file: string) => ({ path: `/${file}`, page: { kind: 'doc', file } }) as Route;
const entry = (name: string) =>
  ({ path: `/${name}`, page: { kind: 'schema', schema: 'shop', entry: { name } } }) as Route;
const start = { path: '/shop', page: { kind: 'schema', schema: 'shop' } } as Route;

const paths = (routes: readonly Route[]) => routes.map(({ path }) => path);

/** Resolves after the callbacks of all promises that are settled by now. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('spreads manuals among the reference', async () => {
  const entries = Array.from('abcdef', entry);
  const routes = [manual('one'), manual('two'), ...entries];
  const docs = new Map(['one', 'two'].map((file) => [file, { hasDiagrams: false }]));
  const queue = pageQueue({ site: { routes }, docs }, new Promise(() => {}));
  expect(queue.size).toBe(8);
  expect(paths(await queue.take(4))).toEqual(['/one', '/a', '/b', '/c']);
  expect(paths(await queue.take(4))).toEqual(['/two', '/d', '/e', '/f']);
  expect(await queue.take(4)).toEqual([]);
});

it('gives what is drawn as soon as it is, and waits for it when nothing else is left', async () => {
  let fail: (error: Error) => void = () => {};
  const drawing = new Promise<never>((_, reject) => {
    fail = reject;
  });
  let drawEntities: () => void = () => {};
  const entities = new Promise<void>((resolve) => {
    drawEntities = resolve;
  });
  const routes = [manual('drawn'), start, entry('a'), entry('b')];
  const docs = new Map([['drawn', { hasDiagrams: true, program: drawing }]]);
  const queue = pageQueue({ site: { routes }, docs }, entities);
  expect(paths(await queue.take(1))).toEqual(['/a']);
  // A failed drawing counts as done; the failure is reported where it is used.
  fail(new Error('not drawn'));
  await turn();
  expect(paths(await queue.take(1))).toEqual(['/drawn']);
  expect(paths(await queue.take(1))).toEqual(['/b']);
  const last = queue.take(1);
  await turn();
  drawEntities();
  expect(paths(await last)).toEqual(['/shop']);
  expect(await queue.take(1)).toEqual([]);
});
