const DEPLOY = 'docgen does not deploy; publish the folder dist with what your host offers.';
const THEME =
  'The look is the theme’s: make a folder with a styles.css, shell.tsx, article.tsx or pages.tsx and name it in `theme`.';
const TAGS =
  'What belongs into every page goes into the shell.tsx of a theme: make a folder with one and name it in `theme`.';
const SIDEBAR = 'The sidebar of the default theme has one way to behave; a theme may have another.';
const VERSIONS =
  'docgen builds one version. Build each from its branch, with a basePath of its own.';
const PAGES = 'docgen has pages, sidebars and categories, but neither tags nor dates of changes.';
const SEARCH = 'There is no search to set up.';

/**
 * What to do about settings that were not carried over, by key without indexes. Empty where
 * nothing is lost: docgen does the same by itself, or the setting was about Docusaurus' own doings.
 */
const ADVICE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    baseUrlIssueBanner: '',
    future: '',
    storage: '',
    onBrokenMarkdownLinks: '',
    'markdown.hooks': '',
    'markdown.anchors': '',
    'markdown.mdx1Compat': '',
    organizationName: DEPLOY,
    projectName: DEPLOY,
    deploymentBranch: DEPLOY,
    githubHost: DEPLOY,
    githubPort: DEPLOY,
    noIndex: 'Put a robots.txt that forbids crawling into a static folder.',
    customFields: 'Pages and themes import what they need from a module or a JSON file.',
    scripts: TAGS,
    headTags: TAGS,
    clientModules: TAGS,
    ssrTemplate: TAGS,
    webpack: 'docgen bundles with esbuild and has nothing to set up there.',
    'markdown.preprocessor': 'Change the files themselves, once.',
    'markdown.parseFrontMatter': 'Change the files themselves, once.',
    'markdown.remarkRehypeOptions': '',
    'themeConfig.image': '`socialImages: true` draws a picture for link previews of each page.',
    'themeConfig.metadata': 'Pages have a description and keywords in their front matter.',
    'themeConfig.algolia': SEARCH,
    'themeConfig.docs': SIDEBAR,
    'themeConfig.docs.sidebar': SIDEBAR,
    'themeConfig.docs.versionPersistence': '',
    'themeConfig.blog': '',
    'themeConfig.navbar.hideOnScroll': THEME,
    'themeConfig.navbar.style': THEME,
    'themeConfig.navbar.logo': THEME,
    'themeConfig.navbar.items': THEME,
    'themeConfig.footer.logo': THEME,
    'themeConfig.footer.links': THEME,
    'themeConfig.announcementBar.backgroundColor': THEME,
    'themeConfig.announcementBar.textColor': THEME,
    'themeConfig.prism.theme': 'Code is coloured by the CSS variables --code-… of the theme.',
    'themeConfig.prism.darkTheme': 'Code is coloured by the CSS variables --code-… of the theme.',
    'themeConfig.prism.defaultLanguage': 'Fences name their language.',
    'themeConfig.mermaid.options': 'Diagrams are set up in their own text, with an init directive.',
    'themeConfig.liveCodeBlock': 'Live code blocks are plain code blocks now.',
    'docs.id': '',
    'docs.editUrl':
      'docgen takes the address of a folder: write it into content, for example https://github.com/…/edit/main/docs.',
    'docs.editCurrentVersion': '',
    'docs.editLocalizedFiles': '',
    'docs.sidebarPath': '',
    'docs.routeBasePath': '',
    'docs.path': '',
    'docs.include':
      'docgen reads every .md and .mdx file whose path has no part that starts with an underscore.',
    'docs.exclude':
      'docgen reads every .md and .mdx file whose path has no part that starts with an underscore.',
    'docs.numberPrefixParser':
      'docgen takes number prefixes off file names; give such pages a slug.',
    'docs.sidebarItemsGenerator':
      'Order and labels are in front matter and _category_.json, or in sidebars.',
    'docs.breadcrumbs': THEME,
    'docs.docItemComponent': THEME,
    'docs.docRootComponent': THEME,
    'docs.docCategoryGeneratedIndexComponent': THEME,
    'docs.showLastUpdateTime': PAGES,
    'docs.showLastUpdateAuthor': PAGES,
    'docs.tags': PAGES,
    'docs.tagsBasePath': PAGES,
    'docs.onInlineTags': PAGES,
    'docs.versions': VERSIONS,
    'docs.lastVersion': VERSIONS,
    'docs.onlyIncludeVersions': VERSIONS,
    'docs.includeCurrentVersion': VERSIONS,
    'docs.disableVersioning': '',
    'graphql.groupByDirective': 'The reference groups definitions by their kind.',
    'graphql.skipDocDirective': 'The reference shows all definitions of a schema.',
    'graphql.onlyDocDirective': 'The reference shows all definitions of a schema.',
    'graphql.customDirective': 'The reference shows applied directives as they are written.',
    'graphql.homepage':
      'The start page of a reference shows its `title` and `description`; write the text there.',
    'redirects.fromExtensions': 'Each old address gets an entry in `redirects`.',
    'redirects.toExtensions': 'Each old address gets an entry in `redirects`.',
    'redirects.createRedirects': 'Each old address gets an entry in `redirects`.',
    i18n: '',
    sitemap: '',
    presets: 'They could not be read; the site is taken to be made with the classic preset.',
    themes: 'They could not be read, so nothing of them was carried over.',
    plugins: 'They could not be read, so nothing of them was carried over.',
    'theme.customCss':
      'Make a folder with a styles.css that begins with `@import "supergraph-docgen/theme/styles.css";`, name it in `theme`, and move there what is still needed. Infima’s variables and classes do not exist.',
  }),
);

/**
 * What to do about a setting that was not carried over.
 *
 * @param path - Keys that lead to it, such as `themeConfig.navbar.items[2].className` or
 *   `docs (community).editUrl`.
 * @returns `undefined` where nothing is lost.
 */
export function settingAdvice(path: string): string | undefined {
  const keys = path.replaceAll(/\[\d+\]| \([^)]*\)/g, '').split('.');
  for (let length = keys.length; length > 0; length--) {
    const advice = ADVICE.get(keys.slice(0, length).join('.'));
    if (advice !== undefined) return advice === '' ? undefined : advice;
  }
  return 'docgen has no setting for it.';
}
