import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFixtureSite } from './support/fixture-site.ts';
import { runDocgen } from './support/run-docgen.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Garden',
  url: 'https://garden.example',
  basePath: '/docs/',
  content: [{ id: 'docs', path: 'docs', route: '/' }],
};
`,
  'docs/index.md': '# Start\n',
  'docs/orders.md': '# Orders\n',
};

it('a check with the sitemap of the published site fails on addresses without a page, until they redirect', async () => {
  const { folder, remove } = await buildFixtureSite(FILES);
  const project = dirname(folder);
  const check = async (...sitemaps: string[]) => {
    const args = ['check', '--format', 'json', '--published', ...sitemaps];
    const { code, stdout } = await runDocgen(args, project);
    const { diagnostics } = JSON.parse(stdout);
    return { code, found: diagnostics.map(({ code, place }: never) => [code, place]) };
  };
  try {
    copyFileSync(join(folder, 'sitemap.xml'), join(project, 'old.xml'));
    writeFileSync(join(project, 'older.txt'), 'https://garden.example/docs/order\n');
    expect(await check('old.xml')).toEqual({ code: 0, found: [] });

    renameSync(join(project, 'docs/orders.md'), join(project, 'docs/ordering.md'));
    expect(await check('old.xml', 'older.txt')).toEqual({
      code: 1,
      found: [
        ['lost-route', { file: 'old.xml', line: 4, column: 11 }],
        ['lost-route', { file: 'older.txt', line: 1, column: 1 }],
      ],
    });

    const redirects = ['/orders', '/order'].map((from) => ({ from, to: '/ordering' }));
    const config = FILES['site.config.ts'].replace(
      '};',
      `  redirects: ${JSON.stringify(redirects)},\n};`,
    );
    writeFileSync(join(project, 'site.config.ts'), config);
    expect(await check('old.xml', 'older.txt')).toEqual({ code: 0, found: [] });

    expect(await check('missing.xml')).toEqual({
      code: 1,
      found: [['unreadable-file', { file: 'missing.xml' }]],
    });
  } finally {
    await remove();
  }
});
