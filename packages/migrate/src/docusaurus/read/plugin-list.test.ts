import { expect, test } from 'vitest';
import type { ForeignObject, ForeignValue } from '../../foreign/foreign-value.ts';
import { openSection } from '../../section.ts';
import { pluginList } from './plugin-list.ts';

function names(config: ForeignObject): string[] {
  return pluginList(openSection(config), '/site').map(({ kind, name }) => `${kind} ${name}`);
}

test('plugins have full names, whatever way they are written', () => {
  const plugins: ForeignValue = [
    'content-docs',
    ['client-redirects', {}],
    '@docusaurus/plugin-pwa',
    'docusaurus-plugin-sass',
    '/site/plugins/own.js',
    './src/other',
    { $opaque: 'package', name: '@acme/plugin' },
    [{ $opaque: 'function', name: 'tailwind' }, {}],
    { $opaque: 'function', name: '' },
    null,
    false,
  ];
  expect(names({ plugins, themes: ['mermaid', 'live-codeblock'] })).toEqual([
    'theme @docusaurus/theme-mermaid',
    'theme @docusaurus/theme-live-codeblock',
    'plugin @docusaurus/plugin-content-docs',
    'plugin @docusaurus/plugin-client-redirects',
    'plugin @docusaurus/plugin-pwa',
    'plugin docusaurus-plugin-sass',
    'plugin ./plugins/own.js',
    'plugin ./src/other',
    'plugin @acme/plugin',
    'plugin tailwind()',
    'plugin written in the configuration',
  ]);
});

test('the classic preset is its plugins, without those that are off', () => {
  expect(names({ presets: [['classic', { blog: false, gtag: { trackingID: 'G' } }]] })).toEqual([
    'plugin @docusaurus/plugin-content-docs',
    'plugin @docusaurus/plugin-content-pages',
    'theme @docusaurus/theme-classic',
    'plugin @docusaurus/plugin-sitemap',
    'plugin @docusaurus/plugin-google-gtag',
  ]);
});

test.each([
  ['could not be read', { $opaque: 'expression', name: '' }],
  ['is not known', [['@acme/preset', {}]]],
])('a preset that %s is taken to bring docs', (_, presets) => {
  expect(names({ presets: presets as ForeignObject['presets'] } as ForeignObject)).toContain(
    'plugin @docusaurus/plugin-content-docs',
  );
});

test('the options of a preset that is not known are taken for those of the classic one', () => {
  const docs = { routeBasePath: '/' };
  const site = openSection({
    presets: [
      ['@acme/analytics', {}],
      ['@acme/preset', { docs }],
    ],
  });
  const found = pluginList(site, '/site').find(({ name }) => name.endsWith('content-docs'));
  expect(found?.options.text('routeBasePath')).toBe('/');
});
