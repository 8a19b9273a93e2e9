/** What is said about other versions of the docs, wherever they are found. */
export const ONE_VERSION =
  'docgen builds one version. Build each from its branch, with a basePath of its own.';

const DEPLOY = 'docgen does not deploy; publish the folder dist with what your host offers.';
const THEME =
  'The look is the theme’s: make a folder with a styles.css, shell.tsx, article.tsx or pages.tsx and name it in `theme`.';
const TAGS =
  'What belongs into every page goes into the shell.tsx of a theme: make a folder with one and name it in `theme`.';
const SIDEBAR = 'The sidebar of the default theme has one way to behave; a theme may have another.';
const PAGES = 'docgen has pages, sidebars and categories, but neither tags nor dates of changes.';
const CODE_COLORS = 'Code is coloured by the CSS variables --code-… of the theme.';
const ALL_DEFINITIONS = 'The reference shows all definitions of a schema.';
const REDIRECTS = 'Each old address gets an entry in `redirects`.';

/**
 * What to do about settings that were not carried over, with their keys without indexes. Empty where
 * nothing is lost: docgen does the same by itself, or the setting was about Docusaurus' own doings.
 */
const ADVICE: readonly (readonly [advice: string, keys: string])[] = [
  ['', 'baseUrlIssueBanner future storage onBrokenMarkdownLinks i18n sitemap'],
  ['', 'markdown.hooks markdown.anchors markdown.mdx1Compat markdown.remarkRehypeOptions'],
  ['', 'themeConfig.docs.versionPersistence themeConfig.blog docs.id docs.path docs.sidebarPath'],
  ['', 'docs.editCurrentVersion docs.editLocalizedFiles docs.routeBasePath docs.disableVersioning'],
  [DEPLOY, 'organizationName projectName deploymentBranch githubHost githubPort'],
  ['Put a robots.txt that forbids crawling into a static folder.', 'noIndex'],
  ['Pages and themes import what they need from a module or a JSON file.', 'customFields'],
  [TAGS, 'scripts headTags clientModules ssrTemplate'],
  ['docgen bundles with esbuild and has nothing to set up there.', 'webpack'],
  ['Change the files themselves, once.', 'markdown.preprocessor markdown.parseFrontMatter'],
  ['`socialImages: true` draws a picture for link previews of each page.', 'themeConfig.image'],
  ['Pages have a description and keywords in their front matter.', 'themeConfig.metadata'],
  ['There is no search to set up.', 'themeConfig.algolia'],
  [SIDEBAR, 'themeConfig.docs themeConfig.docs.sidebar'],
  [THEME, 'themeConfig.navbar.hideOnScroll themeConfig.navbar.style themeConfig.navbar.logo'],
  [THEME, 'themeConfig.navbar.items themeConfig.footer.logo themeConfig.footer.links'],
  [THEME, 'themeConfig.announcementBar.backgroundColor themeConfig.announcementBar.textColor'],
  [THEME, 'docs.breadcrumbs docs.docItemComponent docs.docRootComponent'],
  [THEME, 'docs.docCategoryGeneratedIndexComponent'],
  [CODE_COLORS, 'themeConfig.prism.theme themeConfig.prism.darkTheme'],
  ['Fences name their language.', 'themeConfig.prism.defaultLanguage'],
  ['Diagrams are set up in their own text, with an init directive.', 'themeConfig.mermaid.options'],
  ['Live code blocks are plain code blocks now.', 'themeConfig.liveCodeBlock'],
  [
    'docgen takes the address of a folder: write it into content, for example https://github.com/…/edit/main/docs.',
    'docs.editUrl',
  ],
  [
    'docgen reads every .md and .mdx file whose path has no part that starts with an underscore.',
    'docs.include docs.exclude',
  ],
  [
    'docgen takes number prefixes off file names; give such pages a slug.',
    'docs.numberPrefixParser',
  ],
  [
    'Order and labels are in front matter and _category_.json, or in sidebars.',
    'docs.sidebarItemsGenerator',
  ],
  [PAGES, 'docs.showLastUpdateTime docs.showLastUpdateAuthor'],
  [PAGES, 'docs.tags docs.tagsBasePath docs.onInlineTags'],
  [ONE_VERSION, 'docs.versions docs.lastVersion docs.onlyIncludeVersions'],
  [ONE_VERSION, 'docs.includeCurrentVersion'],
  ['The reference groups definitions by their kind.', 'graphql.groupByDirective'],
  [ALL_DEFINITIONS, 'graphql.skipDocDirective graphql.onlyDocDirective'],
  ['The reference shows applied directives as they are written.', 'graphql.customDirective'],
  [
    'The start page of a reference shows its `title` and `description`; write the text there.',
    'graphql.homepage',
  ],
  [REDIRECTS, 'redirects.fromExtensions redirects.toExtensions redirects.createRedirects'],
  ['They could not be read; the site is taken to be made with the classic preset.', 'presets'],
  ['They could not be read, so nothing of them was carried over.', 'themes plugins'],
  [
    'Make a folder with a styles.css that begins with `@import "supergraph-docgen/theme/styles.css";`, name it in `theme`, and move there what is still needed. Infima’s variables and classes do not exist.',
    'theme.customCss',
  ],
];

const BY_KEY = new Map(
  ADVICE.flatMap(([advice, keys]) => keys.split(' ').map((key) => [key, advice] as const)),
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
    const advice = BY_KEY.get(keys.slice(0, length).join('.'));
    if (advice !== undefined) return advice === '' ? undefined : advice;
  }
  return 'docgen has no setting for it.';
}
