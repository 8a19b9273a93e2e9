import { useSite } from '@docgen/runtime/site-context';
import { MAGIC_COMMENTS } from '../docusaurus-common/code-blocks.ts';

/**
 * `@docusaurus/useDocusaurusContext`: the parts of Docusaurus's configuration that docgen's has,
 * too.
 */
export default function useDocusaurusContext() {
  const site = useSite();
  const { title, tagline, url, basePath, trailingSlash, locale, navbar, footer, colorMode } = site;
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl: basePath,
      ...(trailingSlash === 'preserve' ? {} : { trailingSlash: trailingSlash === 'always' }),
      themeConfig: { navbar, footer, colorMode, prism: { magicComments: MAGIC_COMMENTS } },
      customFields: site.customFields ?? {},
    },
    i18n: { currentLocale: locale, defaultLocale: locale, locales: [locale] },
  };
}
