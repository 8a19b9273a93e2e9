import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { type ServedFiles, servedFiles } from '../testing/served-files.ts';

/** Characters that have a meaning in URLs, in file names, or for some decoder. */
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

let files: ServedFiles;
let port: number;

beforeAll(async () => {
  files = await servedFiles({
    'site/index.html': 'home',
    'site/404.html': 'not found page',
    'site/docs/guide/index.html': 'guide',
    'site/docs/flat.html': 'flat',
    'site/docs/über uns/index.html': 'about us',
    'site/docs/50%.html': 'percent',
    'site/docs/Q&A/index.html': 'questions',
    'site/docs/c++.html': 'language',
    'site/assets/app.js': '0123456789',
    'site/empty.txt': '',
    'site/.well-known/security.txt': 'contact',
    ...Object.fromEntries(NAMES.map((name) => [`site/names/${name}`, name])),
  });
  await symlink(join(files.folder, 'site/assets/app.js'), join(files.folder, 'site/inside.js'));
  port = await files.serve();
});
afterAll(() => files.close());

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
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([response.status, await response.text()]).toEqual([200, body]);
});

test.each(NAMES)('a file by the name of %s is found', async (name) => {
  const written = [encodeURIComponent(name), encodeURI(name).replace(/[?#]/g, encodeURIComponent)];
  for (const path of written) {
    const response = await fetch(`http://127.0.0.1:${port}/names/${path}`);
    expect([response.status, await response.text()]).toEqual([200, name]);
  }
});

test.each(['/nowhere', '/docs', '/Docs/Guide', '/%ZZ'])('%s is not found', async (target) => {
  const answer = await rawRequest({ port, target });
  expect(answer).toMatchObject({ status: 404, body: 'not found page' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
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
  const head = await fetch(`http://127.0.0.1:${port}/docs/guide`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '5',
    '',
  ]);
  const post = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' });
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

describe('below a base path', () => {
  let handbook: number;
  beforeAll(async () => {
    handbook = await files.serve({ basePath: '/handbook/' });
  });

  test.each([
    ['/handbook/', 200, 'home'],
    ['/handbook/docs/guide', 200, 'guide'],
    ['/handbook/nowhere', 404, 'not found page'],
    ['/handbook/../secret.txt', 404, 'not found page'],
    ['/handbook/%2e%2e/secret.txt', 404, 'not found page'],
  ])('%s', async (path, status, body) => {
    const answer = await rawRequest({ port: handbook, target: path });
    expect(answer).toMatchObject({ status, body });
  });

  test('its root gets the missing slash', async () => {
    const response = await fetch(`http://127.0.0.1:${handbook}/handbook?x`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/handbook/?x']);
  });

  test('the root of the server leads to it', async () => {
    const response = await fetch(`http://127.0.0.1:${handbook}/?x`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/handbook/?x']);
  });

  test.each(['/docs/guide', '/handbookdocs/guide'])('%s is told where it is', async (target) => {
    const page = await rawRequest({ port: handbook, target, lines: ['Accept: text/html'] });
    expect(page.status).toBe(404);
    expect(page.body).toContain('The site is at <a href="/handbook/">/handbook/</a>.');
    const text = await rawRequest({ port: handbook, target });
    expect(text.body).toBe('404 Not Found. The site is at /handbook/.\n');
  });
});

test('a new build shows at once', async () => {
  await writeFile(join(files.folder, 'site/new.html'), 'first');
  expect(await (await fetch(`http://127.0.0.1:${port}/new`)).text()).toBe('first');
  await writeFile(join(files.folder, 'site/new.html'), 'second');
  expect(await (await fetch(`http://127.0.0.1:${port}/new`)).text()).toBe('second');
});
