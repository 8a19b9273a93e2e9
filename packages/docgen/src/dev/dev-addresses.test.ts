import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The status and the content: the title of a page, the whole body of anything else. */
async function answer(port: number, target: string): Promise<string> {
  const { status, headers, body } = await rawRequest({ port, target });
  const type = headers['content-type']?.replace(/;.*/, '');
  const [, title] = /<title>(.*?)<\/title>/.exec(body) ?? [];
  const chunks = headers['transfer-encoding'] === 'chunked';
  return [status, type, title ?? (chunks ? '' : body)].join(' ');
}
