import type { Diagnostic } from '@docgen/core/diagnostic';
import { afterAll, describe, expect, test } from 'vitest';
import { openCase } from '../../../test/support/fixture-case.ts';
import { readFolder } from '../../../test/support/read-folder.ts';
import { type LinkCheck, linkChecker } from './check-links.ts';
import { scanPage } from './scan-page.ts';

/**
 * In `test/fixtures/links/site`, `linked` contains a site, and each file in `<base path>/legal` and
 * `<base path>/broken` is its page at `/docs/page`. Legal pages have no diagnostics; those of
 * broken pages are in `expected`.
 */
const { project, expectFiles, remove } = openCase('links');
afterAll(remove);

/** Checks all pages of a site. */
const checkLinks = (check: LinkCheck) => linkChecker(check)(check.pages);

const site: LinkCheck = {
  pages: Object.entries(readFolder(`${project}/linked`)).map(([path, html]) => ({
    route: `/${path.replace(/(index)?\.html$/, '')}`,
    sourceFile: `content/${path.replace(/html$/, 'md')}`,
    scan: scanPage(html),
  })),
  files: new Set([
    'assets/app.js',
    'assets/site.css',
    'demo/index.html',
    'demo/start.html',
    'files/manual.pdf',
    'files/tour.mp4',
    'files/tour.vtt',
    'files/two words.pdf',
    'img/logo.svg',
    'img/logo@2x.png',
  ]),
  redirects: [{ from: '/old', to: '/docs/guide' }],
  unfinished: [],
  basePath: '/',
  trailingSlash: 'preserve',
  siteUrl: 'https://docs.example.org',
  checkAbsoluteLinks: true,
  severities: { brokenLinks: 'error', brokenAnchors: 'warn', trailingSlashes: 'ignore' },
  frame: [],
  externalRoutes: ['/blog'],
  ownRoutes: ['/docs'],
  isLenient: () => false,
};

function check(html: string, basePath = '/'): Diagnostic[] {
  const page = { route: '/docs/page', sourceFile: 'content/docs/page.md', scan: scanPage(html) };
  return checkLinks({ ...site, basePath, pages: [...site.pages, page] });
}

function written({ severity, code, message, hint, place, notes = [] }: Diagnostic): string {
  const lines = [`${severity} ${code}: ${message}`, `  ${hint}`];
  for (const note of [{ message: 'at', place }, ...notes]) {
    lines.push(`  ${note.message} ${note.place?.file ?? ''}`);
  }
  return `${lines.join('\n')}\n`;
}

const basePaths = [
  ['root', '/'],
  ['handbook', '/handbook/'],
] as const;

describe.each(basePaths)('served at the %s', (folder, basePath) => {
  const pages = Object.entries(readFolder(`${project}/${folder}/legal`));
  test.each(pages)('legal: %s', (_, html) => {
    expect(check(html, basePath).map(written)).toEqual([]);
  });
});

test('broken pages give the diagnostics that are expected', () => {
  const found = basePaths.flatMap(([folder, basePath]) =>
    Object.entries(readFolder(`${project}/${folder}/broken`)).map(([path, html]) => [
      `${folder}/${path.replace(/html$/, 'txt')}`,
      check(html, basePath).map(written).join('\n'),
    ]),
  );
  expectFiles(Object.fromEntries(found));
});

test('what is broken only in files of others is a warning', () => {
  const place = { file: 'github.graphql', line: 3, column: 1 };
  const from = (file: string) => ({
    route: `/${file}`,
    scan: scanPage('<a href="/nowhere">a</a>'),
    linksOf: () => [{ href: '/nowhere', place: { ...place, file } }],
  });
  const severity = (files: readonly string[]) =>
    checkLinks({
      ...site,
      pages: files.map(from),
      redirects: [],
      isLenient: (file) => file === 'github.graphql',
    }).map((found) => found.severity);
  expect(severity(['github.graphql'])).toEqual(['warning']);
  expect(severity(['github.graphql', 'own.graphql'])).toEqual(['error']);
});

test('what is below an external route is checked where the site has content of its own', () => {
  const codes = (href: string, ownRoutes: readonly string[]) => {
    const page = { route: '/', scan: scanPage(`<a href="${href}">a</a>`) };
    const own = { ...site, externalRoutes: ['/docs'], ownRoutes, pages: [page], redirects: [] };
    return checkLinks(own).map(({ code }) => code);
  };
  expect(codes('/docs/next/gone', ['/docs/next'])).toEqual(['broken-link']);
  expect(codes('/docs/next', ['/docs/next/'])).toEqual(['broken-link']);
  expect(codes('/docs/old', ['/docs/next'])).toEqual(['external-route']);
  expect(codes('/docs/nexter', ['/docs/next'])).toEqual(['external-route']);
  expect(codes('/docs/old', ['/', '/docs'])).toEqual(['external-route']);
});

test('a link to a schema without pages leads to the same page or file of the composed one', () => {
  const hint = (href: string, ownRoutes: readonly string[] = []) => {
    const link = { route: '/', scan: scanPage(`<a href="${href}">a</a>`) };
    const order = { route: '/api/order', scan: scanPage('<h1>Order</h1>') };
    const unlisted = [{ id: 'orders', route: '/orders', composedRoute: '/api' }];
    const files = new Set(['api/order.md']);
    const pages = [link, order];
    const shown = { ...site, pages, files, ownRoutes, unlisted, redirects: [] };
    return checkLinks(shown).map((found) => found.hint)[0];
  };
  expect(hint('/orders/order/')).toContain('Link to "/api/order" of');
  expect(hint('/orders/order.md')).toContain('Link to "/api/order.md" of');
  expect(hint('/orders/item')).toContain('because of its `reference: false`. Remove the link');
  expect(hint('/orderss/order')).not.toContain('reference');
  expect(hint('/orders/guide/order', ['/orders/guide'])).not.toContain('reference');
});

test('a page is found by its route, whatever has to be encoded in it', () => {
  const page = { route: '/50%25 ä', scan: scanPage('<h1 id="there">Half</h1>') };
  const files = new Set(['50% ä/index.html']);
  const linking = (fragment: string) => ({
    route: '/',
    scan: scanPage(`<a href="/50%25%20%C3%A4#${fragment}">Half</a>`),
  });
  const codes = (fragment: string) =>
    checkLinks({ ...site, files, redirects: [], pages: [page, linking(fragment)] }).map(
      ({ code }) => code,
    );
  expect(codes('there')).toEqual([]);
  expect(codes('elsewhere')).toEqual(['broken-anchor']);
});

describe('referrers', () => {
  const scan = scanPage('<a href="/docs/gone">gone</a>');
  const pages: LinkCheck['pages'] = [
    { route: '/generated', scan },
    { route: '/b', sourceFile: 'content/b.mdx', scan },
    {
      route: '/a',
      sourceFile: 'content/a.md',
      scan,
      linksOf: () => [
        {
          href: '/docs/gone',
          written: '../gone.md',
          place: { file: 'content/a.md', line: 9, column: 4 },
        },
        { href: '/docs/guide', place: { file: 'content/a.md', line: 2, column: 1 } },
        { href: '/docs/gone', place: { file: 'content/a.md', line: 3, column: 7 } },
      ],
    },
  ];

  test('are listed once per target, the exact places first', () => {
    const [diagnostic, ...others] = checkLinks({ ...site, pages: [...site.pages, ...pages] });
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      code: 'broken-link',
      severity: 'error',
      place: { file: 'content/a.md', line: 3, column: 7 },
      notes: [
        { message: 'written as "../gone.md"', place: { file: 'content/a.md', line: 9, column: 4 } },
        { message: 'on the page /b', place: { file: 'content/b.mdx' } },
        { message: 'on the page /generated' },
      ],
    });
  });

  test('on most pages of the site point to the frame of the page', () => {
    const frame = ['/1', '/2', '/3'].map((route) => ({ route, scan }));
    const [diagnostic] = checkLinks({ ...site, pages: frame });
    expect(diagnostic?.place).toBeUndefined();
    expect(diagnostic?.hint).toContain('It is on 3 of 3 pages: look in the navbar');
  });

  test('may be a redirect', () => {
    const redirects = [
      { from: '/old', to: '/docs/gude' },
      { from: '/older', to: 'https://example.org/' },
    ];
    expect(checkLinks({ ...site, redirects })).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        message:
          'The link to "/docs/gude" is broken: there is no page, file or redirect at this address.',
        hint: 'Did you mean "/docs/guide"?',
        notes: [{ message: 'redirected from /old' }],
      },
    ]);
  });
});

test('a page hides a redirect from its route: its ids and its own links count', () => {
  const moved = { route: '/docs/moved/', scan: scanPage('<h2 id="top"></h2><a href="/gone"></a>') };
  const guide = '<a href="/docs/moved#top"></a><a href="/docs/moved#bottom"></a>';
  const pages = [moved, { route: '/docs/guide', scan: scanPage(guide) }];
  const redirects = [{ from: '/docs/moved', to: '/docs/guide' }];
  expect(checkLinks({ ...site, pages, redirects }).map(({ message }) => message)).toEqual([
    'The link to "/gone" is broken: there is no page, file or redirect at this address.',
    'The page "/docs/moved" has no element with the id "bottom".',
  ]);
});

test('an id that is the last part of schema coordinates leads to those', () => {
  const ids = '<h1 id="Order"></h1><dt id="Order.total"></dt><dt id="Order.orderItems"></dt>';
  const links = ['total', 'orderitems', 'Ordr', 'none'].map((id) => `<a href="#${id}"></a>`);
  const pages = [{ route: '/docs/guide', scan: scanPage(`${ids}${links.join('')}`) }];
  expect(checkLinks({ ...site, pages }).map(({ hint }) => hint)).toEqual([
    'Did you mean "Order.total"?',
    'Did you mean "Order.orderItems"?',
    'Did you mean "Order"?',
    'Link to an id that the page has, or give the heading this id.',
  ]);
});

test('severities decide what is reported and how', () => {
  const page = {
    route: '/docs/page',
    scan: scanPage('<a href="/gone"></a><a href="/docs/guide#gone"></a>'),
  };
  const codes = (change: Partial<LinkCheck['severities']>) => {
    const severities = { ...site.severities, ...change };
    return checkLinks({ ...site, pages: [...site.pages, page], severities }).map(
      ({ code, severity }) => `${severity} ${code}`,
    );
  };
  expect(codes({ brokenLinks: 'warn', brokenAnchors: 'error' })).toEqual([
    'warning broken-link',
    'error broken-anchor',
  ]);
  expect(codes({ brokenLinks: 'ignore', brokenAnchors: 'warn' })).toEqual([
    'warning broken-anchor',
  ]);
  expect(codes({ brokenLinks: 'ignore', brokenAnchors: 'ignore' })).toEqual([]);
});

test('addresses that run are errors whatever is ignored, at the place that they were written at', () => {
  const page = {
    route: '/docs/page',
    sourceFile: 'a.md',
    // React's replacement for a `javascript:` address.
    scan: scanPage(`<a href="javascript:throw new Error('React has blocked it')"></a>`),
    linksOf: () => [
      { href: '/docs/guide', place: { file: 'a.md', line: 1 } },
      { href: 'javascript:a()', place: { file: 'a.md', line: 2, column: 3 } },
    ],
  };
  const severities = {
    brokenLinks: 'ignore',
    brokenAnchors: 'ignore',
    trailingSlashes: 'ignore',
  } as const;
  expect(checkLinks({ ...site, pages: [...site.pages, page], severities })).toMatchObject([
    {
      code: 'unsafe-address',
      severity: 'error',
      message: expect.stringContaining('"javascript:a()"'),
      place: { file: 'a.md', line: 2, column: 3 },
    },
  ]);
});

test('relative addresses are resolved against the address of the page as it is served', () => {
  const page = { route: '/docs/page', scan: scanPage('<a href="../guide"></a>') };
  const pages = [...site.pages, page];
  expect(checkLinks({ ...site, pages, trailingSlash: 'always' })).toEqual([]);
  expect(checkLinks({ ...site, pages, trailingSlash: 'never' })).toMatchObject([
    { code: 'broken-link', message: expect.stringContaining('"/guide"') },
  ]);
});

test('a slash against the policy is reported when asked for, of pages only', () => {
  const html =
    '<a href="/docs/guide/"></a><a href="/docs/guide"></a><a href="/docs/guide.html"></a><a href="/"></a><a href="/demo/"></a>';
  const pages = [...site.pages, { route: '/docs/page', scan: scanPage(html) }];
  const severities = { ...site.severities, trailingSlashes: 'warn' } as const;
  const messages = (trailingSlash: LinkCheck['trailingSlash']) =>
    checkLinks({ ...site, pages, severities, trailingSlash })
      .filter(({ code }) => code === 'trailing-slash')
      .map(({ message }) => message);
  expect(messages('never')).toEqual([
    'The link to "/docs/guide/" ends with a slash, and the address of the page does not.',
  ]);
  expect(messages('always')).toContain(
    'The link to "/docs/guide" does not end with a slash, as the address of the page does.',
  );
  expect(checkLinks({ ...site, pages, trailingSlash: 'never' })).toEqual([]);
});

test('what the frame shows on all pages is told once, where the configuration has it', () => {
  const pages = ['/docs/page', '/docs/other'].map((route) => ({
    route,
    scan: scanPage('<a href="/gone"></a>'),
  }));
  const place = { file: 'site.config.ts', line: 3, column: 5 };
  const frame = {
    route: '/',
    isFrame: true,
    origin: 'in navbar',
    scan: { ids: [], references: [{ href: '/gone', kind: 'link' as const }] },
    linksOf: () => [{ href: '/gone', place }],
  };
  const found = checkLinks({ ...site, pages: [...site.pages, ...pages], frame: [frame] });
  expect(found).toMatchObject([{ code: 'broken-link', place, notes: undefined }]);
});
