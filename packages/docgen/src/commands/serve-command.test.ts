import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { emptyFolder, type RunningCommand, runInFolder } from '../testing/run-in-folder.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await emptyFolder();
});

const run = (...argv: string[]): RunningCommand => runInFolder({ cwd }, ...argv);

test('without a site', async () => {
  const cli = run('serve');
  expect(await cli.code).toBe(1);
  expect(cli.err()).toBe('error There is no site in dist.\n  hint: Run `docgen build` first.\n');
});

test('serves below the base path that was built for, until it is interrupted', async () => {
  await mkdir(join(cwd, 'out'));
  await writeFile(join(cwd, 'out/index.html'), 'home');
  await writeFile(join(cwd, 'out/.docgen-output'), 'Made by docgen.\nbase path: /handbook/\n');
  const cli = run('serve', '--dir', 'out', '--port', '0');
  const address = await addressOf(cli);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/handbook\/$/);
  expect(await (await fetch(address)).text()).toBe('home');
  expect((await fetch(new URL('/', address))).url).toBe(address);
  expect((await fetch(new URL('/docs', address))).status).toBe(404);
  cli.interrupt();
  expect(await cli.code).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test.each(['docs/site.config.ts', 'docs', './docs/'])(
  'serves what was built beside the configuration %s',
  async (config) => {
    await mkdir(join(cwd, 'docs/dist'), { recursive: true });
    await writeFile(join(cwd, 'docs/dist/index.html'), 'home of docs');
    const cli = run('serve', '--config', config, '--port', '0');
    expect(await (await fetch(await addressOf(cli))).text()).toBe('home of docs');
    cli.interrupt();
    expect(await cli.code).toBe(0);
  },
);

test('without a site beside the configuration', async () => {
  const cli = run('serve', '--config', 'docs/site.config.ts');
  expect(await cli.code).toBe(1);
  expect(cli.err()).toContain('There is no site in docs/dist.');
});

test('serves a site without a page at its root', async () => {
  await mkdir(join(cwd, 'dist'));
  await writeFile(join(cwd, 'dist/graphql.html'), 'reference');
  await writeFile(join(cwd, 'dist/404.html'), 'not found');
  const cli = run('serve', '--port', '0');
  const address = await addressOf(cli);
  expect(await (await fetch(new URL('graphql', address))).text()).toBe('reference');
  expect(await (await fetch(address)).text()).toBe('not found');
  cli.interrupt();
  await cli.code;
});

test('goes by the names that it was given', async () => {
  await mkdir(join(cwd, 'dist'));
  await writeFile(join(cwd, 'dist/index.html'), 'home');
  const cli = run('serve', '--port', '0', '--allowed-host', 'box', '.example.com');
  const port = Number(new URL(await addressOf(cli)).port);
  const statuses = ['localhost', 'box', 'docs.example.com', 'evil.com'].map(async (host) => {
    const answer = await rawRequest({ port, target: '/', lines: [`Host: ${host}`] });
    return answer.status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 421]);
  cli.interrupt();
  await cli.code;
});

test('a port that is taken is skipped only when it was not asked for', async () => {
  await mkdir(join(cwd, 'dist'));
  await writeFile(join(cwd, 'dist/index.html'), 'home');
  const first = run('serve', '--port', '0');
  const { port } = new URL(await addressOf(first));
  const second = run('serve', '--port', port);
  expect(await second.code).toBe(1);
  expect(second.err()).toContain('Choose another one with --port');
  first.interrupt();
  await first.code;
});

/** @throws Error with the messages of a server that exits before it listens. */
async function addressOf(cli: RunningCommand): Promise<string> {
  for (;;) {
    const [address] = /http:\S+/.exec(cli.out()) ?? [];
    if (address !== undefined) return address;
    const later = new Promise<void>((resolve) => setTimeout(resolve, 5));
    const code = await Promise.race([cli.code, later]);
    if (code !== undefined) throw new Error(`docgen exited with ${code}:\n${cli.err()}`);
  }
}
