import { TRANSLATED } from '@docgen/core/texts/translation-of';
import { content, rootAt } from './content.ts';
import { dataByName } from './data.ts';
import {
  basePath,
  englishText,
  locale,
  oldRoute,
  origin,
  route,
  siteAddress,
  target,
} from './formats.ts';
import {
  announcementBar,
  colorMode,
  contentSecurityPolicy,
  footer,
  logo,
  navbar,
  socialImages,
  stylesheet,
  version,
} from './frame.ts';
import { optional, optionalWith, required } from './keys.ts';
import { code, markdown, tableOfContents } from './markdown.ts';
import { object, record } from './objects.ts';
import { schemas } from './schemas.ts';
import { sidebars } from './sidebars.ts';
import { boolean, label, list, number, oneOfInsteadOf, text } from './values.ts';

const severity = oneOfInsteadOf(['ignore', 'warn', 'error'], { log: 'warn', throw: 'error' });

const redirect = object('RedirectConfig', {
  from: required(oldRoute, 'Old route; patterns such as `/old/*` are not possible.'),
  to: required(target, 'Route, or URL outside the site.'),
});

const PLUGINS =
  'docgen has no plugins: the folders of pages are in content, the GraphQL schemas in schemas. To convert a Docusaurus configuration, run docgen init.';

/** Keys of Docusaurus and other generators. */
const otherKeys = {
  base: 'Write basePath.',
  baseUrl: 'Write basePath.',
  description: 'Write tagline.',
  docs: `Write content: [${rootAt('docs')}].`,
  i18n: 'Write locale: the language of the site.',
  translations: 'Write texts.',
  onBrokenMarkdownLinks: 'Remove it: onBrokenLinks is about all links.',
  plugins: PLUGINS,
  presets: PLUGINS,
  staticDirectories: 'Write staticFolders.',
  themeConfig:
    'Write navbar, footer, colorMode, announcementBar, tableOfContents and code (prism) beside the title. To convert a Docusaurus configuration, run docgen init.',
  themes: PLUGINS,
};

/**
 * The configuration: each key with its check, default and description, in the order in which they
 * are documented and written. `core/user-config.ts` and the configuration reference are generated
 * from it.
 */
export const site = object(
  'UserConfig',
  {
    title: required(
      label,
      'Name of the site. It is shown in the navbar, and after the delimiter in the title of every page.',
    ),
    tagline: optionalWith(
      text,
      '',
      'One sentence about the site. It is the description of pages without one.',
    ),
    url: required(
      origin,
      'Origin of the published site, such as `https://docs.example.org`, without a path.',
    ),
    basePath: optionalWith(basePath, '/', 'Path that the site is served below.', {
      example: '/handbook/',
    }),
    trailingSlash: optionalWith(
      oneOfInsteadOf(['preserve', 'always', 'never'], { true: 'always', false: 'never' }),
      'preserve',
      'Trailing slash in the addresses of pages: `preserve` keeps the route of the page, `always` adds a slash, `never` removes it, and writes `route.html` instead of `route/index.html`.',
    ),
    locale: optionalWith(
      locale,
      'en',
      `Language of the site, as a BCP 47 tag. It sets \`lang\` and the text direction. Texts of the default theme such as “On this page” are in this language if it is one of ${TRANSLATED.map((tag) => `\`${tag}\``).join(', ')}; otherwise write them in \`texts\`. The words of a schema's reference are English.`,
    ),
    texts: optional(
      record(englishText, label),
      'Texts of the default theme in other words or another language, by the English text. The guide to the language of a site lists them.',
      { example: { 'On this page': 'Contents' } },
    ),
    favicon: optional(siteAddress, 'Icon of the site, as an address in a static folder.', {
      example: '/img/favicon.svg',
    }),
    logo: optional(logo, 'Picture beside the title in the navbar.', {
      example: { light: '/img/logo.svg', dark: '/img/logo-dark.svg' },
    }),
    categoryRoute: optionalWith(
      route,
      '/category',
      'Parent route of the generated index pages of sidebar groups.',
    ),
    content: optionalWith(
      list('content roots', content, (value) => {
        const root = typeof value === 'string' ? rootAt(value) : undefined;
        return `Write content: [${root ?? '{ … }'}].`;
      }),
      [],
      'Content roots: folders that contain pages.',
      {
        example: [{ id: 'docs', path: 'content', route: '/docs' }],
      },
    ),
    staticFolders: optionalWith(
      list('folders', label),
      [],
      'Folders whose files are copied unchanged to the root of the site, except for hidden files and folders other than `.well-known`, and what editors and systems leave behind, such as `note.txt~` and `Thumbs.db`.',
      { example: ['static'] },
    ),
    schemas: optionalWith(
      schemas,
      { instances: [] },
      'GraphQL schemas that docgen generates a reference for.',
      {
        example: {
          instances: [
            { id: 'orders', path: 'schemas/orders.graphql' },
            { id: 'products', path: 'schemas/products.graphql' },
          ],
          composed: { id: 'supergraph', route: '/graphql' },
        },
      },
    ),
    sidebars: optionalWith(
      sidebars,
      {},
      'Sidebars, by id. A page shows the first sidebar that contains it.',
      {
        example: {
          docs: [
            { type: 'autogenerated', folder: '.' },
            { type: 'category', label: 'API', items: [{ type: 'schema', schema: 'orders' }] },
          ],
        },
      },
    ),
    navbar: optionalWith(navbar, {}, 'The bar at the top of each page.', {
      example: {
        items: [
          { label: 'Docs', sidebar: 'docs' },
          { label: 'Source', href: 'https://git.example/shop', position: 'right' },
        ],
      },
    }),
    versions: optionalWith(
      list('versions', version),
      [],
      "Versions of the documentation, starting with the one for new readers. They add a menu to the navbar that links to the same page in other versions. docgen remembers the choice: on pages outside of all versions, the navbar links to the version that was chosen last. The search finds pages of the reader's version.",
      {
        example: [
          { id: 'v2', label: '2.x', route: '/docs' },
          { id: 'v1', label: '1.x', route: '/docs/1.x' },
        ],
      },
    ),
    footer: optionalWith(footer, {}, 'Text and links at the bottom of each page.', {
      example: {
        copyright: '© Example Ltd',
        columns: [{ title: 'More', items: [{ label: 'Imprint', to: '/imprint' }] }],
      },
    }),
    colorMode: optionalWith(colorMode, {}, 'Light and dark mode.'),
    announcementBar: optional(
      announcementBar,
      'A message above the navbar that readers can dismiss.',
      { example: { id: 'v2', content: 'Version 2 is [there](/v2).' } },
    ),
    stylesheets: optionalWith(
      list('stylesheets', stylesheet),
      [],
      'Stylesheets that every page loads in addition to that of the theme.',
      { example: [{ href: 'https://cdn.example/fonts.css' }] },
    ),
    markdown: optionalWith(markdown, {}, 'Markdown syntax and rendering.'),
    code: optionalWith(code, {}, 'Code blocks.'),
    tableOfContents: optionalWith(tableOfContents, {}, 'Headings in the table of contents.'),
    lastUpdated: optionalWith(
      boolean,
      false,
      "Whether Markdown pages and `sitemap.xml` show the date of the last change of each page. docgen takes it from the git history of the file; moving a file between content folders without a change does not count. To set another date for a page, write `last_update: { date: 2026-03-31 }` into its front matter. There is no date outside of a repository or in a shallow clone, so clone the whole history (`fetch-depth: 0` in GitHub's checkout action).",
    ),
    socialImages: optionalWith(
      socialImages,
      false,
      'Whether docgen generates a picture of each page for link previews in chats and social media. It shows the title and the section of the page and the name of the site, in the font Inter (Latin, Greek and Cyrillic). Rendering takes about 10 ms for each page; pictures are cached in `node_modules/.cache/docgen`. Requires `npm install --save-dev @resvg/resvg-js@2 @expo-google-fonts/inter@0.4`.',
    ),
    contentSecurityPolicy: optional(
      contentSecurityPolicy,
      'Adds a content security policy to the output. It allows no inline styles, no inline scripts except those of docgen, and nothing from other hosts except configured stylesheets and that of formulas. The guide to hosting explains it.',
      { example: { emit: 'meta', sources: { 'img-src': ['https://pictures.example'] } } },
    ),
    search: optionalWith(
      boolean,
      true,
      'Whether the site has a search: a search box in the navbar, which loads the index when it opens. The index does not contain unlisted pages.',
    ),
    pageTimeout: optionalWith(
      number(0.1, 3600),
      30,
      'Time limit in seconds, from 0.1 to 3600, for loading and for rendering a page with its components and imports. docgen stops a page that exceeds it, and reports an error.',
    ),
    titleDelimiter: optionalWith(
      text,
      '|',
      'Text between the title of the page and that of the site in the title bar of the browser.',
    ),
    redirects: optionalWith(list('redirects', redirect), [], 'Redirects from old addresses.', {
      example: [{ from: '/old', to: '/new' }],
    }),
    externalRoutes: optionalWith(
      list('routes', route),
      [],
      'Routes below which something else is published, such as a blog or an older version. Links to these routes that match no page are not errors, but one warning for each route (`external-route`). If a content root or schema is below such a route, docgen still checks the links to it.',
      { example: ['/blog'] },
    ),
    theme: optional(
      label,
      'Folder of your theme, relative to the configuration file. It may contain `shell`, `article`, `pages` and `styles.css`. Files that it lacks come from the default theme.',
      { example: 'theme' },
    ),
    components: optional(
      label,
      'Module, relative to the configuration file, whose default export has components by name. All pages can use them without an import. They run in the browser unless all of them only draw.',
      { example: 'src/components.tsx' },
    ),
    customFields: optional(
      dataByName,
      "Values of your own, by name, which components get with `useSite().customFields`, and those of Docusaurus with `useDocusaurusContext().siteConfig.customFields`. They are plain data, as in JSON, and in a script that every reader's browser loads: keep them small, and write nothing secret there.",
      { example: { supportAddress: 'https://support.garden.example' } },
    ),
    onBrokenLinks: optionalWith(severity, 'error', 'Severity of links without a target.'),
    checkAbsoluteLinks: optionalWith(
      boolean,
      true,
      'Whether docgen checks links that start with the `url` of the site. Otherwise they count as links to another site.',
    ),
    onBrokenAnchors: optionalWith(
      severity,
      'warn',
      'Severity of links to an id that the page does not have.',
    ),
    onTrailingSlashes: optionalWith(
      severity,
      'ignore',
      'Severity of links whose trailing slash differs from the address of the page.',
    ),
    onInvalidGraphql: optionalWith(
      severity,
      'error',
      'Severity of `graphql` fences that are not valid GraphQL or do not match their schema.',
    ),
    onDuplicateRoutes: optionalWith(
      severity,
      'warn',
      'Severity of pages with the same route. The first of them keeps the route.',
    ),
  },
  "The site's configuration as a user writes it. `SiteConfig` is the same with every default filled in.",
  { otherKeys },
);
