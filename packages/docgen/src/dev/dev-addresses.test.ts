import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runDocgen } from '../../../../test/support/run-docgen.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { serveFolder, writeFiles } from '../testing/serve-folder.ts';
import { serveLiveSite } from '../testing/serve-live-site.ts';

/** Paths as users type them, as other sites link to them, and as hosts rewrite them. */
const ADDRESSES: readonly string[] = [
  ...['', 'index', 'index/', 'index.html', 'index.html/', '/', '/index'],
  ...[
    'docs',
    'docs/',
    'docs.html',
    'docs/index',
    'docs/index.html',
    'docs//index.html',
    'docs/docs',
  ],
  ...[
    'docs/setup',
    'docs/setup/',
    'docs//setup',
    'docs///setup//',
    '/docs/setup',
    'docs/setup.html',
  ],
  ...['docs/setup.html/', 'docs/setup/index', 'docs/setup/index/', 'docs/setup/index.html'],
  ...['docs/setup.md', 'docs/setup/index.md', 'docs/setup/.', 'docs/./setup', 'docs/nowhere'],
  ...['docs/v1.0', 'docs/v1.0.html', 'docs/50%25%20%C3%A4', 'docs/50%25%20%c3%a4.html', 'docs/%ZZ'],
  ...['old', 'old/', 'old.html', 'old/index.html', 'x', 'x/', 'x.html', 'x.html/', 'x/index.html'],
  ...[
    'note.txt',
    'note.txt/',
    '/note.txt',
    'note',
    'more',
    'more/',
    'more.html',
    'more/index.html',
  ],
  ...['404', '404/', '404.html', '404/index.html', 'nowhere', 'nowhere.html', 'nowhere/index.html'],
  ...['graphql', 'graphql/', 'graphql/index.html', 'graphql//types', 'graphql/shop.graphql'],
  ...['sitemap.xml', 'sitemap.xml/', 'sitemap', 'llms.txt', 'index.md', 'index.md/'],
];

test.each(['preserve', 'always', 'never'])(
  'docgen dev has at an address what docgen serve has there: trailingSlash %s',
  async (trailingSlash) => {
    const folder = await mkdtemp(join(tmpdir(), 'docgen-addresses-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFiles(folder, {
      'site.config.js': `export default { title: 'A', url: 'https://a.example', basePath: '/base/',
        trailingSlash: '${trailingSlash}', content: [{ id: 'docs', path: 'content' }],
        staticFolders: ['static'], schemas: { instances: [{ id: 'shop', path: 'shop.graphql' }] },
        redirects: [{ from: '/old', to: '/docs' }, { from: '/x.html', to: '/docs/setup' }] };`,
      'content/index.md': '# Home\n',
      'content/docs/index.md': '# Docs\n',
      'content/docs/setup.md': '# Setup\n',
      'content/docs/v1.0.md': '# Version\n',
      'content/docs/50% ä.md': '# Half\n',
      'static/note.txt': 'A note.',
      'static/more/index.html': '<title>More</title>',
      'shop.graphql': 'type Query { a: Int }\n',
    });
    expect(await runDocgen(['build'], folder)).toMatchObject({ code: 0 });
    const built = await serveFolder({ folder: join(folder, 'dist'), basePath: '/base/' });
    const live = await serveLiveSite(folder);
    onTestFinished(async () => {
      built.server.close();
      await live.close();
    });
    const answers = (port: number) =>
      Promise.all(ADDRESSES.map(async (path) => [path, await answer(port, `/base/${path}`)]));
    expect(await answers(live.port)).toEqual(await answers(built.port));
  },
);

test('docgen dev has the files that a build writes beside pages, scripts and styles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-addresses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(folder, {
    'site.config.js': `export default { title: 'A', url: 'https://a.example', basePath: '/base/',
      content: [{ id: 'docs', path: 'content' }], staticFolders: ['static'], search: false,
      socialImages: true,
      contentSecurityPolicy: { emit: 'headers' }, markdown: { math: { stylesheet: 'cdn' } },
      schemas: { instances: [{ id: 'shop', path: 'shop.graphql' }] } };`,
    'content/index.md': '# Home\n\n![A dot](dot.svg)\n',
    'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>\n',
    'content/formula.md': '# Formula\n\n$a^2$\n',
    'static/note.txt': 'A note.',
    'shop.graphql': 'type Query { a: Int }\n',
  });
  expect(await runDocgen(['build'], folder)).toMatchObject({ code: 0 });
  const dist = join(folder, 'dist');
  const paths = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^\.|\.(html|css|js(\.LEGAL\.txt)?)$/.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  expect(paths).toContain('_headers');
  const live = await serveLiveSite(folder);
  onTestFinished(live.close);
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${live.port}/base/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const isPicture = path.endsWith('.png');
    if (isPicture) expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([path, bytes.equals(await readFile(join(dist, path)))]).toEqual([path, true]);
  }
  const pictureIn = (html: string) => /property="?og:image"? content="?([^">]*)/.exec(html)?.[1];
  const page = await fetch(`http://127.0.0.1:${live.port}/base/formula`);
  const built = await readFile(join(dist, 'formula/index.html'), 'utf8');
  expect(pictureIn(built)).toMatch(/^https:.*\.png$/);
  expect(pictureIn(await page.text())).toBe(pictureIn(built));
});

/** The status and the content: the title of a page, the whole body of anything else. */
async function answer(port: number, target: string): Promise<string> {
  const { status, headers, body } = await rawRequest({ port, target });
  const type = headers['content-type']?.replace(/;.*/, '');
  const [, title] = /<title>(.*?)<\/title>/.exec(body) ?? [];
  const chunks = headers['transfer-encoding'] === 'chunked';
  return [status, type, title ?? (chunks ? '' : body)].join(' ');
}
