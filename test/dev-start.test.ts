import { expect, onTestFinished, test } from 'vitest';
import { startDevSite } from './support/dev-site.ts';

const CONFIG = "title: 'A', url: 'https://a.example', content: [{ id: 'docs', path: 'content' }]";

const SCHEMAS = "schemas: { instances: [{ id: 'a', label: 'A', path: 'a.graphql', route: '/a' }] }";

test('docgen dev notices a page that is deleted right after the start', async () => {
  const files = { 'content/index.md': '# Home\n', 'content/saw.md': '# Saw\n' };
  const site = await startDevSite({ 'site.config.js': `export default { ${CONFIG} };`, ...files });
  onTestFinished(async () => {
    await site.end();
  });
  const status = async () => (await fetch(`${site.url}/saw`)).status;
  expect(await status()).toBe(200);
  await site.remove('content/saw.md');
  await expect.poll(status, { timeout: 60_000 }).toBe(404);
});

test.each([
  ['no configuration', {}, ['config-missing', 'docgen init']],
  [
    'a configuration with mistakes',
    { 'site.config.js': `export default { ${CONFIG}, tagline: 1 };` },
    ['site.config.js:1', 'docgen explain'],
  ],
  [
    'a schema and a page with mistakes',
    {
      'site.config.js': `export default { ${CONFIG}, ${SCHEMAS} };`,
      'content/index.md': '# Home\n\nSee [that](/nowhere).\n',
      'a.graphql': 'type Query {',
    },
    ['sdl-syntax', 'broken-link', '2 errors'],
  ],
])('docgen dev reports %s before any page is requested', async (_, files, told) => {
  const site = await startDevSite(files);
  onTestFinished(async () => {
    await site.end();
  });
  for (const text of told) await expect.poll(site.said, { timeout: 60_000 }).toContain(text);
});
