import { expect, test } from 'vitest';
import { planProject } from '../../testing/plan-project.ts';

test('parts of links that are not evaluated are to be written, others need a theme', async () => {
  const { findings } = await planProject({
    'docusaurus.config.js': `
      const releases = new URL('https://git.example/heron/releases');
      const manual = { label: 'Manual', to: '/docs/orders' };
      module.exports = {
        title: 'Heron',
        url: 'https://heron.example',
        presets: ['classic'],
        themeConfig: {
          navbar: { items: [{ label: 'News', href: releases }, { ...manual, className: releases }] },
          footer: {
            links: [
              { title: new Map(), items: [{ label: 'News', href: releases }, manual] },
              { title: 'More', items: new Set() },
            ],
          },
        },
      };`,
    'docs/orders.md': '# Orders\n',
  });
  const settings = findings?.left.filter(({ what }) => what.startsWith('themeConfig'));
  expect(settings).toEqual([
    {
      what: 'themeConfig.navbar.items[1].className (an expression)',
      text: expect.stringMatching(/^Use a theme instead/),
    },
    {
      what: [
        'themeConfig.footer.links[0].title (an expression)',
        'themeConfig.footer.links[0].items[0].href (an expression)',
        'themeConfig.footer.links[1].items (an expression)',
      ].join(', '),
      text: 'It was not evaluated. Write the value into site.config.ts.',
    },
  ]);
});

test('a list of links that is not evaluated is to be written', async () => {
  const { findings } = await planProject({
    'docusaurus.config.js': `
      module.exports = {
        title: 'Heron',
        url: 'https://heron.example',
        themeConfig: { navbar: { items: new Set() }, footer: { links: new Set() } },
      };`,
    'docs/orders.md': '# Orders\n',
  });
  expect(findings?.left).toContainEqual({
    what: 'themeConfig.navbar.items (an expression), themeConfig.footer.links (an expression)',
    text: 'It was not evaluated. Write the value into site.config.ts.',
  });
});
