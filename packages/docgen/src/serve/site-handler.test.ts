import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { siteHandler } from './site-handler.ts';

const files = {
  'site/index.html': 'home',
  'site/404.html': 'not found page',
  'site/docs/guide/index.html': 'guide',
  'site/docs/flat.html': 'flat',
  'site/docs/über uns/index.html': 'about us',
  'site/docs/50%.html': 'percent',
  'site/assets/app.js': '0123456789',
  'site/docs/guide.md': '# Ü',
  'site/.docgen-output': 'hidden',
  'site/.git/config': 'hidden',
  'site/.well-known/security.txt': 'contact',
  'secret.txt': 'secret',
  'site-secret/index.html': 'secret',
};

let folder: string;
const servers: Server[] = [];
let root: string;
let handbook: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-serve-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(folder, 'secret.txt'), join(folder, 'site/link.txt'));
  await symlink(join(folder, 'site-secret'), join(folder, 'site/linked'));
  await symlink(join(folder, 'site/assets/app.js'), join(folder, 'site/inside.js'));
  await symlink(join(folder, 'site/nowhere'), join(folder, 'site/dangling.html'));
  root = await serve('/');
  handbook = await serve('/handbook/');
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

async function serve(basePath: string): Promise<string> {
  const handler = siteHandler({ folder: join(folder, 'site'), basePath });
  const { server, port } = await listen(handler, { host: '127.0.0.1', port: 0, attempts: 1 });
  servers.push(server);
  return `http://127.0.0.1:${port}`;
}

/** Sends a path exactly as it is; `fetch` would resolve dots first. */
function raw(path: string, base = root): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
      resolve({ status: Number(answer.split(' ')[1]), body });
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/?q=1', 'home'],
  ['/docs/guide', 'guide'],
  ['/docs/guide/', 'guide'],
  ['/docs/guide/index.html', 'guide'],
  ['/docs/guide.html', 'guide'],
  ['/docs/guide?tab=1', 'guide'],
  ['/docs/flat', 'flat'],
  ['/docs/flat/', 'flat'],
  ['/docs/flat.html', 'flat'],
  ['/docs/flat/index.html', 'flat'],
  ['/docs/%C3%BCber%20uns', 'about us'],
  ['/docs/50%25', 'percent'],
  ['/assets/app.js', '0123456789'],
  ['/inside.js', '0123456789'],
  ['/.well-known/security.txt', 'contact'],
])('%s is served', async (path, body) => {
  const response = await fetch(root + path);
  expect([response.status, await response.text()]).toEqual([200, body]);
});

test.each([
  '/nowhere',
  '/docs',
  '/Docs/Guide',
  '/../secret.txt',
  '/docs/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/docs/%2e%2e/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e/secret.txt',
  '/../site-secret/',
  '/..%2fsite-secret%2findex.html',
  '//etc/passwd',
  '/etc/passwd',
  '/link.txt',
  '/linked/',
  '/linked/index.html',
  '/dangling',
  '/.docgen-output',
  '/.git/config',
  '/docs/guide%00.html',
  '/%ZZ',
])('%s is not found', async (path) => {
  expect(await raw(path)).toEqual({ status: 404, body: expect.stringContaining('not found page') });
});

test('the absolute form of a request has no way out either', async () => {
  expect((await raw('http://127.0.0.1/../secret.txt')).body).not.toContain('secret');
  expect((await raw('*')).status).toBe(404);
});

test('HEAD has no body, other methods are turned down', async () => {
  const head = await fetch(`${root}/docs/guide`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '5',
    '',
  ]);
  const post = await fetch(`${root}/`, { method: 'POST', body: 'x' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('files have a type and an entity tag', async () => {
  const first = await fetch(`${root}/docs/guide`);
  expect(first.headers.get('content-type')).toBe('text/html;charset=utf-8');
  const markdown = await fetch(`${root}/docs/guide.md`);
  expect(markdown.headers.get('content-type')).toBe('text/markdown;charset=utf-8');
  const tag = first.headers.get('etag') ?? '';
  const second = await fetch(`${root}/docs/guide`, { headers: { 'if-none-match': tag } });
  expect(second.status).toBe(304);
});

describe('ranges', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=99-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=-3', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('%s', async (range, status, body, contentRange) => {
    const response = await fetch(`${root}/assets/app.js`, { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual(
      [status, body, contentRange],
    );
  });
});

describe('below a base path', () => {
  test.each([
    ['/handbook/', 200, 'home'],
    ['/handbook/docs/guide', 200, 'guide'],
    ['/handbook/nowhere', 404, 'not found page'],
    ['/docs/guide', 404, 'not found page'],
    ['/handbookdocs/guide', 404, 'not found page'],
    ['/handbook/../secret.txt', 404, 'not found page'],
    ['/handbook/%2e%2e/secret.txt', 404, 'not found page'],
  ])('%s', async (path, status, body) => {
    expect(await raw(path, handbook)).toEqual({ status, body: expect.stringContaining(body) });
  });

  test('its root gets the missing slash', async () => {
    const response = await fetch(`${handbook}/handbook?x`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/handbook/?x']);
  });
});

test('a new build shows at once', async () => {
  await writeFile(join(folder, 'site/new.html'), 'first');
  expect(await (await fetch(`${root}/new`)).text()).toBe('first');
  await writeFile(join(folder, 'site/new.html'), 'second');
  expect(await (await fetch(`${root}/new`)).text()).toBe('second');
});

test('a taken port is skipped when there are attempts left', async () => {
  const taken = Number(new URL(root).port);
  const handler = siteHandler({ folder, basePath: '/' });
  const { server, port } = await listen(handler, { host: '127.0.0.1', port: taken, attempts: 20 });
  servers.push(server);
  expect(port).toBeGreaterThan(taken);
  await expect(
    listen(handler, { host: '127.0.0.1', port: taken, attempts: 1 }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
