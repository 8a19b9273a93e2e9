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
