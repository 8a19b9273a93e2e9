import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { writeFiles } from '../testing/serve-folder.ts';
import { serveLiveSite } from '../testing/serve-live-site.ts';

let folder = '';
let live: Awaited<ReturnType<typeof serveLiveSite>>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-dev-')));
  await writeFiles(folder, {
    'site.config.js':
      "export default { title: 'A', url: 'https://a.example', basePath: '/base/', content: [{ id: 'docs', path: 'content' }], staticFolders: ['static'], schemas: { instances: [{ id: 'shop', path: 'shop.graphql' }] } };",
    'content/index.md': '# Home\n\n[Broken](/nowhere)\n',
    'content/größe.md': '[Broken](/elsewhere)\n',
    'content/.hidden.md': '# Hidden\n',
    'static/robots.txt': 'Allow: /\n',
    'shop.graphql': 'type Query { a: Int }\n',
    'secret.txt': 'secret',
  });
  live = await serveLiveSite(folder);
});

afterAll(async () => {
  await live.close();
  await rm(folder, { recursive: true });
});

const get = (target: string, ...lines: string[]) => rawRequest({ port: live.port, target, lines });

describe('the server of docgen dev', () => {
  it.each([
    ['/base/', 200, /<h1/],
    ['/base', 308, /^(0\s*)?$/],
    ['/base/index.html', 200, /<h1/],
    ['/base/index.md', 200, /^# Home/],
    ['/base/robots.txt', 200, /^Allow/],
    ['/base/sitemap.xml', 200, /https:\/\/a\.example\/base\//],
    ['/base/llms.txt', 200, /# A/],
    ['/base/assets/routes.js', 200, /export default/],
    ['/base/__docgen/client.js', 200, /EventSource/],
    ['/base/__docgen/nothing', 404, /404/],
    ['/base/nowhere', 404, /Page not found/],
    ['/', 307, /^(0\s*)?$/],
    ['/nowhere', 404, /The site is at \/base\//],
  ])('answers %s as the output of a build is answered', async (target, status, body) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(body);
  });

  it('sends the SDL of a schema as text, so that browsers show it', async () => {
    const answer = await fetch(`http://127.0.0.1:${live.port}/base/graphql/shop.graphql`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('type Query');
  });

  it('says the same of a page in its document and in its route chunk', async () => {
    const [document, chunk] = await Promise.all([get('/base/'), get('/base/assets/routes.js')]);
    const [, meta = ''] = /^export const meta=(.*);export default/m.exec(chunk.body) ?? [];
    const [, data = ''] = / data-page='([^']*)'/.exec(document.body) ?? [];
    expect(JSON.parse(meta)).toMatchObject(JSON.parse(data));
    expect(JSON.parse(data)).toMatchObject({ route: '/' });
  });

  it.each([
    '/base/../secret.txt',
    '/base/..%2fsecret.txt',
    '/base/%2e%2e/secret.txt',
    '/base/..%5csecret.txt',
    '/base/static/robots.txt',
    '/base/content/index.md',
    '/base/site.config.js',
    '/base/.hidden',
    '/base//etc/passwd',
    '/base/__docgen/../../secret.txt',
    '/base/%00',
  ])('reads nothing outside of the site: %s', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('root:');
  });

  it.each([
    ['a foreign name', ['Host: evil.example'], 421],
    ['a foreign origin', ['Origin: https://evil.example'], 403],
    ['a sandboxed frame', ['Origin: null'], 403],
  ])('refuses %s, for events, too', async (_, lines, status) => {
    expect((await get('/base/', ...lines)).status).toBe(status);
    expect((await get('/base/__docgen/events?at=/', ...lines)).status).toBe(status);
  });

  it('counts the pages that listen, until they go', async () => {
    const controller = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${live.port}/base/__docgen/events?at=/`, {
      signal: controller.signal,
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    // Otherwise nginx in front of the server would keep the events back.
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(live.clients.count()).toBe(1);
    controller.abort();
    await expect.poll(() => live.clients.count(), { timeout: 60_000 }).toBe(0);
  });

  it('does not wait for changes to answer HEAD', async () => {
    const target = '/base/__docgen/events?at=/';
    const { status, headers } = await rawRequest({ port: live.port, target, method: 'HEAD' });
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
    expect(live.clients.count()).toBe(0);
  });
});

describe('opening in an editor', () => {
  const place = { file: 'content/index.md', line: 3, column: 1 };
  const post = (body: unknown, ...lines: string[]) => {
    const text = JSON.stringify(body);
    const head = [`Content-Length: ${text.length}`, ...lines, '', text];
    return rawRequest({
      port: live.port,
      method: 'POST',
      target: '/base/__docgen/open',
      lines: head,
    });
  };
  const own = () => `Origin: http://localhost`;

  it('takes the place of a mistake, from a page of its own', async () => {
    await expect
      .poll(() => live.site.diagnostics().map(({ code }) => code), { timeout: 60_000 })
      .toContain('broken-link');
    expect((await post(place, own())).status).toBe(204);
    expect(live.opened).toEqual([`${join(folder, 'content/index.md')}:3:1`]);
  });

  it('takes a file name that arrives in two parts, split within a letter', async () => {
    await expect
      .poll(() => live.site.diagnostics().map((found) => found.place?.file), { timeout: 60_000 })
      .toContain('content/größe.md');
    const before = live.opened.length;
    const body = Buffer.from(JSON.stringify({ ...place, file: 'content/größe.md', line: 1 }));
    const middle = body.indexOf(Buffer.from('ß')) + 1;
    const asking = request({
      host: '127.0.0.1',
      port: live.port,
      method: 'POST',
      path: '/base/__docgen/open',
      headers: { origin: `http://127.0.0.1:${live.port}` },
      agent: false,
    });
    asking.write(body.subarray(0, middle));
    asking.end(body.subarray(middle));
    const [answer] = await once(asking, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(204);
    expect(live.opened.slice(before)).toEqual([`${join(folder, 'content/größe.md')}:1:1`]);
    live.opened.splice(before);
  });

  it.each([
    ['another file', { file: 'secret.txt', line: 1, column: 1 }],
    ['another line', { ...place, line: 1 }],
    ['a file above', { file: '../../etc/passwd' }],
    ['no place', 'content/index.md'],
  ])('refuses %s', async (_, body) => {
    expect((await post(body, own())).status).toBe(404);
    expect(live.opened).toHaveLength(1);
  });

  it.each([
    ['without an origin', []],
    ['from elsewhere', ['Origin: https://evil.example']],
  ])('refuses what comes %s', async (_, lines) => {
    expect((await post(place, ...lines)).status).toBe(403);
    expect(live.opened).toHaveLength(1);
  });
});
