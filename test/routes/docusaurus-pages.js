import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/**
 * The pages that Docusaurus's docs plugin creates from a folder, with its default behaviour: the
 * site's Docusaurus configuration, versions and sidebars are ignored.
 *
 * @param {string} installed - Folder whose `node_modules` contains the plugin.
 * @param {{ path: string, route: string }} root - Content root; its path is absolute.
 * @param {{ trailingSlash: boolean | undefined, workFolder: string }} site - The work folder must
 *   be empty.
 * @returns {Promise<Map<string, { route: string, title: string }>>} By file, relative to the
 *   root.
 */
export async function docusaurusPages(installed, root, { trailingSlash, workFolder }) {
  const require = createRequire(join(installed, 'package.json'));
  const { default: plugin, validateOptions } = require('@docusaurus/plugin-content-docs');
  const ofPlugin = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
  const { DEFAULT_PARSE_FRONT_MATTER: parseFrontMatter } = ofPlugin('@docusaurus/utils');
  const { normalizePluginOptions: validate } = ofPlugin('@docusaurus/utils-validation');
  const options = { id: 'default', path: root.path, routeBasePath: root.route };
  const locale = { label: 'en', direction: 'ltr', path: 'en', translate: false };
  const context = {
    siteDir: workFolder,
    generatedFilesDir: workFolder,
    localizationDir: join(workFolder, 'i18n'),
    outDir: join(workFolder, 'build'),
    baseUrl: '/',
    siteConfig: {
      url: 'https://example.org',
      baseUrl: '/',
      trailingSlash,
      staticDirectories: [],
      markdown: { parseFrontMatter, anchors: {}, hooks: {}, mdx1Compat: {} },
      future: { v4: {}, faster: {} },
      themeConfig: {},
    },
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: locale },
    },
  };
  const instance = await plugin(context, validateOptions({ validate, options }));
  const { loadedVersions } = await instance.loadContent();
  const docs = loadedVersions.flatMap((version) => version.docs);
  return new Map(
    docs.map(({ source, permalink: route, title }) => {
      const file = join(workFolder, source.replace('@site', ''));
      return [relative(root.path, file).replaceAll('\\', '/'), { route, title }];
    }),
  );
}
