// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are in texts of programs.
import { describe, expect, test } from 'vitest';
import { planProject } from '../../testing/plan-project.ts';

const PAGES = {
  'docs/intro.md': '# Intro\n',
  'docs/01-guides/orders.mdx': '# Orders\n',
  'docs/api/button.md': '# Button\n',
};
const OLDER = {
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/intro.md': '# Intro\n',
  'versioned_docs/version-1.0/guides/orders.md': '# Orders\n',
};

/**
 * The edit addresses of the content roots that are written for a site, and what is said about them.
 *
 * @param editUrl - That of its docs, as it is written in the configuration.
 * @param more - Files, and `plugins` of the configuration.
 */
async function edits(
  isRun: boolean,
  editUrl: string,
  { plugins = '', ...files }: Readonly<Record<string, string>> = {},
) {
  const text = `
    ${isRun ? "import 'node:os';" : ''}
    const repository = 'https://github.com/heron/docs';
    const names = { ...JSON.parse('{ "owner": "heron" }') };
    const branch = process.env.BRANCH || 'main';
    export default {
      title: 'Heron',
      url: 'https://heron.example',
      baseUrl: '/manual/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', { docs: { editUrl: ${editUrl} }, blog: false }]],
      plugins: [${plugins}],
    };`;
  const plan = await planProject({ 'docusaurus.config.js': text, ...PAGES, ...files }, isRun);
  const config = plan.files[0]?.text ?? '';
  const roots = config.matchAll(/path: '([^']*)',\s*route(?:[^}](?!path:))*?editUrl:\s*'([^']*)'/g);
  return {
    addresses: Object.fromEntries(Array.from(roots, ([, path, address]) => [path, address])),
    left: (plan.findings?.left ?? []).filter(({ what }) => what.includes('editUrl')),
  };
}

const BELOW = 'https://github.com/heron/docs/edit/main';
const VERSIONS = ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0'];

describe.each([
  ['read', false],
  ['run', true],
])('in a configuration that is %s', (_, isRun) => {
  test.each([
    ['({ docPath }) => `https://github.com/heron/docs/edit/main/docs/${docPath}`'],
    [
      '({ docPath }) => { const dir = "docs"; return `${repository}/edit/${branch}/${dir}/${docPath}`; }',
    ],
    [
      '({ versionDocsDirPath, docPath }) => `${repository}/edit/main/${versionDocsDirPath}/${docPath}`',
    ],
    [
      '(page) => repository + "/edit/main/website/../" + page.versionDocsDirPath + "/" + page.docPath',
    ],
    [
      `function ({ locale, version, versionDocsDirPath, docPath, permalink }) {
        if (locale !== 'en') return \`https://crowdin.com/project/heron/\${locale}\`;
        if (permalink === '/manual/docs/api/box') return undefined;
        return \`\${repository}/edit/main/docs/\${docPath}\`;
      }`,
    ],
  ])('editUrl: %s is the address of a folder', async (editUrl) => {
    const expected = { addresses: { docs: `${BELOW}/docs` }, left: [] };
    expect(await edits(isRun, editUrl)).toEqual(expected);
  });

  test('each version has its folder, or none', async () => {
    const own = await edits(
      isRun,
      '({ versionDocsDirPath, docPath }) => `${repository}/edit/main/${versionDocsDirPath}/${docPath}`',
      OLDER,
    );
    expect(own).toEqual({
      addresses: Object.fromEntries(VERSIONS.map((path) => [path, `${BELOW}/${path}`])),
      left: [],
    });
    const current = await edits(
      isRun,
      '({ version, docPath }) => version === "current" ? `${repository}/edit/main/docs/${docPath}` : undefined',
      OLDER,
    );
    expect(current).toEqual({ addresses: { docs: `${BELOW}/docs` }, left: [] });
  });

  test('each instance of the plugin has its own function', async () => {
    const options = (id: string, address: string) =>
      `{ id: '${id}', path: '${id}', routeBasePath: '${id}', editUrl: ({ docPath }) => \`${address}\` }`;
    const { addresses, left } = await edits(isRun, '`${repository}/edit/main`', {
      plugins: `['content-docs', ${options('team', `${BELOW}/people/\${docPath}`)}],
        ['content-docs', ${options('api', `${BELOW}/api/\${docPath}?plain=1`)}]`,
      'team/people.md': '# People\n',
      'api/orders.md': '# Orders\n',
    });
    expect(addresses).toEqual({ docs: `${BELOW}/docs`, team: `${BELOW}/people` });
    expect(left).toEqual([
      { what: 'docs (api).editUrl (a function)', text: expect.stringContaining('of a folder') },
    ]);
  });

  test.each([
    [
      'some pages are elsewhere',
      '({ docPath }) => docPath.startsWith("api/") ? `${repository}/edit/main/code/${docPath}` : `${repository}/edit/main/docs/${docPath}`',
    ],
    [
      'some pages are elsewhere, by a pattern',
      '({ docPath }) => { let match; if ((match = docPath.match(/api\\/(.*)\\.md/)) != null) return `${repository}/src/${match[1]}.tsx`; return `${repository}/edit/main/docs/${docPath}`; }',
    ],
    [
      'some pages have none',
      '({ docPath }) => docPath.startsWith("api/") ? undefined : `${repository}/edit/main/docs/${docPath}`',
    ],
    ['no page has one', '() => undefined'],
    ['one address for all', '() => "https://crowdin.com/project/heron"'],
    ['something follows', '({ docPath }) => `${repository}/edit/main/docs/${docPath}?plain=1`'],
    ['by the address of the page', '({ permalink }) => `${repository}/edit/main${permalink}.md`'],
    ['no folder', '({ docPath }) => `${repository}/edit?file=${docPath}`'],
    ['no address', '({ docPath }) => `docs/${docPath}`'],
    ['a script', '({ docPath }) => `javascript:alert(1)/${docPath}`'],
    ['an error', '({ docPath }) => `${repository}/${missing.name}/${docPath}`'],
  ])('other functions are reported: %s', async (_, editUrl) => {
    expect(await edits(isRun, editUrl)).toEqual({
      addresses: {},
      left: [{ what: 'docs.editUrl (a function)', text: expect.stringContaining('of a folder') }],
    });
  });
});

test('a part that comes from a package that was not run is no address', async () => {
  const editUrl =
    '({ docPath }) => `https://github.com/${require("@heron/names").docs}/edit/${docPath}`';
  expect((await edits(true, editUrl)).addresses).toEqual({});
  expect((await edits(false, editUrl)).addresses).toEqual({});
});

test('a value of which only a part can be read is no address', async () => {
  const editUrl = '({ docPath }) => `https://github.com/${names.owner}/docs/${docPath}`';
  expect((await edits(false, editUrl)).addresses).toEqual({});
  expect((await edits(false, editUrl, { plugins: 'names.plugin' })).addresses).toEqual({});
  const known = { docs: 'https://github.com/heron/docs' };
  expect((await edits(true, editUrl, { plugins: 'names.plugin' })).addresses).toEqual(known);
});
