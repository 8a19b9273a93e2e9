import { expect, test } from 'vitest';
import { planProject } from '../../testing/plan-project.ts';

test('redirects that differ from pages and others only in case are left to the host', async () => {
  const { files, findings } = await planProject({
    'docusaurus.config.js': `export default {
      title: 'Gulls',
      url: 'https://gulls.example',
      trailingSlash: true,
      presets: [['classic', { docs: { routeBasePath: '/' } }]],
      plugins: [['client-redirects', { redirects: [
        { from: ['/RSS/', '/feeds/rss/', '/Feeds/RSS'], to: '/rss/' },
        { from: '/atom', to: '/rss/' },
      ] }]],
    };`,
    'docs/rss.md': '# RSS\n',
  });
  expect(findings?.left.find(({ what }) => what.startsWith('redirect'))).toEqual({
    what: 'redirect from /RSS/, redirect from /Feeds/RSS',
    text: 'It differs from a page or another redirect only in case, so both are one file on many disks. If your host tells them apart, have it redirect.',
  });
  const [config] = files;
  expect(config?.text).toContain("from: '/feeds/rss/'");
  expect(config?.text).toContain("from: '/atom'");
  expect(config?.text).not.toContain('RSS/');
});
