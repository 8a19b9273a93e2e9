import { expect, it } from 'vitest';
import { createAuthorCode } from './author-code.ts';

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
