import { expect, test } from 'vitest';
import { planProject } from '../../testing/plan-project.ts';

/** Files by path. */
type Files = Readonly<Record<string, string>>;

/** The planned texts and findings about them for a site in a language, with these messages. */
async function plan(
  locale: string,
  messages: Readonly<Record<string, string>> | string,
  { title = 'Shop', packages = {} }: { title?: string; packages?: Files } = {},
) {
  const worded = Object.entries(messages).map(([id, message]) => [id, { message }]);
  const json = typeof messages === 'string' ? messages : JSON.stringify(Object.fromEntries(worded));
  const { files, findings } = await planProject({
    'docusaurus.config.js': `module.exports = {
      title: '${title}',
      url: 'https://docs.shop.example',
      i18n: { defaultLocale: '${locale}', locales: ['${locale}'] },
      presets: ['classic'],
    };`,
    'docs/orders.md': '# Orders\n',
    [`i18n/${locale}/code.json`]: json,
    ...packages,
  });
  const [, texts] = /^ {2}texts: (\{.*?\}),$/ms.exec(files[0]?.text ?? '') ?? [];
  const told = (kind: 'carried' | 'checks') =>
    findings?.[kind].find(({ what }) => what === 'texts')?.text;
  const left = findings?.left.filter(({ what }) => what.startsWith('message'));
  return { texts, carried: told('carried'), check: told('checks'), left };
}

/** The packages of Docusaurus with its translations into a language. */
function translations(folder: string, messages: Readonly<Record<string, string>>): Files {
  return { [`node_modules/${folder}/theme-common.json`]: JSON.stringify(messages) };
}

test('wordings of an English site become texts, except those that Docusaurus has written', async () => {
  const { texts, carried } = await plan('en', {
    'theme.common.editThisPage': 'Improve this page',
    'theme.common.skipToMainContent': 'Skip to main content',
    'theme.docs.paginator.navAriaLabel': 'Docs pages navigation',
    'theme.NotFound.title': 'Page Not Found',
    'theme.TOCCollapsible.toggleButtonLabel': 'on this page',
    'theme.common.headingLinkTitle': 'Address of {heading}',
    'theme.docs.versions.unmaintainedVersionLabel': 'Old: {siteTitle} {versionLabel}.',
    'theme.docs.paginator.next': 'Next: {title}',
    'theme.ErrorPageContent.tryAgain': ' ',
    'theme.blog.archive.title': 'Attic',
    'home.hello': 'Hello',
  });
  expect(texts).toBe(`{
    'Edit this page': 'Improve this page',
    'This page is about version {0}, which is no longer maintained.': 'Old: Shop {0}.',
    'Link to {0}': 'Address of {0}',
  }`);
  expect(carried).toMatch(/^Edit this page, This page is about version \{0\}, /);
});

test('wordings that docgen has no place for are named, with the reason', async () => {
  const { texts, left } = await plan(
    'en',
    {
      'theme.docs.paginator.next': 'Next: {title}',
      'theme.docs.versions.unmaintainedVersionLabel': '{versionLabel} of {siteTitle}',
      'theme.docs.versions.unreleasedVersionLabel': 'Too early',
    },
    { title: 'Shop {0}' },
  );
  expect(texts).toBeUndefined();
  expect(left?.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'message theme.docs.paginator.next in i18n/en/code.json: As a text of docgen, this would be “Next: {0}”, but what replaces “Next” must have no placeholder. Word it anew in `texts`.',
    'message theme.docs.versions.unreleasedVersionLabel in i18n/en/code.json: As a text of docgen, this would be “Too early”, but what replaces “This page is about version {0}, which has not been released yet.” must have {0} once. Word it anew in `texts`.',
    'message theme.docs.versions.unmaintainedVersionLabel in i18n/en/code.json: As a text of docgen, this would be “{0} of Shop {0}”, but what replaces “This page is about version {0}, which is no longer maintained.” must have {0} once. Word it anew in `texts`.',
  ]);
});

test('braces of a title are no placeholders', async () => {
  const old = { 'theme.docs.versions.unmaintainedVersionLabel': '{versionLabel} of {siteTitle}' };
  const { texts, left } = await plan('en', old, { title: 'Shop {beta}' });
  expect(texts).toContain("'{0} of Shop {beta}'");
  expect(left).toEqual([]);
});

const GERMAN = {
  'theme.TOCCollapsible.toggleButtonLabel': 'Auf dieser Seite',
  'theme.common.editThisPage': 'Seite verbessern',
  'theme.SearchBar.label': 'Stöbern',
  'theme.admonition.tip': 'kniff',
  'theme.admonition.note': 'note',
};

test.each([
  ['@docusaurus/theme-translations/locales/de', 'de'],
  ['.pnpm/node_modules/@docusaurus/theme-translations/locales/de', 'de-CH'],
])('what Docusaurus itself says in %s is not the wording of a site in %s', async (path, locale) => {
  const packages = {
    ...translations(path, { 'theme.common.editThisPage': 'Seite verbessern' }),
    [`node_modules/${path}/theme-search-algolia.json`]: '{"theme.SearchBar.label": "Stöbern"}',
  };
  const { texts, check } = await plan(locale, GERMAN, { packages });
  expect(texts).toBe("{ Tip: 'Kniff' }");
  expect(check).toBeUndefined();
});

test('without the packages of Docusaurus, it is said that its wordings may be among those of the site', async () => {
  const { texts, check } = await plan('de', GERMAN);
  expect(texts).toContain("'Edit this page': 'Seite verbessern'");
  expect(check).toMatch(/if its packages are installed.*docgen init/);
  expect((await plan('de', { 'theme.admonition.note': 'note' })).check).toBeUndefined();
});

test('what Docusaurus says in a language that docgen does not have becomes texts', async () => {
  const dutch = { 'theme.docs.paginator.next': 'Volgende' };
  const packages = translations('@docusaurus/theme-translations/locales/nl', dutch);
  expect((await plan('nl', dutch, { packages })).texts).toBe("{ Next: 'Volgende' }");
  const { texts, check } = await plan('nl', dutch);
  expect(texts).toBe("{ Next: 'Volgende' }");
  expect(check).toBeUndefined();
});

test.each([['{'], ['[]'], ['{"theme.common.editThisPage": 1}']])(
  'translations of Docusaurus with %s are no reason to fail',
  async (json) => {
    const path = 'node_modules/@docusaurus/theme-translations/locales/de/theme-common.json';
    const { texts } = await plan('de', GERMAN, { packages: { [path]: json } });
    expect(texts).toContain("'Edit this page': 'Seite verbessern'");
  },
);

test.each([['{'], ['[]'], ['{}'], ['{"theme.common.editThisPage": "Improve"}']])(
  'a file of messages with %s is no reason to fail',
  async (json) => {
    expect((await plan('en', json)).texts).toBeUndefined();
  },
);
