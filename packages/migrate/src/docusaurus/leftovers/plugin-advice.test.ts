import { expect, test } from 'vitest';
import { openSection } from '../../section.ts';
import { pluginAdvice } from './plugin-advice.ts';
import { settingAdvice } from './setting-advice.ts';

test.each([
  '@docusaurus/theme-search-algolia',
  '@easyops-cn/docusaurus-search-local',
  'docusaurus-lunr-search',
  'docusaurus-theme-search-typesense',
])('what %s does, docgen does by itself', (name) => {
  const advice = pluginAdvice({ kind: 'plugin', name, options: openSection({}) });
  expect(advice).toBe(settingAdvice('themeConfig.algolia'));
});

test.each(['docusaurus-gtm-plugin', 'posthog-docusaurus', '@docusaurus/plugin-google-gtag'])(
  'the script of %s belongs into a theme',
  (name) => {
    const advice = pluginAdvice({ kind: 'plugin', name, options: openSection({}) });
    expect(advice).toMatch(/^Add its script to the shell\.tsx/);
  },
);

test('aliases of docusaurus-plugin-module-alias belong into tsconfig.json', () => {
  const name = 'docusaurus-plugin-module-alias';
  const advice = pluginAdvice({ kind: 'plugin', name, options: openSection({}) });
  expect(advice).toContain('`compilerOptions.paths` of tsconfig.json');
});
