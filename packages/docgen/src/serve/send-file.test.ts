import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { type ServedFiles, servedFiles } from '../testing/served-files.ts';

let files: ServedFiles;
let port: number;

beforeAll(async () => {
  files = await servedFiles({
    'site/docs/guide/index.html': 'guide',
    'site/docs/guide.md': '# Ü',
    'site/assets/app.js': '0123456789',
    'site/assets/entry-0123456789.js': 'hashed',
    'site/assets/mermaid-ZE2YO3UM.js': 'hashed',
    'site/assets/picture-0a1b2c3d.png': 'hashed',
    'site/assets/social/0123456789abcdef.png': 'hashed',
    'site/assets/report-20240101.pdf': 'dated',
    'site/assets/routes/docs/page-01234abcde.js': 'chunk',
    'site/assets/sidebars/docs.json': '{}',
    'site/empty.txt': '',
    'site/odd.qqq': '?',
    'site/LICENSE': '?',
    'site/a.svg': '<svg/>',
    'site/schema.graphql': 'type A { b: Int }',
    'site/schema.sdl': 'type A { b: Int }',
  });
  port = await files.serve();
});
afterAll(() => files.close());

describe('headers', () => {
  test.each([
    ['/docs/guide', 'text/html; charset=utf-8'],
    ['/docs/guide.md', 'text/markdown; charset=utf-8'],
    ['/assets/app.js', 'text/javascript; charset=utf-8'],
    ['/assets/sidebars/docs.json', 'application/json; charset=utf-8'],
    ['/a.svg', 'image/svg+xml'],
    ['/schema.graphql', 'text/plain; charset=utf-8'],
    ['/schema.sdl', 'text/plain; charset=utf-8'],
    ['/odd.qqq', 'application/octet-stream'],
    ['/LICENSE', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test.each([
    ['/assets/entry-0123456789.js', true],
    ['/assets/mermaid-ZE2YO3UM.js', true],
    ['/assets/picture-0a1b2c3d.png', true],
    ['/assets/social/0123456789abcdef.png', true],
    ['/assets/report-20240101.pdf', false],
    ['/assets/routes/docs/page-01234abcde.js', false],
    ['/assets/sidebars/docs.json', false],
    ['/assets/app.js', false],
    ['/docs/guide', false],
  ])('%s may be kept for ever: %s', async (path, forEver) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
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
