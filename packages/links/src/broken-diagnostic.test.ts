import { expect, test } from 'vitest';
import { type BrokenTarget, brokenDiagnostic } from './broken-diagnostic.ts';

/** What all cases have in common, on a site without similar addresses. */
const SITE = {
  notes: [{ message: 'Here.' }],
  severity: 'error',
  nearest: () => [],
  firstBelow: () => undefined,
  nearestId: () => [],
  pageCount: 1,
  basePath: '/',
} satisfies Partial<BrokenTarget>;

/** The diagnostic of a link `./<path>#a` on a page in `docs/`, to a Markdown file that is missing. */
const missingPage = (path: string) =>
  brokenDiagnostic({
    breakage: { code: 'broken-link', reason: 'missing', path: `/${path}`, wants: 'any' },
    link: {
      href: `/${path}#a`,
      written: `./${path}#a`,
      place: { file: 'docs/a.md' },
      missing: { kind: 'page', file: `docs/${path}` },
    },
    ...SITE,
    nearest: (path) => [`${path}s`],
  });

test('the file of a page that is not there, as it was written', () => {
  const { message, hint } = missingPage('nope.md');
  expect(message).toBe('The link to "./nope.md#a" is broken: there is no page docs/nope.md.');
  expect(hint).toBe('Did you mean "/nopes"?');
});

test('the start page of a folder is looked for at the address of the folder', () => {
  expect(missingPage('guide/readme.md').hint).toBe('Did you mean "/guides"?');
  expect(missingPage('guide/index.mdx').hint).toBe('Did you mean "/guides"?');
  expect(missingPage('index.md').hint).toBe('Did you mean "/indexs"?');
});

test('folders that are separated as in Windows', () => {
  const hint = 'Write "/" in place of each "\\".';
  expect(missingPage('guide\\first.md').hint).toBe(hint);
  const { hint: ofAddress } = brokenDiagnostic({
    breakage: { code: 'broken-image', reason: 'missing', path: '/a/.%5Ci.png', wants: 'file' },
    ...SITE,
    nearest: () => ['/a/i.png'],
  });
  expect(ofAddress).toBe(hint);
});

test('a picture that is there, but no file', () => {
  const problem = 'is a named pipe (FIFO), not a file';
  const { code, message } = brokenDiagnostic({
    breakage: { code: 'broken-image', reason: 'missing', path: '/i.png', wants: 'file' },
    link: {
      href: './i.png',
      place: { file: 'docs/a.md' },
      missing: { file: 'docs/i.png', nearest: [], problem },
    },
    ...SITE,
  });
  expect(code).toBe('broken-image');
  expect(message).toBe(
    'The image "./i.png" cannot be read: docs/i.png is a named pipe (FIFO), not a file.',
  );
});

test('the start page of a site that has none', () => {
  const { hint } = brokenDiagnostic({
    breakage: { code: 'broken-link', reason: 'missing', path: '/', wants: 'page' },
    ...SITE,
    notes: [{ message: 'On the page /404.html.' }],
    nearest: () => ['/a'],
    basePath: '/shop/',
  });
  expect(hint).toBe(
    'Add a page with this address, where readers start, or an entry in `redirects` that leads from it to another page.',
  );
});

test('a field that is called like a top-level domain is no other site', () => {
  const { hint } = brokenDiagnostic({
    breakage: { code: 'broken-link', reason: 'missing', path: '/Event.org', wants: 'any' },
    link: {
      href: '/Event.org',
      place: { file: 'docs/a.md' },
      missing: { kind: 'definition', file: 'Event.org', nearest: [] },
    },
    ...SITE,
  });
  expect(hint).toBe('Correct the schema coordinate, or remove the link.');
});
