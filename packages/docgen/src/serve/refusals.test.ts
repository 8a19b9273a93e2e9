import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, rawText } from '../testing/raw-request.ts';
import { writeFiles } from '../testing/serve-folder.ts';
import { type ServedFiles, servedFiles } from '../testing/served-files.ts';

let files: ServedFiles;
let port: number;

beforeAll(async () => {
  files = await servedFiles({
    'site/index.html': 'home',
    'site/404.html': 'not found page',
    'site/locked.txt': 'locked',
    'bare/index.html': 'bare',
  });
  await chmod(join(files.folder, 'site/locked.txt'), 0);
  port = await files.serve();
});
afterAll(() => files.close());

describe('hosts', () => {
  const own = [
    ...['localhost', 'LOCALHOST:3000', 'localhost.', 'docs.localhost:3000', '127.0.0.1:1'],
    ...['127.1.2.3', '[::1]:3000', '[0:0:0:0:0:0:0:1]', 'box', 'BOX:80', 'a.example.com'],
    'example.com:443',
  ];
  const foreign = [
    ...['evil.com', 'localhost.evil.com', 'localhostx', 'evil-localhost', '127.0.0.1.evil.com'],
    ...[
      '10.0.0.1',
      '[fe80::1]',
      '0.0.0.0',
      'notexample.com',
      'example.com.evil.com',
      'box.evil.com',
    ],
    ...['user@localhost', 'user@a.example.com', 'localhost:3000@evil.com', '2130706433'],
    ...['', ':80', '[::1', 'a b'],
  ];
  let named: number;
  beforeAll(async () => {
    named = await files.serve({ allowedHosts: ['box', '.example.com'] });
  });

  test.each(own)('%s is this server', async (host) => {
    const answer = await rawRequest({ port: named, target: '/', lines: [`Host: ${host}`] });
    expect(answer).toMatchObject({ status: 200, body: 'home' });
  });

  test.each(foreign)('"%s" is not', async (host) => {
    const lines = [`Host: ${host}`, 'Accept: text/html'];
    const answer = await rawRequest({ port: named, target: '/', lines });
    expect([400, 421]).toContain(answer.status);
    if (answer.status === 421) expect(answer.body).toContain('--allowed-host');
    expect(answer.body).not.toContain('home');
  });

  test('the authority of an absolute target counts instead of the header', async () => {
    const target = 'http://evil.com/';
    expect((await rawRequest({ port, target })).status).toBe(421);
    const lines = ['Host: evil.com'];
    expect((await rawRequest({ port, target: 'http://localhost/', lines })).status).toBe(200);
  });

  test('there is one', async () => {
    const lines = ['Host: localhost', 'Host: localhost'];
    expect((await rawRequest({ port, target: '/', lines })).status).toBe(400);
    expect((await rawText(port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(400);
    expect((await rawText(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
  });

  test.each([
    ['http://localhost:3000', 200],
    ['https://localhost:3000', 200],
    ['http://localhost', 403],
    ['http://localhost:4000', 403],
    ['http://evil.com', 403],
    ['http://localhost:3000.evil.com', 403],
    ['null', 403],
    ['file://', 403],
    ['nonsense', 403],
  ])('a request from a page of %s: %d', async (origin, expected) => {
    const lines = ['Host: localhost:3000', `Origin: ${origin}`];
    expect((await rawRequest({ port, target: '/', lines })).status).toBe(expected);
  });
});

describe('errors', () => {
  const long = 'a'.repeat(9_000);
  const huge = 'a'.repeat(40_000);
  test.each([
    [400, 'GET nonsense HTTP/1.1\r\nHost: localhost'],
    [400, 'NONSENSE'],
    [400, 'GET / HTTP/1.1\r\nHost: localhost\r\nb a d: 1'],
    [400, '\0\x01\x02\x16\x03\x01'],
    [403, 'GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: null'],
    [405, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0'],
    [405, 'DELETE / HTTP/1.1\r\nHost: localhost'],
    [405, 'OPTIONS * HTTP/1.1\r\nHost: localhost'],
    [405, 'TRACE / HTTP/1.1\r\nHost: localhost'],
    [412, 'GET / HTTP/1.1\r\nHost: localhost\r\nIf-Match: "a"'],
    [413, 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999'],
    [414, `GET /${long} HTTP/1.1\r\nHost: localhost`],
    [416, 'GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=99-'],
    [421, 'GET / HTTP/1.1\r\nHost: evil.com'],
    [431, `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${huge}`],
    [431, `GET /${huge} HTTP/1.1\r\nHost: localhost`],
  ])('%d is a page', async (status, text) => {
    const accept = 'Accept: text/html,*/*\r\nConnection: close\r\n\r\n';
    const answer = await rawText(port, `${text}\r\n${accept}`);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(answer.body)),
    });
    expect(answer.body).toMatch(/<html lang="en">.*<title>\d{3} [^<]+<\/title>.*<h1>/s);
    expect(answer.body).toContain(`<title>${status} `);
  });

  test('programs get a line of text', async () => {
    const answer = await rawRequest({ port, target: '/', method: 'PUT' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('405 Method Not Allowed. Only GET and HEAD are answered here.\n');
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('a site without a page for it', async () => {
    const bare = await files.serve({ folder: join(files.folder, 'bare') });
    const lines = ['Accept: text/html'];
    const answer = await rawRequest({ port: bare, target: '/nowhere', lines });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<title>404 Not Found</title>');
  });

  test('a file that may not be read', async () => {
    // The superuser may read everything, so the test switches to another user.
    const isSuperuser = process.geteuid?.() === 0;
    const locked = await files.serve({ onFault: () => undefined });
    await chmod(files.folder, 0o755);
    if (isSuperuser) process.seteuid?.(65_534);
    try {
      expect((await rawRequest({ port: locked, target: '/' })).status).toBe(200);
      expect((await rawRequest({ port: locked, target: '/locked.txt' })).status).toBe(403);
    } finally {
      if (isSuperuser) process.seteuid?.(0);
    }
  });

  test('while a build replaces the folder', async () => {
    const moving = join(files.folder, 'moving');
    await writeFiles(files.folder, { 'moving/index.html': 'there' });
    const moved = await files.serve({ folder: moving });
    await rename(moving, `${moving}.previous`);
    const answer = await rawRequest({ port: moved, target: '/' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    await rename(`${moving}.previous`, moving);
    expect((await rawRequest({ port: moved, target: '/' })).body).toBe('there');
  });

  test('a fault is told, and the server goes on', async () => {
    const faults: unknown[] = [];
    const folderThatThrows = join(files.folder, 'site\0');
    const faulty = await files.serve({
      folder: folderThatThrows,
      onFault: (error, pathname) => faults.push([error, pathname]),
    });
    for (const target of ['/a', '/b'])
      expect((await rawRequest({ port: faulty, target })).status).toBe(500);
    expect(faults).toMatchObject([
      [expect.any(Error), '/a'],
      [expect.any(Error), '/b'],
    ]);
  });
});
