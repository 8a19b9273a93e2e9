import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { DEV_FILES, devPage } from '../support/dev-files.ts';
import type { DevSite } from '../support/dev-site.ts';
import { markVisit, sameVisit } from '../support/visit.ts';

/** Replies with the process's memory and active handles, after a garbage collection. */
const PROBE = `data:text/javascript,${encodeURIComponent(
  `process.on('message', () => { gc(); process.send({ heap: process.memoryUsage().heapUsed, handles: process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').length }); });`,
)}`;

interface Held {
  /** In bytes. */
  readonly heap: number;
  /** Number of active resources except timers: watched files, connections, threads. */
  readonly handles: number;
}

function heldBy({ process }: DevSite): Promise<Held> {
  return new Promise((resolve) => {
    process.once('message', (held) => resolve(held as Held));
    process.send('what is held?');
  });
}

/** The same at rest. After a quiet moment the whole site is checked, which opens handles. */
async function heldAtRest(site: DevSite): Promise<Held> {
  for (let before = await heldBy(site); ; ) {
    await setTimeout(400);
    const now = await heldBy(site);
    if (now.handles === before.handles) return now;
    before = now;
  }
}

test('200 edits leak neither memory nor handles', async ({ startDev, open }) => {
  const site = await startDev(DEV_FILES, { node: ['--expose-gc', '--import', PROBE] });
  const { page } = await open('/saw', { site: site.url });
  await markVisit(page);
  const edit = async (number: number): Promise<void> => {
    const text = `Edit number ${number}. ${'A sentence to read. '.repeat(100)}`;
    await site.write({ 'content/saw.md': devPage(text) });
    await page.waitForFunction(
      (start) => document.querySelector('article p')?.textContent?.startsWith(start),
      `Edit number ${number}.`,
      { polling: 5 },
    );
  };
  // By then, all modules are loaded and optimised.
  for (let number = 0; number < 50; number++) await edit(number);
  const before = await heldAtRest(site);
  for (let number = 50; number < 200; number++) await edit(number);
  const after = await heldAtRest(site);
  expect(await sameVisit(page)).toBe(true);
  expect(after.handles).toBeLessThanOrEqual(before.handles);
  // 150 versions of the page are 1.5 MB of source, and many times that compiled.
  expect(after.heap - before.heap).toBeLessThan(1_500_000);
  await page.close();
  await expect.poll(async () => (await heldBy(site)).handles).toBeLessThan(after.handles);
});
