import { chmod, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { siteHandler } from './site-handler.ts';
import { rawRequest, rawText } from './testing/raw-request.ts';
import { serveFolder, writeFiles } from './testing/serve-folder.ts';

/** Characters that mean something in addresses, in file names, or to some decoder. */
const NAMES = [
  'logo@2x.png',
  'Q&A.png',
  'c++.png',
  "a!b$c'd(e)f*g,h;i=j:k.png",
  'a~b_c-d.e.png',
  'a b.png',
  'a%b.png',
  'a%20b.png',
  'a%2Fb.png',
  'a#b.png',
  'a?b.png',
  'a[b]{c}.png',
  'a"b<c>d|e^f`.png',
  'über.png',
  '日本語 🚀.png',
] as const;

const files = {
  'site/index.html': 'home',
  'site/404.html': 'not found page',
  'site/docs/guide/index.html': 'guide',
  'site/docs/flat.html': 'flat',
  'site/docs/über uns/index.html': 'about us',
  'site/docs/50%.html': 'percent',
  'site/docs/Q&A/index.html': 'questions',
  'site/docs/c++.html': 'language',
  'site/assets/app.js': '0123456789',
  'site/assets/app-ZE2YO3UM.js': 'hashed',
  'site/assets/picture-0a1b2c3d.png': 'hashed',
  'site/assets/social/0123456789abcdef.png': 'hashed',
  'site/assets/report-20240101.pdf': 'dated',
  'site/assets/routes/docs/page-ZE2YO3UM.js': 'chunk',
  'site/assets/sidebars/docs.json': '{}',
  'site/empty.txt': '',
  'site/odd.qqq': '?',
  'site/LICENSE': '?',
  'site/a.svg': '<svg/>',
  'site/schema.graphql': 'type A { b: Int }',
  'site/locked.txt': 'locked',
  'site/docs/guide.md': '# Ü',
  'site/.well-known/security.txt': 'contact',
  'bare/index.html': 'bare',
  ...Object.fromEntries(NAMES.map((name) => [`site/names/${name}`, name])),
};

let folder: string;
const servers: Server[] = [];
let port: number;
let root: string;
let handbook: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-serve-'));
  await writeFiles(folder, files);
  await symlink(join(folder, 'site/assets/app.js'), join(folder, 'site/inside.js'));
  await chmod(join(folder, 'site/locked.txt'), 0);
  port = await serve({});
  root = `http://127.0.0.1:${port}`;
  handbook = `http://127.0.0.1:${await serve({ basePath: '/handbook/' })}`;
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

async function serve(site: Partial<Parameters<typeof serveFolder>[0]>): Promise<number> {
  const { server, port } = await serveFolder({ folder: join(folder, 'site'), ...site });
  servers.push(server);
  return port;
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
  ['/docs/Q&A', 'questions'],
  ['/docs/Q%26A/', 'questions'],
  ['/docs/c++', 'language'],
  ['/docs/c%2B%2B', 'language'],
  ['/assets/app.js', '0123456789'],
  ['/inside.js', '0123456789'],
  ['/.well-known/security.txt', 'contact'],
])('%s is served', async (path, body) => {
  const response = await fetch(root + path);
  expect([response.status, await response.text()]).toEqual([200, body]);
});

test.each(NAMES)('a file by the name of %s is found', async (name) => {
  const written = [encodeURIComponent(name), encodeURI(name).replace(/[?#]/g, encodeURIComponent)];
  for (const path of written) {
    const response = await fetch(`${root}/names/${path}`);
    expect([response.status, await response.text()]).toEqual([200, name]);
  }
});

test.each(['/nowhere', '/docs', '/Docs/Guide', '/%ZZ'])('%s is not found', async (target) => {
  const answer = await rawRequest({ port, target });
  expect(answer).toMatchObject({ status: 404, body: 'not found page' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html;charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.etag).toBeUndefined();
});

test('the page that says "not found" knows no ranges and no conditions', async () => {
  const lines = ['Range: bytes=0-2', 'If-None-Match: *', 'If-Match: "a"'];
  expect(await rawRequest({ port, target: '/nowhere', lines })).toMatchObject({
    status: 404,
    body: 'not found page',
  });
});

test('the absolute form of a request is served', async () => {
  expect(await rawRequest({ port, target: 'http://localhost/docs/flat?a' })).toMatchObject({
    status: 200,
    body: 'flat',
  });
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

test('HEAD says what GET says', async () => {
  for (const target of ['/docs/guide', '/nowhere', '/empty.txt', '/assets/app.js']) {
    const get = await rawRequest({ port, target });
    const head = await rawRequest({ port, target, method: 'HEAD' });
    const { date: _, ...expected } = get.headers;
    expect(head).toMatchObject({ status: get.status, headers: expected, body: '' });
  }
});

describe('headers', () => {
  test.each([
    ['/docs/guide', 'text/html;charset=utf-8'],
    ['/docs/guide.md', 'text/markdown;charset=utf-8'],
    ['/assets/app.js', 'text/javascript;charset=utf-8'],
    ['/assets/sidebars/docs.json', 'application/json'],
    ['/a.svg', 'image/svg+xml'],
    ['/schema.graphql', 'text/plain;charset=utf-8'],
    ['/odd.qqq', 'application/octet-stream'],
    ['/LICENSE', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    const { headers } = await fetch(root + path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test.each([
    ['/assets/app-ZE2YO3UM.js', true],
    ['/assets/picture-0a1b2c3d.png', true],
    ['/assets/social/0123456789abcdef.png', true],
    ['/assets/report-20240101.pdf', false],
    ['/assets/routes/docs/page-ZE2YO3UM.js', false],
    ['/assets/sidebars/docs.json', false],
    ['/assets/app.js', false],
    ['/docs/guide', false],
  ])('%s may be kept for ever: %s', async (path, forEver) => {
    const { headers } = await fetch(root + path);
    expect(headers.get('cache-control')).toBe(
      forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  });
});

describe('conditions', () => {
  const past = 'Mon, 01 Jan 2001 00:00:00 GMT';
  const future = 'Tue, 01 Jan 2999 00:00:00 GMT';
  test.each([
    ['If-None-Match: TAG', 304],
    ['If-None-Match: W/TAG', 304],
    ['If-None-Match: "a", TAG', 304],
    ['If-None-Match: *', 304],
    ['If-None-Match: "a"', 200],
    ['If-None-Match: nonsense', 200],
    ['If-Modified-Since: DATE', 304],
    [`If-Modified-Since: ${future}`, 304],
    [`If-Modified-Since: ${past}`, 200],
    ['If-Modified-Since: nonsense', 200],
    [`If-None-Match: "a"\r\nIf-Modified-Since: ${future}`, 200],
    ['If-Match: TAG', 200],
    ['If-Match: *', 200],
    ['If-Match: W/TAG', 412],
    ['If-Match: "a"', 412],
    ['If-Unmodified-Since: DATE', 200],
    [`If-Unmodified-Since: ${past}`, 412],
    ['If-Unmodified-Since: nonsense', 200],
  ])('%s: %d', async (line, expected) => {
    const target = '/docs/guide';
    const first = await rawRequest({ port, target });
    const { etag = '', 'last-modified': date = '' } = first.headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const lines = [line.replace('TAG', etag).replace('DATE', date)];
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await rawRequest({ port, target, method, lines });
      expect(status).toBe(expected);
      if (status === 412) expect(headers.etag).toBeUndefined();
      else expect(headers.etag).toBe(etag);
      if (status === 304) {
        expect([body, headers['content-type']]).toEqual(['', undefined]);
        expect(headers['content-length']).toBeUndefined();
        expect(headers['cache-control']).toBe('no-cache');
      }
    }
  });
});

describe('ranges', () => {
  const whole = '0123456789';
  test.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-', 206, whole, 'bytes 0-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, whole, 'bytes 0-9/10'],
    [`bytes=0-${'9'.repeat(400)}`, 206, whole, 'bytes 0-9/10'],
    [`bytes=-${'9'.repeat(400)}`, 206, whole, 'bytes 0-9/10'],
    ['BYTES=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=10-', 416, undefined, 'bytes */10'],
    ['bytes=99-', 416, undefined, 'bytes */10'],
    [`bytes=${'9'.repeat(400)}-`, 416, undefined, 'bytes */10'],
    ['bytes=-0', 416, undefined, 'bytes */10'],
    ['bytes=4-2', 200, whole, undefined],
    ['bytes=0-1,3-4', 200, whole, undefined],
    [`bytes=${Array.from({ length: 2_000 }, (_, i) => `${i}-`).join()}`, 200, whole, undefined],
    ['bytes=', 200, whole, undefined],
    ['bytes=-', 200, whole, undefined],
    ['bytes=a-b', 200, whole, undefined],
    ['bytes=1.5-2', 200, whole, undefined],
    ['bytes=--1', 200, whole, undefined],
    ['bytes=0x1-2', 200, whole, undefined],
    ['bytes', 200, whole, undefined],
    ['lines=1-2', 200, whole, undefined],
  ])('%s', async (range, status, body, contentRange) => {
    const lines = [`Range: ${range}`];
    const answer = await rawRequest({ port, target: '/assets/app.js', lines });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    if (body !== undefined) expect(answer.body).toBe(body);
  });

  test.each([
    ['bytes=0-0', 416],
    ['bytes=0-', 416],
    ['bytes=-1', 200],
    ['bytes=-0', 416],
  ])('%s of an empty file: %d', async (range, expected) => {
    const lines = [`Range: ${range}`];
    const { status, headers, body } = await rawRequest({ port, target: '/empty.txt', lines });
    expect([status, headers['content-range']]).toEqual([
      expected,
      expected === 416 ? 'bytes */0' : undefined,
    ]);
    if (status === 200) expect(body).toBe('');
  });

  test.each([
    ['TAG', 206],
    ['DATE', 206],
    ['W/TAG', 200],
    ['"a"', 200],
    ['Mon, 01 Jan 2001 00:00:00 GMT', 200],
    ['Tue, 01 Jan 2999 00:00:00 GMT', 200],
    ['nonsense', 200],
  ])('If-Range: %s: %d', async (condition, expected) => {
    const target = '/assets/app.js';
    const { etag = '', 'last-modified': date = '' } = (await rawRequest({ port, target })).headers;
    const value = condition.replace('TAG', etag).replace('DATE', date);
    const lines = ['Range: bytes=2-4', `If-Range: ${value}`];
    expect((await rawRequest({ port, target, lines })).status).toBe(expected);
  });

  test('HEAD knows none', async () => {
    const lines = ['Range: bytes=99-'];
    expect(
      await rawRequest({ port, target: '/assets/app.js', method: 'HEAD', lines }),
    ).toMatchObject({ status: 200, headers: { 'content-length': '10' } });
  });
});

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
    ...['user@localhost', 'localhost:3000@evil.com', '2130706433', '', ':80', '[::1', 'a b'],
  ];
  let named: number;
  beforeAll(async () => {
    named = await serve({ allowedHosts: ['box', '.example.com'] });
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
      'content-type': 'text/html;charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(answer.body)),
    });
    expect(answer.body).toMatch(/<html lang="en">.*<title>\d{3} [^<]+<\/title>.*<h1>/s);
    expect(answer.body).toContain(`<title>${status} `);
  });

  test('programs get a line of text', async () => {
    const answer = await rawRequest({ port, target: '/', method: 'PUT' });
    expect(answer.headers['content-type']).toBe('text/plain;charset=utf-8');
    expect(answer.body).toBe('405 Method Not Allowed. Only GET and HEAD are answered here.\n');
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('a site without a page for it', async () => {
    const bare = await serve({ folder: join(folder, 'bare') });
    const lines = ['Accept: text/html'];
    const answer = await rawRequest({ port: bare, target: '/nowhere', lines });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<title>404 Not Found</title>');
  });

  test('a file that may not be read', async () => {
    const mayRead = process.getuid?.() === 0;
    const { status } = await rawRequest({ port, target: '/locked.txt' });
    expect(status).toBe(mayRead ? 200 : 403);
  });

  test('while a build replaces the folder', async () => {
    const moving = join(folder, 'moving');
    await writeFiles(folder, { 'moving/index.html': 'there' });
    const moved = await serve({ folder: moving });
    await rename(moving, `${moving}.previous`);
    const answer = await rawRequest({ port: moved, target: '/' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    await rename(`${moving}.previous`, moving);
    expect((await rawRequest({ port: moved, target: '/' })).body).toBe('there');
  });

  test('a fault is told, and the server goes on', async () => {
    const faults: unknown[] = [];
    const folderThatThrows = join(folder, 'site\0');
    const faulty = await serve({
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
    const answer = await rawRequest({ port: Number(new URL(handbook).port), target: path });
    expect(answer).toMatchObject({ status, body });
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
  const handler = siteHandler({
    folder,
    basePath: '/',
    allowedHosts: [],
    onFault: () => undefined,
  });
  const { server, port } = await listen(handler, { host: '127.0.0.1', port: taken, attempts: 20 });
  servers.push(server);
  expect(port).toBeGreaterThan(taken);
  await expect(
    listen(handler, { host: '127.0.0.1', port: taken, attempts: 1 }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
