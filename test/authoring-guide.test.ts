import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DOCUSAURUS_MODULES } from '@docgen/bundler/resolve/docusaurus-modules';
import {
  FRONT_MATTER_KEYS,
  IGNORED_FRONT_MATTER_KEYS,
} from '@docgen/content/front-matter/front-matter-keys';
import { routeCharacter } from '@docgen/site/docs/route-character';
import type { Paragraph } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachSources } from '../packages/docgen/src/report/attach-sources.ts';
import { formatGithub } from '../packages/docgen/src/report/format-github.ts';
import { formatPretty } from '../packages/docgen/src/report/format-pretty.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The installed API: themes and runtime are in the same folder. */
const installed = pathToFileURL(join(root, 'packages/docgen/dist/index.js')).href;
const guide = ['authoring', 'markdown', 'components', 'graphql', 'dev']
  .map((page) => readFileSync(join(root, `packages/docgen/docs/${page}.md`), 'utf8'))
  .join('\n');

/** The expected page of an example. */
interface Seen {
  readonly route: string;
  /** Parts of the article's HTML. */
  readonly article: readonly string[];
  /** Parts of the HTML around the article. */
  readonly around?: readonly string[];
  /** True for a page that loads its own script. */
  readonly script?: boolean;
}

const SEEN: Readonly<Record<string, Seen>> = {
  'content/ordering.mdx': {
    route: '/buy',
    article: ['<h1>How to order</h1>'],
    around: [
      '<meta name="description" content="From the basket to the doorstep.">',
      '<meta name="keywords" content="order, basket" data-page="">',
      'href=/buy aria-current=page>Ordering</a>',
    ],
  },
  'content/02-guide/01-first.mdx': {
    route: '/guide/first',
    article: ['<h1 id="first-steps">First steps</h1>'],
    around: [
      'href=/category/garden-guide>',
      '"@type":"BreadcrumbList"',
      '<link rel="alternate" type="text/markdown" href="/guide/first.md">',
    ],
  },
  'content/02-guide/02-watering.mdx': { route: '/guide/watering', article: ['In the evening.'] },
  'content/about.tsx': {
    route: '/about',
    article: ['<h1>About the garden shop</h1>'],
    around: ['<title>About us | Garden shop</title>', 'content="Who we are"'],
    script: true,
  },
  'content/plain.md': {
    route: '/plain',
    article: ['Braces {are text}, <b>HTML is HTML</b>, and 3&lt;4.'],
  },
  'content/compatibility.mdx': {
    route: '/compatibility',
    article: [
      '<p class="admonition-title">Title without brackets</p>',
      '<h2 id="own-id">Heading with an id<',
    ],
  },
  'content/variables.mdx': {
    route: '/variables',
    article: ['Variables: <strong>20 EUR</strong>, 1 heading.'],
  },
  'content/tables.mdx': {
    route: '/tables',
    article: [
      '<div class="table-scroll"',
      '<td align="right">12</td>',
      '<input type="checkbox" disabled="" aria-label="Done" checked=""/> dig a hole',
      '<del>Yesterday</del>',
      'aria-describedby="footnote-label">1</a>',
      '<a href="https://www.example.org">https://www.example.org</a>',
    ],
  },
  'content/html.mdx': {
    route: '/html',
    article: [
      '<div class="box" style="color:darkgreen"><p>Some <em>Markdown</em> in a box.</p></div>',
      '<kbd>Enter</kbd>.<br/>And wait.',
    ],
  },
  'content/headings.mdx': {
    route: '/headings',
    article: ['<h2 id="soil--water">Soil', '<h2 id="sun">Light<', '<h2 id="storm">Wind<'],
    around: ['<nav aria-label="On this page"><ul><li><a href="#soil--water">'],
  },
  'content/links.mdx': {
    route: '/links',
    article: [
      'href="/headings#sun">a file beside this one<',
      'href="/buy">a file, from',
      'href="/guide/first">a route<',
      'href="/graphql/orders">a page of the reference<',
      'href="https://www.example.org">another site<',
      'href="/assets/prices-',
      'href="/terms.txt">a file of a static folder<',
      'href="/app" data-nobrokenlinkcheck="">another application',
    ],
  },
  'content/admonitions.mdx': {
    route: '/admonitions',
    article: [
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">Water in the <em>evening</em></p>',
      '<div class="admonition admonition-recipe" role="note"><p class="admonition-title">Recipe</p><div class="admonition admonition-danger"',
      '<p class="admonition-title">As a component</p>The same markup.',
      '<div class="admonition admonition-danger" role="note"><p class="admonition-title">Caution</p><p>Foxgloves are poisonous.</p></div>',
    ],
  },
  'content/pictures.mdx': {
    route: '/pictures',
    article: [
      'alt="The shop" title="In spring" width="40" height="20" loading="lazy"/>',
      '<img src="/img/garden.png" alt="The garden" loading="lazy"/>',
      'alt="Half as wide" width="20" height="10" loading="lazy"/>',
    ],
  },
  'content/drawing.mdx': {
    route: '/drawing',
    article: ['<svg viewBox="0 0 10 10" class="big" aria-hidden="true">', '<title>A leaf</title>'],
  },
  'content/prices.mdx': {
    route: '/prices',
    article: ['A rose costs 12 EUR.', '<div class="code-title">prices.json</div>'],
  },
  'content/terms.mdx': {
    route: '/terms',
    article: ['<h2 id="delivery">Delivery<', 'To France within 3 days.'],
    around: ['<a href="#delivery">'],
  },
  'content/tabs.mdx': {
    route: '/tabs',
    article: [
      '<div class="tabs" data-group="language" id="_',
      'data-value="js"><p class="tab-label">JavaScript</p>',
      'data-value="py" data-selected=""><p class="tab-label">Python</p>',
    ],
  },
  'content/details.mdx': {
    route: '/details',
    article: ['<details><summary>More about roses</summary><p>They have <em>thorns</em>.</p>'],
  },
  'content/code-component.mdx': {
    route: '/code-component',
    article: [
      '<div class="code-title">order.js</div><pre tabindex="0" class="line-numbers">',
      '<span class="line line-highlighted"><span class="token function">order</span>',
    ],
  },
  'content/03-tools/index.mdx': {
    route: '/tools/',
    article: [
      '<a href="/tools/spade" class="card"><strong>Spade</strong><span> For digging.</span>',
    ],
  },
  'content/03-tools/spade.mdx': { route: '/tools/spade', article: ['<h1>Spade</h1>'] },
  'content/base-url.mdx': {
    route: '/base-url',
    article: [
      '<a href="/guide/first">First steps</a>',
      '<img src="/img/garden.png" alt="The garden" loading="lazy"/>',
    ],
  },
  'content/head.mdx': {
    route: '/head',
    article: ['<h1 id="head">Head</h1>'],
    around: [
      '<title>Named otherwise</title>',
      '<meta property="og:image" content="https://docs.garden.example/img/garden.png"',
    ],
  },
  'content/browser-only.mdx': { route: '/browser-only', article: ['<p>Wait.</p>'], script: true },
  'content/screen.mdx': { route: '/screen', article: ['<h1 id="screen">'], script: true },
  'content/colour-mode.mdx': {
    route: '/colour-mode',
    article: ['<button type="button">It is <!-- -->light<!-- -->.</button>'],
    script: true,
  },
  'content/counter.mdx': {
    route: '/counter',
    article: ['<button type="button">0<!-- --> roses</button>'],
    script: true,
  },
  'content/docusaurus.mdx': {
    route: '/docusaurus',
    article: ['<li><a href="#the-site">', 'alt="Shop" class="dark-only"/>', 'Garden shop'],
  },
  'content/code.mdx': {
    route: '/code',
    article: [
      '<div class="code-title">src/order.js</div><pre tabindex="0" class="line-numbers">',
      '<span class="line line-highlighted"><span class="token keyword">const</span>',
      '<span class="line line-highlighted"><span class="token function">order</span>',
      '<span class="line line-wrong">',
      '<span class="token inserted-sign inserted">',
    ],
  },
  'content/queries.mdx': {
    route: '/queries',
    article: [
      '<div class="code-title">Place an order</div>',
      '<a class="token class-name" href="/graphql/orders/types/objects/order">Order</a>',
      'someday',
    ],
  },
  'content/diagram.mdx': {
    route: '/diagram',
    article: [
      '>The way of an order</title>',
      '>An order goes from the shop to the garden.</desc>',
      'fill="var(--text)"',
    ],
  },
  'content/formulas.mdx': {
    route: '/formulas',
    article: [
      '<span class="math math-inline"><span class="katex">',
      'costs $5:',
      '<div class="math math-display" role="group" aria-label="Formula" tabindex="0">',
      'Good luck 🌱',
    ],
    around: ['katex.min.css" integrity="sha384-'],
  },
};

const fences = fencesOf(guide);

/** The files of the guide's site. */
const files = fences.filter(({ path, wrong }) => path !== undefined && !wrong);

/** The pages with a mistake, each with the message that the guide prints after it. */
const mistakes = fences.flatMap((fence, index) =>
  fence.wrong ? [{ ...fence, lines: linesOf(fences[index + 1]?.text ?? '') }] : [],
);

it("docgen's own documentation builds without diagnostics", async () => {
  const docgen: typeof import('../packages/docgen/src/index.ts') = await import(installed);
  const { diagnostics, summary } = await docgen.check({ cwd: join(root, 'packages/docgen') });
  expect(formatPretty(diagnostics, { color: false })).toBe('');
  expect(summary.pages).toBeGreaterThan(100);
});

describe('the guide to writing pages', () => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-guide-')));
  const output = (path: string) => readFileSync(join(project, 'dist', path), 'utf8');
  afterAll(() => rmSync(project, { recursive: true }));
  let docgen: typeof import('../packages/docgen/src/index.ts');
  beforeAll(async () => {
    docgen = await import(installed);
    for (const { path, text } of files) write(path, text);
    for (const path of ['content/shop.png', 'static/img/garden.png']) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      const picture = join(root, 'test/fixtures/imports/site/content/static/shop.png');
      copyFileSync(picture, join(project, path));
    }
    const { diagnostics } = await docgen.build({ cwd: project });
    expect(formatPretty(diagnostics, { color: false })).toBe('');
  });

  it('has no page that this test does not check', () => {
    const pages = files.filter(({ path = '' }) =>
      /^content\/(.*\/)?[^_/]+\.(mdx?|tsx)$/.test(path),
    );
    expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(SEEN).sort());
  });

  it.each(Object.entries(SEEN))('%s', (_, { route, article, around = [], script = false }) => {
    const html = output(join(route, 'index.html'));
    const start = html.lastIndexOf('<div data-region="article">');
    const end = start + html.slice(start).search(/<\/(article|main)>/);
    for (const part of article) expect(html.slice(start, end)).toContain(part);
    for (const part of around) expect(html.slice(0, start) + html.slice(end)).toContain(part);
    expect(/<link rel="modulepreload" href="\/assets\/content-/.test(html)).toBe(script);
  });

  it('describes pages that docgen generates from the examples', () => {
    const category = output('category/garden-guide/index.html');
    expect(category).toContain('All about gardens');
    expect(category).toContain('href=/guide/watering');
    expect(category).toContain('<small>Previous</small> Ordering');
    expect(output('guide/first.md')).toContain('# First steps');
    expect(output('llms.txt')).toContain('/guide/first.md');
    expect(output('llms-full.txt')).toContain('Dig a hole.');
    expect(output('sitemap.xml')).toContain('/buy');
  });

  it('prints the messages that docgen reports for its pages with mistakes', async () => {
    for (const { path, text } of mistakes) write(path, text);
    const annotations = fences.filter(({ github }) => github).map(({ text }) => text);
    let rest = mistakes;
    let asAnnotations = '';
    // A run ends after the step that finds mistakes, so pages with reported mistakes are removed
    // and the others checked again.
    while (rest.length > 0) {
      const { diagnostics } = await docgen.check({ cwd: project });
      const text = formatPretty(await attachSources(diagnostics, project), { color: false });
      const told = rest.filter(({ lines }) => hasInOrder(linesOf(text), lines));
      expect(told.length, `Not what the guide says:\n${text}`).toBeGreaterThan(0);
      for (const { path = '' } of told) rmSync(join(project, path));
      rest = rest.filter((mistake) => !told.includes(mistake));
      asAnnotations += formatGithub(diagnostics);
    }
    expect(annotations).not.toEqual([]);
    for (const annotation of annotations) expect(asAnnotations).toContain(annotation);
  });

  it('has the path of every file above its fence', () => {
    const named = fences.filter(({ path }) => path !== undefined);
    expect(named.map(({ caption }) => caption)).toEqual(named.map(({ path }) => `${path}:`));
  });

  it('lists characters that are indeed not allowed in routes', () => {
    const diagnostics = readFileSync(join(root, 'packages/docgen/docs/diagnostics.md'), 'utf8');
    const said = [
      /A route that holds .*? is an error/.exec(guide)?.[0],
      /### route-character\n\n\*\*Cause:\*\* .*/.exec(diagnostics)?.[0],
    ];
    for (const text of said) {
      const characters = Array.from(text?.matchAll(/`(\W)`/g) ?? [], ([, character]) => character);
      expect(characters).toContain('\\');
      for (const character of characters) {
        expect(routeCharacter(`/a${character}b`, 'docs/a.md')).toBeDefined();
      }
    }
  });

  it('mentions every key of the front matter', () => {
    const keys = [...Object.keys(FRONT_MATTER_KEYS), ...IGNORED_FRONT_MATTER_KEYS];
    expect(keys.filter((key) => !guide.includes(`\`${key}\``))).toEqual([]);
  });

  it('lists every module of Docusaurus with its exports', () => {
    const rows = [...guide.matchAll(/^\| `(@(?:docusaurus|theme)\/[^`]+)` \| (.*)$/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual([...DOCUSAURUS_MODULES.keys()].sort());
    for (const [, name = '', row = ''] of rows) {
      const { exports = [], interactive = [] } = DOCUSAURUS_MODULES.get(name) ?? {};
      expect(exports.filter((exported) => !row.includes(exported))).toEqual([]);
      const runs = interactive.length > 0 || name === '@docusaurus/BrowserOnly';
      expect(`${name} ${!row.endsWith('| |')}`).toBe(`${name} ${runs}`);
    }
  });

  function write(path: string | undefined, text: string): void {
    const file = join(project, path ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
});

/** The fences of a document. A fence with a path is a file. */
function fencesOf(markdown: string) {
  const { children } = fromMarkdown(markdown);
  return children.flatMap((node, index) => {
    if (node.type !== 'code') return [];
    const { meta, value: text } = node;
    const above = children[index - 1];
    return {
      path: /title="([^"]+)"/.exec(meta ?? '')?.[1],
      /**
       * The paragraph above the fence. Readers of the document see this, but not the fence's meta
       * string.
       */
      caption: above?.type === 'paragraph' ? toText(above) : '',
      wrong: /^wrong\b/.test(meta ?? ''),
      github: meta === 'github',
      text,
    };
  });
}

function toText({ children }: Paragraph): string {
  return children.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Lines that are not empty, trimmed. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether all wanted lines occur in this order, possibly with other lines between them. */
function hasInOrder(lines: readonly string[], wanted: readonly string[]): boolean {
  let found = 0;
  for (const line of lines) if (line === wanted[found]) found += 1;
  return wanted.length > 0 && found === wanted.length;
}
