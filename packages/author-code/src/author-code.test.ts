import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAuthorCode } from './author-code.ts';
import { STUCK } from './watchdog.ts';

it('lets go of what authors left behind when it ends', async () => {
  const author = createAuthorCode();
  let proceed = () => {};
  const gate = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const seen: string[] = [];
  const left: Promise<void>[] = [];
  const look = () => seen.push(author.running()?.file ?? 'nobody');
  await author.run({ kind: 'page', file: 'docs/a.mdx' }, () => {
    look();
    left.push(gate.then(() => void look()));
  });

  author.end();
  proceed();
  await Promise.all(left);
  expect(seen).toEqual(['docs/a.mdx', 'nobody']);
});

it('knows whose promise goes on after code that leaves nothing, and code of others, has run', async () => {
  const author = createAuthorCode();
  const page = (file: string) => ({ kind: 'page', file }) as const;
  let proceed = () => {};
  const gate = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const left: Promise<string | undefined>[] = [];
  await author.run(page('docs/plain.mdx'), () => Promise.resolve(1).then(() => undefined));
  await author.run(page('docs/late.mdx'), () => {
    left.push(gate.then(() => author.running()?.file));
  });
  await author.load(page('docs/other.mdx'), async () => 2);

  proceed();
  expect(await Promise.all(left)).toEqual(['docs/late.mdx']);
  expect(author.running()).toBeUndefined();
  author.end();
});

it('blames the author who changes the exit code, and no other whose code is called meanwhile', async () => {
  const before = process.exitCode;
  const author = createAuthorCode();
  const page = (file: string) => ({ kind: 'page', file }) as const;
  try {
    await Promise.all([
      author.run(page('docs/ends.mdx'), async () => {
        process.exitCode = 5;
        await setTimeout(10);
      }),
      author.run(page('docs/longer.mdx'), () => setTimeout(30)),
      author.run(page('docs/short.mdx'), () => 'at once'),
    ]);
    expect(author.incidents().map(({ author: { file } }) => file)).toEqual(['docs/ends.mdx']);
    expect(process.exitCode).toBe(before);
  } finally {
    author.end();
    process.exitCode = before;
  }
});

it('lets others go on after code that throws', async () => {
  const author = createAuthorCode();
  const file = 'docs/a.mdx';
  const runs = [
    author.run({ kind: 'page', file }, () => {
      throw new Error('broken');
    }),
    author.run({ kind: 'page', file }, () => 1),
    author.load({ kind: 'page', file }, () => Promise.reject(new Error('broken, too'))),
    author.run({ kind: 'page', file }, () => 2),
  ];
  const settled = await Promise.allSettled(runs);
  expect(settled.map((each) => ('value' in each ? each.value : each.reason.message))).toEqual([
    'broken',
    1,
    'broken, too',
    2,
  ]);
  author.end();
});

it('is watched by a thread once code leaves something that no time limit stops', async () => {
  const page = { kind: 'page', file: 'docs/a.mdx' } as const;
  const isWatched = async (code: () => unknown) => {
    const author = createAuthorCode({ watchdog: '/no/such/thread.js', onStuck: () => {} });
    await author.run(page, code);
    const found = Reflect.has(globalThis, Symbol.for(STUCK));
    author.end();
    return found;
  };
  const settled = Promise.resolve(1);
  const thenable = (then: unknown) => Object.fromEntries([['then', then]]);
  const none = [() => 1, () => thenable('soon'), async () => 1, () => settled];
  for (const code of none) expect(await isWatched(code), String(code)).toBe(false);
  const some = [
    () => void settled.then(() => 2),
    () => void setImmediate(() => {}),
    () => void globalThis.setTimeout(() => {}, 1),
    () => queueMicrotask(() => {}),
    () => process.nextTick(() => {}),
    () => thenable((settle: () => void) => settle()),
  ];
  for (const code of some) expect(await isWatched(code), String(code)).toBe(true);
});
