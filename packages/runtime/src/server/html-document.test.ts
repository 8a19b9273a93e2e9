import { expect, test } from 'vitest';
import { type DocumentInput, htmlDocument } from './html-document.ts';

const input: DocumentInput = {
  config: {
    title: 'Shop',
    tagline: '',
    url: 'https://docs.example.org',
    basePath: '/base/',
    trailingSlash: 'preserve',
    locale: 'en',
    home: '/',
    navbar: { title: 'Shop', items: [] },
    referenceSidebars: [],
    footer: { columns: [], style: 'dark' },
    colorMode: { default: 'light', switch: true, followSystem: false },
    titleDelimiter: '|',
  },
  direction: 'ltr',
  meta: { route: '/a', title: 'A', layout: 'doc', toc: false },
  assets: { script: 'entry.js', preloads: [], styles: [] },
  stylesheets: [],
  breadcrumbs: [],
};

const documentOf = (of: DocumentInput) => htmlDocument(of).join('');

test('a page names its Markdown twin, and one without names none', () => {
  const meta = { ...input.meta, markdown: '/base/a"b.md' };
  expect(documentOf({ ...input, meta })).toContain(
    '<link rel="alternate" type="text/markdown" href="/base/a&quot;b.md">',
  );
  expect(documentOf(input)).not.toContain('text/markdown');
});

test('the script does not hold up the stylesheet', () => {
  expect(documentOf(input)).toContain('fetchpriority="low" src="/base/entry.js"');
});

test('the head has the scripts that the configuration asks for', () => {
  const { config } = input;
  const scripts = (changes: Partial<DocumentInput['config']>) =>
    documentOf({ ...input, config: { ...config, ...changes } }).match(/<script>.*?</g) ?? [];
  expect(scripts({}).join()).not.toMatch(/announcement|prefers-color-scheme/);
  const announcementBar = { id: 'first', html: 'News', dismissible: true };
  expect(scripts({ announcementBar }).at(-1)).toContain('announcement');
  // The reader's choice comes after the system's preference.
  const followSystem = scripts({ colorMode: { ...config.colorMode, followSystem: true } });
  expect(followSystem[0]).toContain('prefers-color-scheme');
  expect(followSystem[1]).toContain('localStorage');
});

test('a heading "docgen" cannot have the id of the frame', () => {
  const ids = [...documentOf(input).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['__docgen', '__docgen-end']);
  expect(documentOf(input)).toContain('href="#__docgen-end" blocking="render"');
});

test('structured data cannot end its script', () => {
  const label = '</script><script>alert(1)</script><!--';
  const html = documentOf({ ...input, breadcrumbs: [{ label, to: '/a' }] });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json).itemListElement[1].name).toBe(label);
  expect(documentOf(input)).not.toContain('ld+json');
});

test('a picture for link previews comes with its size and its text', () => {
  const image = { url: 'https://docs.example.org/a.png', width: 1200, height: 630, alt: 'A & "B"' };
  const html = documentOf({ ...input, image });
  expect(html).toContain('<meta property="og:image" content="https://docs.example.org/a.png">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="A &amp; &quot;B&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(documentOf(input)).not.toMatch(/og:image|twitter:card/);
});

test("a picture that the page's <Head> names comes first", () => {
  const given = { tag: 'meta', attributes: { property: 'og:image', content: '/own.png' } } as const;
  const image = { url: 'https://docs.example.org/a.png', width: 1, height: 1, alt: '' };
  const html = documentOf({ ...input, meta: { ...input.meta, head: [given] }, image });
  expect(html.match(/property="og:image"/g)).toHaveLength(1);
  expect(html).toContain('content="/own.png"');
  expect(html).not.toContain('og:image:width');
});

test('the data of a page has what the head does not say, whatever characters are in it', () => {
  const meta = { ...input.meta, route: `/'"<b>&amp;</b>\\` };
  const html = documentOf({ ...input, meta });
  const [, json = ''] = /data-page='([^']*)'/.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&]/);
  const { title: _, ...rest } = meta;
  expect(JSON.parse(json)).toEqual(rest);
});

test.each([
  ['pt-BR', 'pt_BR'],
  ['zh-Hans-CN', 'zh_CN'],
  ['zh-Hans', undefined],
  ['de', undefined],
])('the locale %s is %s in Open Graph, a language with a territory', (locale, expected) => {
  const html = documentOf({ ...input, config: { ...input.config, locale } });
  expect(/og:locale" content="([^"]*)"/.exec(html)?.[1]).toBe(expected);
});
