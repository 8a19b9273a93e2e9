import { invariant } from '@docgen/core/basics/invariant';
import { CODE, png, type Site, svg, THEME } from './site.ts';

/**
 * An author's edit of a project.
 *
 * @param a - Any natural number: selects what is edited.
 * @param b - Any natural number: selects the change.
 */
export type Edit = (site: Site, a: number, b: number) => void;

const pick = <T>(list: readonly T[], number: number): T => {
  invariant(list.length > 0, 'there is something to pick');
  return list[number % list.length] as T;
};

const isMarkdown = (path: string) => /\.mdx?$/.test(path);
const isContent = (path: string) => /^(docs|pages)\//.test(path);
const isPage = (path: string) => isContent(path) && isMarkdown(path) && !path.includes('/_');

function pathsOf({ files }: Site, wanted: (path: string) => boolean): string[] {
  return [...files.keys()].filter(wanted).sort();
}

/** Changes one of the texts whose path matches. Does nothing if there is none. */
function change(
  site: Site,
  wanted: (path: string) => boolean,
  a: number,
  by: (text: string, path: string) => string,
): void {
  const paths = pathsOf(site, wanted).filter((path) => typeof site.files.get(path) === 'string');
  if (paths.length === 0) return;
  const path = pick(paths, a);
  site.files.set(path, by(String(site.files.get(path)), path));
}

const FRONT_MATTER = /^---\n(.*?)---\n/s;

/** Sets a key of the front matter, or removes it if it has this value already. */
function setKey(text: string, [key, value]: readonly [string, string]): string {
  const line = `${key}: ${value}\n`;
  const before = FRONT_MATTER.exec(text)?.[1] ?? '';
  const others = before.replace(new RegExp(`^${key}:.*\n`, 'm'), '');
  const after = before.includes(line) ? others : others + line;
  const body = text.replace(FRONT_MATTER, '');
  return after === '' ? body : `---\n${after}---\n${body}`;
}

const KEYS = [
  ['title', 'Another title'],
  ['title', '"Quoted: <b> & more"'],
  ['description', 'What it is about.'],
  ['slug', '/moved'],
  ['slug', 'renamed'],
  ['id', 'other-id'],
  ['sidebar_label', 'Short'],
  ['sidebar_position', '1'],
  ['sidebar_position', '9'],
  ['sidebar_class_name', 'marked'],
  ['draft', 'true'],
  ['unlisted', 'true'],
  ['hide_title', 'true'],
  ['hide_table_of_contents', 'true'],
  ['toc_max_heading_level', '4'],
  ['layout', 'landing'],
  ['keywords', '[one, two]'],
  ['pagination_next', 'null'],
  ['pagination_prev', 'index'],
  ['pagination_label', 'Onward'],
  ['custom_edit_url', 'https://git.example/other'],
  ['format', 'md'],
  ['sidebar_positoin', '3'],
] as const;

/** Blocks that cause no errors. */
const BLOCKS: readonly string[] = [
  'Another paragraph.',
  '## Another heading',
  '### Details {#details}',
  'See [first](first.md), [second](/docs/guide/second.mdx) and [third](@site/docs/guide/deep/third.md#details).',
  'See [an end](/docs/guide/first#end) and [nothing](/docs/guide/first#nothing).',
  'See [nowhere](nowhere.md) and [this](/docs/guide/added).',
  '[A note](pathname:///note.txt) and [the same](/note.txt).',
  '![A dot](dot.png) ![A circle](circle.svg)',
  '![Missing](dots.png)',
  '![Elsewhere](@site/docs/guide/dot.png) ![Static](/img/logo.svg)',
  ':::note[Mind]\n\nThis.\n\n:::',
  'A formula: $\\frac{1}{x}$.',
  'A wrong formula: $\\frac{1$.',
  '```graphql\nquery { order(id: 2) { id customer { name } } }\n```',
  '```graphql schema=plain\n{ trees { height kind } }\n```',
  '```graphql schema=orders\ntype A { order: Order }\n```',
  '```js {1} title="a.js"\nconst a = 1; // highlight\n```',
  '{1 + 2}',
  '{new Date(0).getUTCFullYear()}',
  '<DocCardList />',
  '<Tabs><TabItem value="x" label="X">Ex</TabItem></Tabs>',
  '<Head><meta name="a" content="b" /></Head>',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'A footnote.[^1]\n\n[^1]: Here.',
  '<details><summary>More</summary>Hidden</details>',
];

/** Blocks that cause errors. */
const MISTAKES: readonly string[] = [
  '```graphql\n{ nothing }\n```',
  '<Unknown />',
  '<b>unclosed',
  '{unfinished',
  '{nowhere}',
];

const DIAGRAMS: readonly string[] = [
  '```mermaid\nflowchart LR\n  cart --> order\n```',
  '```mermaid\nflowchart LR\n  A["$$x^2$$"]\n```',
  '```mermaid\nflowchart LR\n  cart -->\n```',
  '```mermaid\nsequenceDiagram\n  A->>B: Hello\n```',
];

const IMPORTS: readonly string[] = [
  "import Note from '@site/docs/guide/_note.mdx';\n\n<Note />",
  'import { Box } from \'@site/src/box.tsx\';\n\n<Box text="Hi" />',
  'import dot from \'@site/docs/guide/dot.png\';\n\n<img src={dot} alt="" />',
  "import Circle from '@site/docs/guide/circle.svg';\n\n<Circle />",
  "import Missing from './_missing.mdx';\n\n<Missing />",
  "import Self from '@site/docs/guide/_self.mdx';\n\n<Self />",
];

const append = (text: string, block: string) => `${text}\n${block}\n`;

/** Removes the last block. */
const shortened = (text: string) => `${text.trimEnd().split('\n\n').slice(0, -1).join('\n\n')}\n`;

const SCHEMA = /\.graphql$/;

const CONFIG: Readonly<Record<string, readonly unknown[]>> = {
  title: ['Shop', 'Store'],
  tagline: ['Sells things', undefined],
  basePath: ['/base/', undefined],
  trailingSlash: ['always', 'never', undefined],
  locale: ['ar', undefined],
  onBrokenLinks: ['warn', 'error', 'ignore'],
  onBrokenAnchors: ['error', 'ignore', undefined],
  onDuplicateRoutes: ['error', 'ignore', undefined],
  navbar: [
    { title: 'Bar', items: [{ label: 'One', to: '/docs' }] },
    { items: [{ label: 'Docs', sidebar: 'docs' }] },
  ],
  footer: [
    { copyright: 'Nobody.', columns: [{ title: 'More', items: [{ label: 'Docs', to: '/docs' }] }] },
    undefined,
  ],
  announcementBar: [{ id: 'a', content: 'Read [this](/docs/guide/first.md).' }, undefined],
  redirects: [
    [{ from: '/old', to: '/docs' }],
    [{ from: '/older', to: '/docs/guide/first' }],
    undefined,
  ],
  tableOfContents: [{ maxLevel: 5 }, undefined],
  socialImages: [true, undefined],
  titleDelimiter: ['–', undefined],
  categoryRoute: ['/groups', undefined],
  versions: [
    [
      { id: 'all', label: 'All', route: '/docs' },
      { id: 'guide', label: 'Guide', route: '/docs/guide', banner: 'unmaintained' },
    ],
    [{ id: 'all', label: 'Everything', route: '/' }],
    undefined,
  ],
  stylesheets: [[{ href: '/note.css' }], undefined],
  markdown: [
    { math: { stylesheet: 'local' } },
    { math: false },
    { mermaid: false },
    { mermaid: { themes: { light: 'forest' } } },
    { format: 'detect' },
    { admonitions: ['mind'] },
    undefined,
  ],
  code: [{ magicComments: [{ className: 'marked', line: 'highlight' }] }, undefined],
  staticFolders: [['static'], undefined],
  contentSecurityPolicy: [{ emit: 'meta' }, { emit: 'headers' }, undefined],
  search: [false, undefined],
  texts: [{ 'On this page': 'Contents' }, { 'On this pge': 'Contents' }, undefined],
  externalRoutes: [['/docs/nowhere'], undefined],
};

/** Keys of a schema. */
const SCHEMA_KEYS: readonly object[] = [
  { reference: false },
  { reference: true },
  { strictness: 'lenient' },
  { strictness: 'strict' },
  { history: [{ label: '1.0', path: 'schemas/more.graphql' }] },
  { history: [] },
  { errors: 'docs/guide/first.md' },
  { endpoint: 'https://api.example/graphql' },
];

const EXAMPLES: readonly string[] = [
  'query A { order(id: 1) { total } }\n',
  '"See [first](/docs/guide/first.md)."\nquery A { order(id: 2) { id } }\n',
  '{ nothing }\n',
];

type Schemas = {
  instances: { id: string; path: unknown; label?: string }[];
  composed?: unknown;
  hide?: unknown;
};

/** All edits, by name. */
/** Components with and without a script and styles of their own. */
const BOXES = [
  '',
  "import './box.css';\n",
  "import './gone.css';\n",
  "import { useState } from 'react';\n",
].map((imports) => {
  const count = imports.includes('useState') ? 'useState(text)[0]' : 'text';
  return `${imports}export const Box = ({ text }: { text: string }) => <b className="box">{${count}}</b>;\n`;
});

export const EDITS: Readonly<Record<string, Edit>> = {
  nothing() {},
  addText: (site, a, b) => change(site, isPage, a, (text) => append(text, `Sentence ${b % 5}.`)),
  addBlock: (site, a, b) => change(site, isPage, a, (text) => append(text, pick(BLOCKS, b))),
  addMistake: (site, a, b) => change(site, isPage, a, (text) => append(text, pick(MISTAKES, b))),
  addDiagram: (site, a, b) => change(site, isPage, a, (text) => append(text, pick(DIAGRAMS, b))),
  addImport: (site, a, b) => change(site, isPage, a, (text) => append(text, pick(IMPORTS, b))),
  shorten: (site, a) => change(site, isPage, a, shortened),
  shortenAgain: (site, a) => change(site, isPage, a, shortened),
  retitle: (site, a, b) =>
    change(site, isPage, a, (text) => text.replace(/^# .*$/m, `# Title ${b % 3}`)),
  renameHeading: (site, a, b) =>
    change(site, isMarkdown, a, (text) => text.replace(/^## .*$/m, `## Heading ${b % 3}`)),
  setKey: (site, a, b) => change(site, isPage, a, (text) => setKey(text, pick(KEYS, b))),
  addPage(site, a, b) {
    const folder = pick(['docs', 'docs/guide', 'docs/guide/deep', 'pages', 'docs/new'], a);
    site.files.set(
      `${folder}/${pick(['added.md', 'added.mdx', '01-numbered.md'], b)}`,
      `# Added ${b % 4}\n\nText.\n`,
    );
  },
  removePage: (site, a) => {
    site.files.delete(pick(pathsOf(site, isPage), a));
  },
  renamePage(site, a, b) {
    const path = pick(pathsOf(site, isPage), a);
    const text = site.files.get(path) ?? '';
    site.files.delete(path);
    site.files.set(path.replace(/[^/]+(?=\.mdx?$)/, pick(['renamed', 'first', 'index'], b)), text);
  },
  changeExtension(site, a) {
    const path = pick(pathsOf(site, isPage), a);
    const text = site.files.get(path) ?? '';
    site.files.delete(path);
    site.files.set(path.endsWith('x') ? path.slice(0, -1) : `${path}x`, text);
  },
  swapPages(site, a, b) {
    const paths = pathsOf(site, isPage);
    const [one, other] = [pick(paths, a), pick(paths, b)];
    const text = site.files.get(one) ?? '';
    site.files.set(one, site.files.get(other) ?? '');
    site.files.set(other, text);
  },
  changePicture(site, a, b) {
    const path = pick(
      ['docs/guide/dot.png', 'docs/guide/circle.svg', 'static/img/logo.svg', 'docs/guide/dott.png'],
      a,
    );
    site.files.set(path, path.endsWith('svg') ? svg(3 + (b % 4)) : png(2 + (b % 3), 3, b % 200));
  },
  removePicture: (site, a) => {
    site.files.delete(
      pick(['docs/guide/dot.png', 'docs/guide/circle.svg', 'docs/guide/dott.png'], a),
    );
  },
  changeCategory(site, a, b) {
    const path = pick(
      ['docs/guide/_category_.json', 'docs/guide/deep/_category_.json', 'docs/new/_category_.json'],
      a,
    );
    const values = [
      { label: 'Guide' },
      { label: 'Manual', position: 4, link: { type: 'generated-index', description: 'All.' } },
      { link: { type: 'generated-index', title: 'Index', slug: '/index-of-all' } },
      { link: { type: 'doc', id: 'guide/first' } },
      { label: 'No key', lable: 'x' },
      { collapsed: false, className: 'a' },
    ];
    site.files.set(path, JSON.stringify(pick(values, b)));
  },
  removeCategory: (site, a) => {
    const paths = pathsOf(site, (path) => path.includes('_category_'));
    if (paths.length > 0) site.files.delete(pick(paths, a));
  },
  describe: (site, a, b) =>
    change(
      site,
      (path) => SCHEMA.test(path),
      a,
      (text) =>
        text.replace(
          /^( *)"[^"\n]+"$/m,
          (_, indent: string) =>
            `${indent}"${pick(['Described anew.', 'See [third](/docs/guide/deep/third.md).', 'See [no page](/docs/none.md). More.', 'In `code`.', '**Bold** <script>'], b)}"`,
        ),
    ),
  addField: (site, a, b) =>
    change(
      site,
      (path) => SCHEMA.test(path),
      a,
      (text) =>
        text.replace(
          /^type (?!Query)(\w+)[^{]*\{$/m,
          (line) => `${line}\n  "More."\n  more${b % 3}: ${pick(['Int', 'String', 'Missing'], b)}`,
        ),
    ),
  removeField: (site, a) =>
    change(
      site,
      (path) => SCHEMA.test(path),
      a,
      (text) => text.replace(/^ {2}(total|name|height|more\d): .*\n/m, ''),
    ),
  addType: (site, a, b) =>
    change(
      site,
      (path) => SCHEMA.test(path),
      a,
      (text) => append(text, `"Number ${b % 2}."\ntype Added${b % 2} { of: Int }`),
    ),
  breakSchema: (site, a, b) =>
    change(
      site,
      (path) => SCHEMA.test(path),
      a,
      (text) => append(text, pick(['type {', '}', 'type Query { a: Int }'], b)),
    ),
  deepDescriptions: (site, a) =>
    change(
      site,
      (path) => SCHEMA.test(path),
      a,
      (text) =>
        append(text, `"${'> '.repeat(400)}a"\ntype Deep { "${'> '.repeat(401)}b"\n deep: Int }`),
    ),
  restoreSchemas(site, a) {
    const list = site.config.schemas as Schemas | undefined;
    if (list === undefined) return;
    list.composed = pick(
      [
        { id: 'api', label: 'Gateway', subgraphs: ['orders', 'users'] },
        { id: 'api', subgraphs: ['users'] },
        { id: 'api', label: 'All', subgraphs: ['users', 'orders'] },
      ],
      a,
    );
  },
  relabelSchema(site, a, b) {
    const list = site.config.schemas as Schemas | undefined;
    if (list !== undefined) pick(list.instances, a).label = `Label ${b % 3}`;
  },
  configureSchema(site, a, b) {
    const list = site.config.schemas as Schemas | undefined;
    if (list !== undefined) Object.assign(pick(list.instances, a), pick(SCHEMA_KEYS, b));
  },
  changeExamples: (site, a) => {
    if (site.config.schemas !== undefined)
      site.files.set('schemas/orders.examples.graphql', pick(EXAMPLES, a));
  },
  hideNames(site, a, b) {
    const list = site.config.schemas as Schemas | undefined;
    if (list === undefined) return;
    const names = ['more0', 'Added1', 'Order.total', 'Order.ttal', 'User.*', '@missing'];
    list.hide = { names: [pick(names, a), pick(names, b)] };
  },
  configure(site, a, b) {
    const key = pick(Object.keys(CONFIG), a);
    site.config[key] = pick(CONFIG[key] ?? [], b);
  },
  configureAgain(site, a, b) {
    const key = pick(Object.keys(CONFIG), a);
    site.config[key] = pick(CONFIG[key] ?? [], b);
  },
  moveConfig(site, a) {
    site.linesAbove = a % 4;
  },
  changeStatic(site, a, b) {
    const path = pick(
      [
        'static/note.txt',
        'static/sitemap.xml',
        'static/more/deep.txt',
        'static/404.html',
        'static/note.css',
        'static/robots.txt',
        'static/llms.txt',
        'static/_headers',
      ],
      a,
    );
    site.files.set(path, `Static ${b % 7}.\n`);
  },
  removeStatic: (site, a) => {
    const paths = pathsOf(
      site,
      (path) => path.startsWith('static/') && path !== 'static/img/logo.svg',
    );
    if (paths.length > 0) site.files.delete(pick(paths, a));
  },
  notUtf8: (site, a) => {
    site.files.set(
      `docs/${pick(['latin', 'guide/latin'], a)}.md`,
      new Uint8Array([0x23, 0x20, 0xe4, 0x0a]),
    );
  },
  removeNotUtf8(site) {
    site.files.delete('docs/latin.md');
    site.files.delete('docs/guide/latin.md');
  },
  addCode(site) {
    for (const [path, text] of CODE) site.files.set(path, text);
  },
  removeCode(site) {
    for (const path of [...CODE.keys(), 'theme/pages.tsx', 'docs/part.mdx']) {
      site.files.delete(path);
    }
    delete site.config.theme;
    delete site.config.components;
  },
  changeCode: (site, a, b) =>
    change(
      site,
      (path) => CODE.has(path),
      a,
      (text, path) => {
        if (path.endsWith('.css')) return `${text}.more { color: #${100 + (b % 100)}; }\n`;
        if (path.endsWith('.svg')) return svg(3 + (b % 4));
        if (isMarkdown(path)) return append(text, pick(BLOCKS, b));
        return text.replace(/(className|text)="[^"]*"/, `$1="x${b % 5}"`);
      },
    ),
  changeBehaviour(site, a, b) {
    if (!site.files.has('src/box.tsx')) return;
    site.files.set('src/inner.tsx', pick(BOXES, b));
    site.files.set('src/box.css', `.box { margin: ${b % 3}px; }\n`);
    site.files.set('src/box.tsx', pick([...BOXES, "export * from './inner.tsx';\n"], a));
  },
  circle(site) {
    site.files.set(
      'docs/guide/_self.mdx',
      "import Self from './_other.mdx';\n\n## Self\n\n<Self />\n",
    );
    site.files.set(
      'docs/guide/_other.mdx',
      "import Note from './_self.mdx';\n\n## Other\n\n<Note />\n",
    );
  },
  straight(site) {
    site.files.set('docs/guide/_self.mdx', '## Self\n\nText.\n');
  },
  useTheme(site, a) {
    if (!site.files.has('theme/styles.css')) return;
    site.config.theme = 'theme';
    if (a % 2 === 0) site.files.set('theme/pages.tsx', THEME);
    else site.files.delete('theme/pages.tsx');
  },
  useComponents(site) {
    if (!site.files.has('src/parts.tsx')) return;
    site.config.components = 'src/parts.tsx';
    site.files.set('docs/part.mdx', '# A part\n\n<Part />\n');
  },
};
