/** Advice for all search plugins and settings. */
export const OWN_SEARCH = 'docgen has its own search, which needs no setup.';

const THEME =
  'Use a theme instead: create a folder with a styles.css, shell.tsx, article.tsx or pages.tsx and set `theme` to it.';
const PAGES = 'docgen has pages, sidebars and categories, but neither tags nor authors of changes.';

/**
 * Advice for settings that were not migrated, by their keys without indexes. Empty if nothing is
 * lost: the function is built into docgen, or the setting only concerns Docusaurus itself.
 */
const ADVICE: Readonly<Record<string, string>> = {
  'baseUrlIssueBanner future storage onBrokenMarkdownLinks i18n sitemap': '',
  'markdown.hooks markdown.anchors markdown.mdx1Compat markdown.remarkRehypeOptions': '',
  'themeConfig.docs.versionPersistence themeConfig.blog docs.id docs.path docs.sidebarPath': '',
  'docs.editCurrentVersion docs.editLocalizedFiles docs.routeBasePath docs.disableVersioning': '',
  'organizationName projectName deploymentBranch githubHost githubPort':
    'docgen does not deploy sites. Publish the folder dist with the tools of your host.',
  noIndex: 'Put a robots.txt that forbids crawling into a static folder.',
  customFields:
    'Write the value into `customFields` of site.config.ts, which may import packages and read files. It must be data, as in JSON; put functions into a module that pages import.',
  'scripts headTags clientModules ssrTemplate':
    'Put what every page needs into the shell.tsx of a theme: create a folder with one and set `theme` to it.',
  webpack: 'docgen bundles with esbuild, which has no settings.',
  'markdown.preprocessor markdown.parseFrontMatter':
    'Run it over the files once, and keep the result.',
  'themeConfig.image': '`socialImages: true` draws a picture for link previews of each page.',
  'themeConfig.metadata': 'Pages have a description and keywords in their front matter.',
  'themeConfig.algolia': OWN_SEARCH,
  'themeConfig.docs themeConfig.docs.sidebar':
    'The sidebar of the default theme has no such option. Your own theme may behave differently.',
  'themeConfig.navbar.hideOnScroll themeConfig.navbar.style themeConfig.navbar.logo': THEME,
  'themeConfig.navbar.items themeConfig.footer.logo themeConfig.footer.links': THEME,
  'themeConfig.announcementBar.backgroundColor themeConfig.announcementBar.textColor': THEME,
  'docs.breadcrumbs docs.docItemComponent docs.docRootComponent': THEME,
  'docs.docCategoryGeneratedIndexComponent': THEME,
  'themeConfig.prism.theme themeConfig.prism.darkTheme':
    'Code is coloured by the CSS variables --code-… of the theme.',
  'themeConfig.prism.defaultLanguage': 'Write the language after each fence.',
  'themeConfig.mermaid.options': 'Configure each diagram in its own text, with an init directive.',
  'themeConfig.liveCodeBlock': 'Live code blocks are plain code blocks now.',
  'docs.editUrl':
    'docgen takes the address of a folder: write it into content, for example https://github.com/…/edit/main/docs.',
  'docs.include docs.exclude':
    'They could not be read; write the patterns into `include` and `exclude` of the content root.',
  'docs.numberPrefixParser':
    'docgen takes numbers off file names, or with `numberPrefixes` none; give other pages a slug.',
  'docs.sidebarItemsGenerator':
    'Set order and labels in front matter, _category_.json or sidebars.',
  'docs.showLastUpdateAuthor': PAGES,
  'docs.tags docs.tagsBasePath docs.onInlineTags': PAGES,
  'docs.versions':
    'A version has a label, a route and a banner, but no badge or class. To keep search engines from one, forbid its route in a robots.txt in a static folder.',
  'docs.lastVersion docs.onlyIncludeVersions docs.includeCurrentVersion':
    'They could not be read. Correct content and `versions` in site.config.ts.',
  'graphql.groupByDirective':
    'It could not be read. A schema in a sidebar has it as `groupBy`, for example `@doc(category:)`.',
  'graphql.skipDocDirective':
    'It could not be read, so the reference shows these definitions. Name their directives in `schemas.hide.directives`, for example `@noDoc`.',
  'graphql.onlyDocDirective':
    'The reference shows all other definitions, too. To show only these, name the directives in `schemas.show.directives`, for example `@public`.',
  'graphql.customDirective': 'The reference shows applied directives as they are written.',
  'graphql.homepage':
    'The start page of a reference shows its `title` and `description`; write the text there.',
  'redirects.fromExtensions redirects.toExtensions redirects.createRedirects':
    'Each old address gets an entry in `redirects`.',
  presets: 'They could not be read, so docgen assumes the classic preset.',
  'themes plugins': 'They could not be read, so none of them was migrated.',
  'theme.customCss':
    'Make a folder with a styles.css that begins with `@import "supergraph-docgen/theme/styles.css";`, name it in `theme`, and move there what is still needed. Infima’s variables and classes do not exist.',
};

const BY_KEY = new Map(
  Object.entries(ADVICE).flatMap(([keys, advice]) =>
    keys.split(' ').map((key) => [key, advice] as const),
  ),
);

/**
 * Advice for a setting that was not migrated.
 *
 * @param path - Keys that lead to it, such as `themeConfig.navbar.items[2].className` or
 *   `docs (community).editUrl`.
 * @returns `undefined` if nothing is lost.
 */
export function settingAdvice(path: string): string | undefined {
  const keys = path.replaceAll(/\[\d+\]| \([^)]*\)/g, '').split('.');
  for (let length = keys.length; length > 0; length--) {
    const advice = BY_KEY.get(keys.slice(0, length).join('.'));
    if (advice !== undefined) return advice === '' ? undefined : advice;
  }
  return 'docgen has no setting for it.';
}
