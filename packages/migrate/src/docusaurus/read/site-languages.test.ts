import { expect, test } from 'vitest';
import { planProject } from '../../testing/plan-project.ts';

/** The configuration and the other languages that are planned for a site. */
async function plan(i18n: string, files: Readonly<Record<string, string>>) {
  const { files: planned, findings } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: 'Shop',
      url: 'https://docs.shop.example',
      i18n: ${i18n},
      presets: ['classic'],
    };`,
    'docs/orders.md': '# Orders\n',
    ...files,
  });
  const languages = findings?.left.find(({ what }) => what.startsWith('languages'))?.what;
  return { config: planned[0]?.text, languages };
}

const IMPROVE = '{"theme.common.editThisPage": {"message": "Improve this page"}}';

test('translations are where i18n.path and the path of a language say', async () => {
  const i18n = `{
    path: './lingo/site',
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: { en: { path: 'english' }, fr: { path: 'french' }, it: { path: 'italian' } },
  }`;
  const { config, languages } = await plan(i18n, {
    'lingo/site/english/code.json': IMPROVE,
    'lingo/site/french/code.json': '{}',
    'lingo/site/es/code.json': '{}',
    'i18n/nl/code.json': '{}',
    'i18n/en/code.json': '{"theme.common.editThisPage": {"message": "Nobody reads this"}}',
  });
  expect(languages).toBe('languages es, fr');
  expect(config).toContain("texts: { 'Edit this page': 'Improve this page' }");
});

test.each([['../../elsewhere'], ['lingo/\\0'], ['docs/orders.md']])(
  'a site with translations in %j has none',
  async (path) => {
    const { config, languages } = await plan(`{ path: '${path}', defaultLocale: '..' }`, {
      'code.json': IMPROVE,
    });
    expect(languages).toBeUndefined();
    expect(config).not.toContain('texts:');
  },
);

test('folders beside the translations are no languages', async () => {
  const i18n = `{ path: '.', defaultLocale: 'en', locales: ['en', 'fr'] }`;
  const { config, languages } = await plan(i18n, {
    'en/code.json': IMPROVE,
    'es/docusaurus-plugin-content-docs/current.json': '{}',
    'src/pages/index.md': '# Home\n',
    'static/robots.txt': '',
  });
  expect(languages).toBe('languages es, fr');
  expect(config).toContain("texts: { 'Edit this page': 'Improve this page' }");
});

test.each(['translations/en', 'en/', './en'])('the path of a language may be %j', async (path) => {
  const i18n = `{ defaultLocale: 'en', localeConfigs: { en: { path: '${path}' } } }`;
  const { config, languages } = await plan(i18n, {
    [`i18n/${path}/code.json`]: IMPROVE,
    'i18n/de/code.json': '{}',
  });
  expect(languages).toBe('languages de');
  expect(config).toContain("texts: { 'Edit this page': 'Improve this page' }");
});
