import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../testing/watch-folder.ts';
import { gatherChanges, stateAt } from './gather-changes.ts';

it('reports files that are noticed one after the other, as those of a moved folder, in one change', async () => {
  const folder = newFolder();
  const reports: string[][] = [];
  const { seen, look, end } = gatherChanges((paths) => {
    reports.push(paths.map((path) => path.slice(folder.length + 1)));
  });
  onTestFinished(end);
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names) {
    const path = join(folder, `${name}.md`);
    writeFileSync(path, name);
    seen.set(path, stateAt(path) ?? '');
  }
  for (const name of names) renameSync(join(folder, `${name}.md`), join(folder, `${name}.mdx`));
  for (const name of names) {
    look(join(folder, `${name}.md`));
    look(join(folder, `${name}.mdx`));
    // Less than the time after which a file counts as removed, but the sum is more.
    await wait(60);
  }
  await expect.poll(() => reports.flat().length, { timeout: 60_000 }).toBe(8);
  expect(reports).toHaveLength(1);
});
