import { expect, test } from 'vitest';
import { planProject } from '../testing/plan-project.ts';

/** Findings about a site with two docs instances, as its author reads them. */
async function told(
  kind: 'carried' | 'checks' | 'left',
  more: Readonly<Record<string, string>> = {},
) {
  const { findings } = await planProject({
    'docusaurus.config.js': `
      import clips from '@shop/remark-clips';
      const docs = { remarkPlugins: [clips, require('remark-attr')] };
      export default {
        title: 'Shop',
        url: 'https://shop.example',
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
        presets: [['classic', { docs }]],
        plugins: [
          ['content-docs', { id: 'team', path: 'team', routeBasePath: 'team', ...docs }],
          () => ({ name: 'one' }),
          () => ({ name: 'two' }),
        ],
      };`,
    'docs/orders.md': '# Orders\n',
    'team/people.md': '# People\n',
    ...more,
  });
  return findings?.[kind].map(({ what, text }) => `${what}: ${text}`) ?? [];
}

test('what several parts of a site have in common is told once', async () => {
  const lines = await told('left');
  expect(lines).toContainEqual(
    expect.stringMatching(/^Markdown plugin @shop\/remark-clips, Markdown plugin remark-attr: /),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^plugin written in the configuration: /));
});

test('a setting of many entries is told once, with their number, that of few with their places', async () => {
  const { findings } = await planProject({
    'docusaurus.config.js': `
      const shop = (path) => ({ label: path, href: 'https://shop.example/' + path, target: '_self' });
      module.exports = {
        title: 'Shop',
        url: 'https://docs.shop.example',
        presets: ['classic'],
        themeConfig: {
          navbar: {
            items: [
              ...['orders', 'returns', 'prices', 'stores'].map(shop),
              { ...shop('cards'), className: 'card' },
              { label: 'More', items: [shop('jobs'), shop('press')] },
            ],
          },
        },
      };`,
    'docs/orders.md': '# Orders\n',
  });
  const theme = findings?.left.find(({ text }) => text.startsWith('Use a theme instead'));
  expect(theme?.what.split(', ')).toEqual([
    'themeConfig.navbar.items[…].target (5 times)',
    'themeConfig.navbar.items[4].className',
    'themeConfig.navbar.items[5].items[0].target',
    'themeConfig.navbar.items[5].items[1].target',
  ]);
});

test('where navbar items were highlighted is told', async () => {
  const { findings } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: 'Shop',
      url: 'https://docs.shop.example',
      presets: ['classic'],
      themeConfig: {
        navbar: {
          items: [
            { label: 'Orders', to: '/docs/orders', activeBasePath: '/docs' },
            { label: 'Jobs', href: 'https://jobs.example/', activeBaseRegex: '/jobs' },
          ],
        },
      },
    };`,
    'docs/orders.md': '# Orders\n',
  });
  expect(findings?.left.find(({ what }) => what.startsWith('activeBase'))).toEqual({
    what: 'activeBasePath of navbar item “Orders”, activeBaseRegex of navbar item “Jobs”',
    text: expect.stringContaining('set `sidebar` instead of `to`'),
  });
});

test('keys of a navbar item that its type does not use are no settings', async () => {
  const { findings } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: 'Shop',
      url: 'https://docs.shop.example',
      presets: ['classic'],
      themeConfig: {
        navbar: {
          items: [
            { label: 'Orders', type: 'doc', docId: 'orders', sidebarId: 'shop' },
            { label: 'Docs', type: 'docSidebar', sidebarId: 'defaultSidebar', docId: 'orders' },
            { label: 'Home', to: '/', docId: 'orders', docsPluginId: 'shop' },
          ],
        },
      },
    };`,
    'docs/orders.md': '# Orders\n',
  });
  expect(findings?.left).toEqual([]);
});

test.each([
  ['2.4.3', true],
  ['^2.0.0-beta.18', true],
  ['^3.2.1', false],
  ['latest', false],
])('for Docusaurus %s, that pages were MDX 1 is told: %s', async (version, isTold) => {
  const manifest = JSON.stringify({ dependencies: { '@docusaurus/core': version } });
  const checks = await told('checks', { 'package.json': manifest });
  const mdx = checks.filter((line) => line.startsWith('markdown: '));
  expect(mdx).toEqual(isTold ? [expect.stringMatching(/MDX 1.*mdx-syntax.*'detect'/)] : []);
});

test('texts with a part that only running a package can provide are reviewed', async () => {
  const { files, findings } = await planProject({
    'docusaurus.config.js': `
      const { number } = require('@shop/release');
      module.exports = {
        title: 'Shop',
        tagline: \`Release \${number}\`,
        url: 'https://docs.shop.example',
        presets: ['classic'],
        themeConfig: {
          navbar: { items: [{ label: \`What is new in \${number}\`, to: '/docs/orders' }] },
          footer: { copyright: \`Shop \${number}\` },
        },
      };`,
    'docs/orders.md': '# Orders\n',
  });
  const why = 'The part in ⟨…⟩ is computed by code that was not run.';
  const computed = findings?.checks.filter(({ text }) => text.includes(why));
  expect(computed?.map(({ what }) => what)).toEqual([
    'tagline',
    'navbar.items[0].label',
    'footer.copyright',
  ]);
  expect(files[0]?.text.match(/\/\/ Check: The part in ⟨…⟩ .*\n.*/g)).toEqual([
    `// Check: ${why}\n  tagline: 'Release ⟨@shop/release⟩',`,
    expect.stringContaining('{'),
    `// Check: ${why}\n    copyright: 'Shop ⟨@shop/release⟩',`,
  ]);
});

test('a file beside the translations is no language', async () => {
  const files = { 'i18n/readme.md': '# How we translate\n', 'i18n/fr/code.json': '{}' };
  expect(await told('left', files)).toContainEqual(expect.stringMatching(/^languages de, fr: /));
  expect(await told('carried', files)).toContain('externalRoutes: /de, /fr');
});

test('React pages that read data of plugins are told to read a file', async () => {
  const releases = `import { usePluginData } from '@docusaurus/useGlobalData';
    export default () => usePluginData('releases').stable;`;
  const [alone] = (await told('left', { 'src/pages/index.js': releases })).filter((line) =>
    line.startsWith('pages in'),
  );
  expect(alone).toMatch(/: They read data of plugins .* into a JSON file that they import, /);
  expect(alone).not.toMatch(/install/);
  const both = { 'src/pages/index.js': `import 'clsx-of-nobody';\n${releases}` };
  expect((await told('left', both)).join()).toMatch(
    /They need clsx-of-nobody, .* install it\. They read data of plugins /,
  );
});

test('customFields that are data are carried over, and React pages that read them', async () => {
  const { files, findings } = await planProject({
    'docusaurus.config.js': `
      import { release } from '@shop/release';
      export default {
        title: 'Shop',
        url: 'https://shop.example',
        presets: ['classic'],
        customFields: {
          team: { name: "Ann's", members: [1, null], isOpen: true },
          token: process.env.TOKEN,
          greet: (name) => 'Hello ' + name,
          nested: { release: [release] },
        },
      };`,
    'src/pages/index.js': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      export default () => useDocusaurusContext().siteConfig.customFields.team.name;`,
  });
  expect(files[0]?.text).toContain(`
  customFields: {
    team: {
      name: "Ann's",
      members: [1, null],
      isOpen: true,
    },
  },
`);
  expect(files[0]?.text).toContain("path: 'src/pages',");
  const left = findings?.left.map(({ what, text }) => `${what}: ${text}`);
  expect(left).toContainEqual(
    expect.stringMatching(
      /^customFields\.greet \(a function\), customFields\.nested: Write the value into `customFields`/,
    ),
  );
});

test('pages with tags are counted, because there are no pages of tags', async () => {
  expect((await told('left')).join()).not.toContain('tags of');
  const files = {
    'docs/returns.md': '---\ntags: [basics]\n---\n# Returns\n',
    'team/jobs.md': '---\ntags: []\n---\n# Jobs\n',
  };
  expect(await told('left', files)).toContainEqual(
    expect.stringMatching(/^tags of 1 page: .*\/docs\/tags/),
  );
  const atRoot = "presets: [['classic', { docs: { routeBasePath: '/' } }]]";
  const config = `export default { title: 'Shop', url: 'https://shop.example', ${atRoot} };`;
  expect(await told('left', { ...files, 'docusaurus.config.js': config })).toContainEqual(
    expect.stringMatching(/^tags of 1 page: .* such as \/tags\./),
  );
});

test.each([
  ['detect', 'docs/orders.md', true],
  ['detect', 'docs/orders.mdx', false],
  ['md', 'docs/orders.mdx', true],
  ['mdx', 'docs/orders.md', false],
])('with the format %s, %s loses its formulas: %s', async (format, page, isLost) => {
  const { findings } = await planProject({
    'docusaurus.config.js': `
      import remarkMath from 'remark-math';
      export default {
        title: 'Shop',
        url: 'https://shop.example',
        markdown: { format: '${format}' },
        presets: [['classic', { docs: { remarkPlugins: [remarkMath] } }]],
      };`,
    [page]: '# Orders\n\n$a$\n',
  });
  const left = findings?.left.map(({ what }) => what) ?? [];
  expect(left.includes('formulas in pages of the format md')).toBe(isLost);
});

test('an announcement without text is none', async () => {
  const { files } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: 'Shop',
      url: 'https://shop.example',
      presets: ['classic'],
      themeConfig: { announcementBar: { id: 'autumn', content: ' ' } },
    };`,
    'docs/orders.md': '# Orders\n',
  });
  expect(files[0]?.text).not.toContain('announcementBar');
});

test('announcement and copyright line keep their links, on one line', async () => {
  const html = '`\n        By\n        <a href="/base/docs/orders">us</a>.\n      `';
  const { files } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: 'Shop',
      url: 'https://shop.example',
      baseUrl: '/base/',
      presets: ['classic'],
      themeConfig: {
        announcementBar: { id: 'autumn', content: ${html} },
        footer: { copyright: ${html} },
      },
    };`,
    'docs/orders.md': '# Orders\n',
  });
  for (const key of ['content', 'copyright']) {
    expect(files[0]?.text).toContain(`${key}: 'By <a href="/docs/orders">us</a>.'`);
  }
});

test('announcement and copyright line lose their drawings, which Markdown does not have', async () => {
  const icon = '<svg\n viewBox="0 0 25 20"><path fill="currentColor" d="M20 2"/></svg>';
  const { files } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: 'Shop',
      url: 'https://shop.example',
      presets: ['classic'],
      themeConfig: {
        announcementBar: { id: 'autumn', content: \`${icon} <b>New</b> <a href="/docs/orders">orders ${icon}</a>\` },
        footer: { copyright: \`By us ${icon}\` },
      },
    };`,
    'docs/orders.md': '# Orders\n',
  });
  expect(files[0]?.text).toContain(`content: '<b>New</b> <a href="/docs/orders">orders </a>'`);
  expect(files[0]?.text).toContain("copyright: 'By us'");
});

test('a base path is written so that the configuration is valid', async () => {
  const { files } = await planProject({
    'docusaurus.config.js':
      "module.exports = { title: 'Shop', url: 'https://shop.example', baseUrl: '/my docs?/' };",
    'docs/orders.md': '# Orders\n',
  });
  expect(files[0]?.text).toContain("basePath: '/my%20docs%3F/'");
});

test('a version without its folder is left out, and two docs have versions of their own', async () => {
  const files = {
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/orders.md': '# Orders\n',
    'team_versions.json': '["1.0"]',
    'team_versioned_docs/version-1.0/people.md': '# People\n',
  };
  expect(await told('left', files)).toContain(
    'versions 1.0: There is no folder versioned_docs/version-1.0.',
  );
  expect(await told('carried', files)).toContain('versions: 2.0, Next, team 1.0, team Next');
});

/** What was not migrated of a site with this configuration, as its author reads it. */
async function leftOf(config: string): Promise<string[]> {
  const { findings } = await planProject({
    'docusaurus.config.js': `export default {
      title: 'Shop',
      url: 'https://shop.example',
      ${config}
    };`,
    'docs/orders.md': '# Orders\n',
  });
  return findings?.left.map(({ what, text }) => `${what}: ${text}`) ?? [];
}

test('references that plugins make of other APIs are external routes', async () => {
  const config = `
    presets: ['classic', ['redocusaurus', { specs: [{ route: '/rest/' }, { spec: 'a.yaml' }] }]],
    plugins: [
      ['@scalar/docusaurus', { route: '/billing', configuration: {} }],
      ['content-docs', { id: 'team', path: 'team', routeBasePath: 'team' }],
    ],`;
  expect(
    await told('carried', { 'docusaurus.config.js': `export default { ${config} };` }),
  ).toContain('externalRoutes: /rest, /billing');
  expect(await leftOf(config)).toContainEqual(
    expect.stringMatching(/^preset redocusaurus, plugin @scalar\/docusaurus: .*beside the site/),
  );
});

test('navbar items of unknown types are told with their types', async () => {
  const items = "[{ type: 'custom-menu', label: 'Guides' }, { label: 'Empty' }]";
  const lines = await leftOf(`presets: ['classic'], themeConfig: { navbar: { items: ${items} } }`);
  expect(lines).toContainEqual(
    'navbar item “Guides”: docgen has no items of the type "custom-menu". Write links, and menus of links, into navbar.items.',
  );
  expect(lines).toContainEqual(
    'navbar item “Empty”: Navbar items are links with a label and an address.',
  );
});

test('a language that docgen has no texts in is told', async () => {
  const about = (locale: string) =>
    leftOf(`presets: ['classic'], i18n: { defaultLocale: '${locale}', locales: ['${locale}'] }`);
  const told = expect.stringMatching(/^texts of the theme in \S+: .*English/);
  expect(await about('nl')).toContainEqual(told);
  // docgen has texts in simplified characters.
  expect(await about('zh-TW')).toContainEqual(told);
  expect(await about('zh-Hans')).not.toContainEqual(told);
  expect(await about('de')).not.toContainEqual(told);
  expect(await about('en-GB')).not.toContainEqual(told);
});

test('settings of versions that docgen does not have are told with what to do', async () => {
  const versions = "{ current: { label: 'Next', badge: true, noIndex: true } }";
  const lines = await leftOf(`presets: [['classic', { docs: { versions: ${versions} } }]]`);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^docs\.versions\.current\.badge, docs\.versions\.current\.noIndex: .*robots/,
    ),
  );
});

test('settings of versions that are not published are lost to nobody', async () => {
  const { findings } = await planProject({
    'docusaurus.config.js': `export default {
      title: 'Shop',
      url: 'https://shop.example',
      presets: [['classic', { docs: {
        includeCurrentVersion: false,
        onlyIncludeVersions: ['2'],
        versions: { current: { label: 'Next' }, 1: { label: 'First' }, 2: { badge: false, className: 'new' } },
      } }]],
    };`,
    'versions.json': '["2", "1"]',
    'versioned_docs/version-1/orders.md': '# Orders\n',
    'versioned_docs/version-2/orders.md': '# Orders\n',
  });
  const left = findings?.left.map(({ what }) => what) ?? [];
  expect(left.filter((what) => what.includes('versions'))).toEqual(['docs.versions.2.className']);
});

test.each([
  ['of the documentation without an id', '', []],
  ['of one that it names', "docsPluginId: 'api'", []],
  [
    'of one that has no versions',
    "docsPluginId: 'guides'",
    [expect.stringContaining('docsVersionDropdown')],
  ],
])('`versions` replaces the menu %s', async (_, key, expected) => {
  const { findings } = await planProject({
    'docusaurus.config.js': `export default {
      title: 'Shop',
      url: 'https://shop.example',
      plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }],
        ['@docusaurus/plugin-content-docs', { id: 'guides', path: 'guides' }]],
      themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', ${key} }] } },
    };`,
    'api_versions.json': '["2", "1"]',
    'api/orders.md': '# Orders\n',
    'api_versioned_docs/version-1/orders.md': '# Orders\n',
    'api_versioned_docs/version-2/orders.md': '# Orders\n',
    'guides/start.md': '# Start\n',
  });
  const left = findings?.left.map(({ what }) => what) ?? [];
  expect(left.filter((what) => what.includes('ersionDropdown'))).toEqual(expected);
});
