import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runDocgen } from '../../../../test/support/run-docgen.ts';
import { CONFIG, openSite } from '../testing/open-live-site.ts';

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])';

it('shows the articles that a build writes, whichever schema their descriptions are of', async () => {
  const { folder, page } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { composed: { id: 'api' }, instances: [
      { id: 'saws', path: 'saws.graphql' }, { id: 'files', path: 'files.graphql' }] } };`,
    'saws.graphql': `${LINK}
"A saw[^1].\\n\\n[^1]: Or a rasp."
type Saw @key(fields: "id") { "Its number[^1].\\n\\n[^1]: Stamped." id: Int }
type Query { "A [[Saw]]." saw: Saw blade: Int @deprecated(reason: "Ask for a [[Saw]].") }
`,
    'files.graphql': `${LINK}\ntype Saw @key(fields: "id") { id: Int file: Int }\n`,
    'content/saw.md': '# Saw\n\nOf metal[^1]. See [[Saw]].\n\n[^1]: Or of wood.\n',
  });
  expect(await runDocgen(['build'], folder)).toMatchObject({ code: 0 });
  const dist = join(folder, 'dist');
  const pages = (await readdir(dist, { recursive: true })).filter((path) =>
    /index\.html$/.test(path),
  );
  expect(pages).toContain('graphql/saws/types/objects/saw/index.html');
  const article = (html: string) => /<article.*<\/article>/s.exec(html)?.[0] ?? html;
  for (const path of pages) {
    const built = await readFile(join(dist, path), 'utf8');
    const live = await page(`/${path.slice(0, -'index.html'.length).replaceAll('\\', '/')}`);
    expect(article(live), path).toBe(article(built));
  }
});
