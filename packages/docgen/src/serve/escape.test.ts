import { mkdtemp, rm, symlink } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { serveFolder, writeFiles } from '../testing/serve-folder.ts';

const files = {
  'site/index.html': 'home',
  'site/404.html': 'not found page',
  'site/docs/guide/index.html': 'guide',
  'site/.docgen-output': 'SECRET marker',
  'site/.git/config': 'SECRET repository',
  'site/.env': 'SECRET environment',
  'site/docs/.hidden/index.html': 'SECRET page',
  'secret.txt': 'SECRET file',
  'site-secret/index.html': 'SECRET neighbour',
};

let folder: string;
const servers: Server[] = [];
const ports = { '/': 0, '/handbook/': 0 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-escape-'));
  await writeFiles(folder, files);
  const site = join(folder, 'site');
  await symlink(join(folder, 'secret.txt'), join(site, 'link.txt'));
  await symlink('../secret.txt', join(site, 'relative.txt'));
  await symlink(join(folder, 'site-secret'), join(site, 'linked'));
  await symlink(folder, join(site, 'up'));
  await symlink(join(site, 'link.txt'), join(site, 'twice.txt'));
  await symlink(join(site, 'loop.html'), join(site, 'loop.html'));
  await symlink(join(site, 'nowhere'), join(site, 'dangling.html'));
  await symlink('/etc/passwd', join(site, 'passwd.html'));
  await symlink('/dev/zero', join(site, 'zero.html'));
  for (const basePath of ['/', '/handbook/'] as const) {
    const { server, port } = await serveFolder({ folder: site, basePath });
    servers.push(server);
    ports[basePath] = port;
  }
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

/**
 * Paths that mean something outside of the folder, or a hidden file in it, to some server or
 * system.
 */
const WAYS: readonly string[] = [
  // Plain dots.
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/docs/../../secret.txt',
  '/docs/guide/../../../secret.txt',
  '/./../secret.txt',
  '/.../secret.txt',
  '/..;/secret.txt',
  '/docs/..;/..;/secret.txt',
  '/....//secret.txt',
  '/../site-secret/',
  '/../site/../secret.txt',
  '/docs/..',
  '/..',
  '/.',
  '//../secret.txt',
  '/docs//..//..//secret.txt',
  // Percent encodings: single, partial, doubled, of other lengths.
  '/%2e%2e/secret.txt',
  '/%2E%2E/secret.txt',
  '/.%2e/secret.txt',
  '/%2e./secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/docs%2f..%2f..%2fsecret.txt',
  '/..%2fsite-secret%2findex.html',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%25252e%25252e/secret.txt',
  '/%u002e%u002e/secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%c0%ae%c0%ae%c0%afsecret.txt',
  '/%e0%80%ae%e0%80%ae/secret.txt',
  '/%f0%80%80%ae%f0%80%80%ae/secret.txt',
  '/..%c0%afsecret.txt',
  '/..%ef%bc%8fsecret.txt',
  '/%ef%bc%8e%ef%bc%8e/secret.txt',
  '/%e2%80%a5/secret.txt',
  '/%ZZ/../secret.txt',
  '/%',
  // Backslashes.
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%2e%2e%5csecret.txt',
  '/docs\\..\\..\\secret.txt',
  '/..%255csecret.txt',
  '\\..\\secret.txt',
  // Bytes that terminate names or lines.
  '/../secret.txt%00.html',
  '/index.html%00',
  '/docs/guide%00/../../secret.txt',
  '/..%0d%0a/secret.txt',
  '/..%09/secret.txt',
  '/..%20/secret.txt',
  // Absolute paths, drives, shares, streams, devices.
  '//etc/passwd',
  '/etc/passwd',
  '/%2fetc%2fpasswd',
  '/file:///etc/passwd',
  '/C:/secret.txt',
  '/C:%5csecret.txt',
  '/%5c%5c127.0.0.1%5cshare%5csecret.txt',
  '/secret.txt::$DATA',
  '/docs::$INDEX_ALLOCATION/guide',
  '/.git::$INDEX_ALLOCATION/config',
  '/nul',
  '/proc/self/environ',
  // Symbolic links.
  '/link.txt',
  '/relative.txt',
  '/twice.txt',
  '/linked/',
  '/linked/index.html',
  '/up/secret.txt',
  '/up/site-secret/',
  '/loop',
  '/dangling',
  '/passwd',
  '/passwd.html',
  '/zero',
  // Hidden files.
  '/.docgen-output',
  '/%2edocgen-output',
  '/.git/config',
  '/.git%2fconfig',
  '/.env',
  '/.env/',
  '/.env.html',
  '/docs/.hidden/',
  '/docs/%2ehidden/index.html',
  '/.well-known/../.env',
  '/.well-known%2f..%2f.env',
  // Other forms of a request target.
  'http://localhost/../secret.txt',
  'http://localhost/%2e%2e/secret.txt',
  'http://localhost',
  'http://localhost?/../secret.txt',
  'file:///etc/passwd',
  'secret.txt',
  '../secret.txt',
  '*',
  '?/../secret.txt',
  '/?/../secret.txt',
];

describe.each(['/', '/handbook/'] as const)('served at %s', (basePath) => {
  test.each(WAYS)('%s does not leave the folder', async (way) => {
    const inside = way.replace(/^(http:\/\/localhost)?\//, `$1${basePath}`);
    for (const target of new Set([way, inside])) {
      const { status, headers, body } = await rawRequest({ port: ports[basePath], target });
      expect(body).not.toMatch(/SECRET|root:|PATH=/);
      // The page at the root is the only page that one of the paths may lead to.
      expect([200, 307, 400, 404]).toContain(status);
      if (status === 200) expect(body).toBe('home');
      if (status === 307) expect(headers.location).toMatch(/^\/handbook\/(\?|$)/);
    }
  });
});

test.each([
  '/handbook/../secret.txt',
  '/handbook/..%2f..%2fsecret.txt',
  '/handbook/../handbook/../secret.txt',
  '/handbook//../secret.txt',
])('%s does not leave the base path', async (target) => {
  expect(await rawRequest({ port: ports['/handbook/'], target })).toMatchObject({
    status: 404,
    body: 'not found page',
  });
});

test.each([
  '/%68andbook/../secret.txt',
  '/handbook%2f..%2fsecret.txt',
  '/handbookdocs/guide',
  '/Handbook/docs/guide',
  '/docs/guide',
  '//handbook/docs/guide',
  '/./handbook/docs/guide',
])('%s is not below the base path', async (target) => {
  expect(await rawRequest({ port: ports['/handbook/'], target })).toMatchObject({
    status: 404,
    body: '404 Not Found. The site is at /handbook/.\n',
  });
});
