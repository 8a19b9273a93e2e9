import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../testing/serve-folder.ts';
import { serveLiveSite } from '../testing/serve-live-site.ts';

async function servePage() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-loading-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(folder, {
    'site.config.js':
      "export default { title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'content' }] };",
    'content/index.md': '# Home\n\n[Broken](/nowhere)\n',
  });
  const live = await serveLiveSite(folder);
  const at = (path: string) => `http://127.0.0.1:${live.port}${path}`;
  expect(await (await fetch(at('/'))).text()).toContain('<h1');
  return { live, at };
}

it('checks the site when a browser has loaded the page that it asked for', async () => {
  const { live, at } = await servePage();
  onTestFinished(live.close);
  await setTimeout(600);
  expect(live.checks()).toBe(0);
  await fetch(at('/__docgen/events?at=%2F'));
  await expect.poll(live.checks, { timeout: 1000 }).toBe(1);
});

it('checks the site though no browser tells that it has loaded a page', async () => {
  const { live } = await servePage();
  onTestFinished(live.close);
  await expect.poll(live.checks, { timeout: 10_000 }).toBe(1);
});

it('checks the site though a program requests a page again and again', async () => {
  const { live, at } = await servePage();
  onTestFinished(live.close);
  // Longer than a browser may take to load the page, but too short for a check.
  await setTimeout(2050);
  await (await fetch(at('/'))).text();
  await expect.poll(live.checks, { timeout: 1500 }).toBeGreaterThan(0);
});

it('writes nothing more to open pages once it ends', async () => {
  const { live, at } = await servePage();
  onTestFinished(live.close);
  await fetch(at('/__docgen/events?at=%2F'));
  expect(live.clients.count()).toBe(1);
  live.clients.close();
  // Their connections are not closed yet, and one may be told something at this moment.
  expect(live.clients.count()).toBe(0);
});
